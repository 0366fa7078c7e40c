/** One WebSocket to a table that mends itself: it reconnects, catches up, and sends again what was not answered. */
import type { ErrorCode, Farewell } from '@safehouse/protocol/codes.ts';
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import type { FromClient, FromServer, Pack } from '@safehouse/protocol/messages.ts';
import type { Unpacked } from '@safehouse/protocol/packed.ts';
import type { Opinion } from '@safehouse/rules/kernel/contract.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { type Answer, type Asked, LATER, Outbox } from './outbox.ts';
import { randomId } from './random-id.ts';

/** `lost` is being mended; `ended` waits for somebody to ask for it again. */
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

/** What reads packed frames. */
export type Unpacker = Pick<typeof import('@safehouse/protocol/packed.ts'), 'fingerprint' | 'unpacked'>;

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type LinkOptions = {
  readonly table: string;
  /** Without one, one only watches. */
  readonly secret?: string;
  readonly dial: () => Socket;
  /** Asked for once, when a game is on the table; till then, and without it, everything comes as JSON. */
  readonly unpacker?: () => Promise<Unpacker>;
  /** Called after anything below has changed. */
  readonly changed: () => void;
  /** Whether anybody looks at the page: if not, the connection is seldom tested. */
  readonly seen?: () => boolean;
  readonly random?: () => number;
  readonly now?: () => number;
};

const WELCOME_WITHIN = 5_000;
/** After so much silence we ask; an answer that takes longer than `LATE` is told, one that takes `DEAD` is given up. */
const QUIET = 1_500;
const QUIET_UNSEEN = 20_000;
const LATE = 1_400;
const DEAD = 6_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 4_000;
/** After these the house wants us back. */
const PASSING: readonly (Farewell | ErrorCode)[] = ['restarting', 'too-slow'];

export class Link {
  status: Status = 'connecting';
  /** Open, but an answer is overdue. */
  late = false;
  /** The house cannot reach its store: it takes no moves, which wait here. */
  away = false;
  farewell?: Farewell | ErrorCode;
  you?: string;
  view?: View;
  version?: number;
  present: readonly string[] = [];
  packs: readonly Pack[] = [];
  /** The server's clock less ours, as near as messages tell. */
  offset = 0;

  readonly #options: LinkOptions;
  readonly #outbox = new Outbox((message) => this.#send(message));
  #socket: Socket | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #isExpecting = false;
  #fetched: Promise<void> | undefined;
  #unpacker: Unpacker | undefined;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** How many actions wait for an answer. */
  get waiting(): number {
    return this.#outbox.size;
  }

