/** An in-memory connection between a browser's socket and the server's: slow, and as faulty as a network can be. */
import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Random } from '@safehouse/rules/kernel/random.ts';
import type { Socket } from '@safehouse/web/src/lib/link-options.ts';
import { WebSocket } from 'ws';
import type { VirtualTime } from './virtual-time.ts';

type WireDeps = { readonly time: VirtualTime; readonly random: Random; accept(ws: WebSocket, socket: Duplex): void };

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
        deps.accept(this.#house as unknown as WebSocket, this.#duplex());
        this.#down(() => this.browser.opened());
      });
    }
  }

  get isOver(): boolean {
    return this.#house.readyState === WebSocket.CLOSED;
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
    this.#house.readyState = WebSocket.CLOSED;
    this.#house.removeAllListeners();
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

  /** Frames that the server writes itself. */
  #duplex(): Duplex {
    const write = (frames: Buffer): boolean => {
      for (const frame of apart(frames)) {
        this.#inFlight += frame.length;
        this.#down(() => {
          this.#inFlight -= frame.length;
          this.#arrive(frame);
        });
      }
      return true;
    };
    const wire = this;
    const socket = {
      write,
      end: () => {},
      pause: () => {},
      get writableLength() {
        return wire.#inFlight;
      },
    };
    return socket as unknown as Duplex;
  }

  #arrive(frame: Buffer): void {
    const opcode = (frame[0] ?? 0) & 0x0f;
    const body = frame.subarray(headerOf(frame));
    if (opcode === 1) this.browser.heard(body.toString());
    else if (opcode === 2) this.browser.heard(new Uint8Array(body).buffer);
    else if (opcode === 9 && !this.browser.isClosed) this.#up(() => this.#house.emit('pong', Buffer.alloc(0)));
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

/** The part of `ws` that the server uses. */
class HouseSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  readonly #wire: Wire;

  constructor(wire: Wire) {
    super();
    this.#wire = wire;
  }

  heard(data: Buffer): void {
    if (this.readyState === WebSocket.OPEN) this.emit('message', data, false);
  }

  close(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.readyState = WebSocket.CLOSING;
    this.#wire.houseLeft();
  }

  pause(): void {}

  terminate(): void {
    if (this.readyState !== WebSocket.CLOSED) this.#wire.houseCutOff();
  }

  closed(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
  }
}
