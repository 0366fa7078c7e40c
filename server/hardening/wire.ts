/** An in-memory connection between a browser's socket and the server's: slow, and as faulty as a network can be. */
import type { Random } from '@safehouse/rules/kernel/random.ts';
import type { Socket } from '@safehouse/web/src/lib/link-options.ts';
import type { Channel, Listener } from '../websocket/web-socket.ts';
import type { VirtualTime } from './virtual-time.ts';

type WireDeps = { readonly time: VirtualTime; readonly random: Random; accept(channel: Channel): Listener };

/** Bytes arrive in order or not at all: a wire that fails loses everything from then on. */
export class Wire {
  readonly browser: BrowserSocket;
  readonly #deps: WireDeps;
  readonly #house: HouseSocket;
  /** Nothing arrives any more, and neither side has noticed. */
  #isSilent = false;
  #lastUp = 0;
  #lastDown = 0;
  #inFlight = 0;

  constructor(deps: WireDeps, { isDown }: { isDown: boolean }) {
    this.#deps = deps;
    this.browser = new BrowserSocket(this);
    this.#house = new HouseSocket(this);
    const { random } = deps;
    // A network that is down fails at once, or after a wait.
    if (isDown && random.below(2) === 0) this.#isSilent = true;
    else if (isDown) this.#down(() => this.browser.closed());
    else {
      this.#up(() => {
        this.#house.listener = deps.accept(this.#house);
        this.#down(() => this.browser.opened());
      });
    }
  }

  get isOver(): boolean {
    return this.#house.state === 'closed';
  }

  /** The wire fails: both sides notice, one does, or nobody does yet. */
  cut(): void {
    const { random } = this.#deps;
    const way = random.below(4);
    if (way === 0) this.#isSilent = true;
    // Data under way arrives before the end does, however long that takes.
    if (way === 1) this.#up(() => this.#house.closed());
    if (way === 2) this.#down(() => this.browser.closed());
    if (way < 3) return;
    this.#isSilent = true;
    this.#deps.time.after(random.below(50), () => this.#house.closed());
    this.#deps.time.after(random.below(50), () => this.browser.closed());
  }

  /** The server dies, all at once. */
  houseDied(): void {
    this.#isSilent = true;
    this.#house.state = 'closed';
    this.#house.listener = undefined;
    this.#deps.time.after(this.#deps.random.below(100), () => this.browser.closed());
  }

  fromBrowser(text: string): void {
    this.#up(() => this.#house.heard(Buffer.from(text)));
  }

  browserLeft(): void {
    this.#up(() => this.#house.closed());
  }

  houseLeft(): void {
    this.#down(() => {
      this.browser.closed();
      this.#up(() => this.#house.closed());
    });
  }

  houseCutOff(): void {
    this.#house.closed();
    this.#down(() => this.browser.closed());
  }

  #up(arrive: () => void): void {
    this.#lastUp = this.#travel(this.#lastUp, arrive);
  }

  #down(arrive: () => void): void {
    this.#lastDown = this.#travel(this.#lastDown, arrive);
  }

  /** Mostly quick, sometimes very slow; never faster than earlier data. */
  #travel(last: number, arrive: () => void): number {
    const { time, random } = this.#deps;
    const wait = random.below(12) === 0 ? random.below(3000) : 1 + random.below(40);
    const at = Math.max(last, time.now + wait);
    time.after(at - time.now, () => {
      if (!this.#isSilent) arrive();
    });
    return at;
  }

  fromHouse(frames: Buffer): void {
    for (const frame of apart(frames)) {
      this.#inFlight += frame.length;
      this.#down(() => {
        this.#inFlight -= frame.length;
        this.#arrive(frame);
      });
    }
  }

  /** Bytes that have not reached the browser. */
  get inFlight(): number {
    return this.#inFlight;
  }

  #arrive(frame: Buffer): void {
    const opcode = (frame[0] ?? 0) & 0x0f;
    const body = frame.subarray(headerOf(frame));
    if (opcode === 1) this.browser.heard(body.toString());
    else if (opcode === 2) this.browser.heard(new Uint8Array(body).buffer);
    else if (opcode === 9 && !this.browser.isClosed) this.#up(() => this.#house.listener?.answered(Buffer.alloc(0)));
  }
}

/** The frames that were written together. */
function* apart(frames: Buffer): Generator<Buffer> {
  for (let at = 0; at < frames.length; ) {
    const rest = frames.subarray(at);
    const header = headerOf(rest);
    const length =
      header === 2 ? rest.readUInt8(1) : header === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    yield rest.subarray(0, header + length);
    at += header + length;
  }
}

/** Frames of a server have no mask. */
function headerOf(frame: Buffer): number {
  const length = (frame[1] ?? 0) & 0x7f;
  return length < 126 ? 2 : length === 126 ? 4 : 10;
}

class BrowserSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  binaryType = 'arraybuffer' as const;
  isClosed = false;
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  send(text: unknown): void {
    if (!this.isClosed) this.#wire.fromBrowser(String(text));
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#wire.browserLeft();
  }

  opened(): void {
    if (!this.isClosed) this.onopen?.call(this as never, {} as Event);
  }

  heard(data: string | ArrayBuffer): void {
    if (!this.isClosed) this.onmessage?.call(this as never, { data } as MessageEvent);
  }

  closed(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

class HouseSocket implements Channel {
  listener: Listener | undefined;
  state: 'open' | 'closing' | 'closed' = 'open';
  readonly held = 0;
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  get isOpen(): boolean {
    return this.state === 'open';
  }

  get unread(): number {
    return this.#wire.inFlight;
  }

  write(frames: Buffer): void {
    this.#wire.fromHouse(frames);
  }

  heard(data: Buffer): void {
    if (this.isOpen) this.listener?.received(data, false);
  }

  close(): void {
    if (!this.isOpen) return;
    this.state = 'closing';
    this.#wire.houseLeft();
  }

  finish(): void {}

  terminate(): void {
    if (this.state !== 'closed') this.#wire.houseCutOff();
  }

  closed(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.listener?.closed();
  }
}