  /** Dials, now, whatever was before: at the start, when the network is back, or to take the table over again. */
  connect(): void {
    this.#drop();
    this.farewell = undefined;
    if (this.status === 'ended') this.status = 'connecting';
    const socket = this.#options.dial();
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event: MessageEvent) => this.#receive(event.data);
    socket.onclose = () => this.#lose();
    this.#watchdog = setTimeout(() => this.#lose(), WELCOME_WITHIN);
    this.#options.changed();
  }

  /** The network came back or the page was looked at: do not wait for the next try. */
  wake(): void {
    if (this.status === 'lost' || (this.status === 'ended' && this.farewell === 'idle')) this.connect();
    else if (this.status === 'open') this.#ping();
  }

  /** The browser says that the network is gone: believe it, and try again. */
  sleep(): void {
    if (this.status === 'open' || this.status === 'connecting') this.#lose();
  }

  close(): void {
    this.#end(undefined);
  }

  act(action: Action): Promise<Answer> {
    return this.#ask({ type: 'act', id: randomId(), action }) as Promise<Answer>;
  }

  /** What the referee thinks of a clue; nothing if it cannot be asked now. */
  checkClue(word: string): Promise<Opinion | undefined> {
    const asked = this.#ask({ type: 'checkClue', id: randomId(), word });
    return asked.then((answer) => ('verdict' in answer ? answer : undefined));
  }

  #ask(message: Asked): Promise<Answer | Opinion> {
    if (this.status === 'ended') return Promise.resolve({ ok: false, code: this.farewell ?? 'idle' });
    const answer = this.#outbox.put(message);
    if (this.#outbox.isOpen) this.#expectAnswer();
    this.#options.changed();
    return answer;
  }

  #greet(socket: Socket): void {
    const { table, secret } = this.#options;
    const hello: FromClient = { type: 'hello', protocol: 1, table };
    if (secret !== undefined) hello.secret = secret;
    if (this.view !== undefined && this.version !== undefined) hello.version = this.version;
    socket.send(JSON.stringify(hello));
  }

  #receive(data: string | ArrayBuffer): void {
    try {
      if (typeof data === 'string') this.#hear(JSON.parse(data));
      else this.#hear((this.#unpacker as Unpacker).unpacked(new Uint8Array(data), this.view?.people ?? []));
    } catch {
      // These bytes are no message, or not one about this view.
      this.#askForTheWhole();
    }
  }

  #hear(message: FromServer | Unpacked): void {
    if (this.status === 'open') this.#expectNothing();
    if ('now' in message) this.#setClock(message.now, message.type === 'welcome');
    switch (message.type) {
      case 'welcome':
        this.#settleIn(message);
        break;
      case 'view':
        this.view = message.view;
        this.version = message.version;
        break;
      case 'change':
        if (message.from === this.version && this.view) {
          this.view = applied(this.view as Json, message.patch) as View;
          this.version = message.version;
        } else this.#askForTheWhole();
        break;
      case 'done':
        this.#outbox.settle(message.id, { ok: true, version: message.version });
        break;
      case 'refused':
        this.#outbox.settle(message.id, { ok: false, code: message.code, about: message.about });
        break;
      case 'opinion':
        this.#outbox.settle(message.id, message.opinion);
        break;
      case 'present':
        this.present = message.people;
        break;
      case 'store':
        this.away = !message.reachable;
        if (this.away) this.#outbox.shut();
        else this.#outbox.open();
        break;
      case 'error':
        this.#fail(message.code, message.id);
        break;
      case 'bye':
        if (PASSING.includes(message.code)) this.#lose();
        else this.#end(message.code);
        break;
      case 'pong':
        break;
    }
    if (this.view?.round) this.#fetched ??= this.#fetchUnpacker();
    this.#options.changed();
  }

  async #fetchUnpacker(): Promise<void> {
    this.#unpacker = await this.#options.unpacker?.().catch(() => undefined);
    if (this.status === 'open') this.#askForPacked();
  }

  #askForPacked(): void {
    if (this.#unpacker) this.#send({ type: 'packed', dictionary: this.#unpacker.fingerprint });
  }

  #settleIn(welcome: Extract<FromServer, { type: 'welcome' }>): void {
    this.you = welcome.you;
    this.present = welcome.present;
    this.packs = welcome.packs;
    if (welcome.view) this.view = welcome.view;
    this.version = welcome.version;
    this.status = 'open';
    this.#failures = 0;
    this.#expectNothing();
    this.#askForPacked();
    this.away = false;
    this.#outbox.open();
  }

  /** Our view and the server's have parted: greet again, as somebody who has nothing yet. */
  #askForTheWhole(): void {
    const isAsked = this.version === undefined;
    this.version = undefined;
    if (this.#socket && !isAsked) this.#greet(this.#socket);
  }

  /** An error about an action is its answer, unless it may soon be welcome; one about the hello ends or delays it all. */
  #fail(code: ErrorCode, id: string | undefined): void {
    if (id !== undefined) this.#outbox.fail(id, code);
    else if (this.status !== 'open') {
      if (LATER.includes(code) || code === 'internal') this.#lose();
      else this.#end(code);
    }
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#send({ type: 'ping' });
    this.#expectAnswer();
  }

  /** Something must come, or the connection is dead without having said so. */
  #expectAnswer(): void {
    // Asking again and again does not make the first question any younger.
    if (this.#isExpecting) return;
    this.#isExpecting = true;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.late = true;
      this.#watchdog = setTimeout(() => this.#lose(), DEAD - LATE);
      this.#options.changed();
    }, LATE);
  }

  #expectNothing(): void {
    clearTimeout(this.#watchdog);
    this.late = this.#isExpecting = false;
    const isSeen = this.#options.seen?.() ?? true;
    this.#watchdog = setTimeout(() => this.#ping(), isSeen ? QUIET : QUIET_UNSEEN);
  }

  #lose(): void {
    this.#drop();
    this.status = 'lost';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    const wait = longest * (0.5 + (this.#options.random ?? Math.random)() / 2);
    this.#retry = setTimeout(() => this.connect(), wait);
    this.#options.changed();
  }

  #end(farewell: Farewell | ErrorCode | undefined): void {
    this.#drop();
    this.status = 'ended';
    this.farewell = farewell;
    this.#outbox.giveUp(farewell ?? 'idle');
    this.#options.changed();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#outbox.lose();
    this.late = this.#isExpecting = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Messages arrive late, never early: the largest difference is the truest. */
  #setClock(theirs: number, anew: boolean): void {
    const offset = theirs - (this.#options.now ?? Date.now)();
    this.offset = anew ? offset : Math.max(offset, this.offset);
  }
}
