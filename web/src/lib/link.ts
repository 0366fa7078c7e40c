/** A WebSocket to a table that recovers by itself: it reconnects, catches up, and resends unanswered messages. */
import type { ErrorCode, Farewell } from '@safehouse/protocol/codes.ts';
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import type { FromClient, FromServer, OnTv, Pack, TvPage } from '@safehouse/protocol/messages.ts';
import type { Unpacked } from '@safehouse/protocol/packed.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { Sign } from '@safehouse/rules/table/reactions.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { LinkOptions, Reaction, Socket, Unpacker } from './link-options.ts';
import { type Answer, type Asked, LATER, Outbox } from './outbox.ts';
import { randomId } from './random-id.ts';

/** `lost` reconnects by itself; `ended` stays closed until it is asked to connect again. */
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

const WELCOME_WITHIN = 5_000;
/** After this much silence we ping. An answer is shown as late after `LATE`; after `DEAD` we reconnect. */
const QUIET = 1_500;
const QUIET_UNSEEN = 20_000;
const LATE = 1_400;
const DEAD = 6_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 4_000;
/** After these, the server wants us back. */
const PASSING: readonly (Farewell | ErrorCode)[] = ['restarting', 'too-slow'];

/** Its state is fields of the class that extends it, so that on a page they can be reactive. */
export abstract class Link {
  abstract status: Status;
  /** Open, but an answer is overdue. */
  abstract late: boolean;
  /** Open, but the server cannot reach its store: moves wait. */
  abstract away: boolean;
  /** Why it ended. */
  abstract farewell: Farewell | ErrorCode | undefined;
  abstract you: string | undefined;
  abstract view: View | undefined;
  abstract present: ReadonlySet<string>;
  abstract packs: readonly Pack[];
  /** What the TVs show in place of the table. */
  abstract shown: OnTv | undefined;
  /** How many actions wait for an answer. */
  abstract waiting: number;
  version?: number;
  onreaction?: (reaction: Reaction) => void;

  readonly #options: LinkOptions;
  readonly #outbox = new Outbox((message) => this.#send(message));
  #socket: Socket | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #isExpecting = false;
  #fetched: Promise<void> | undefined;
  #unpacker: Unpacker | undefined;
  /** The server's clock minus ours, estimated from messages. */
  #offset = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** The server's clock, in milliseconds since 1970. */
  serverNow(): number {
    return Date.now() + this.#offset;
  }

  /** Dials now, in any state: at the start, when the network is back, or to take the table over again. */
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
    this.#changed();
  }

  /** The network is back or the page became visible: retry now. */
  wake(): void {
    if (this.status === 'lost' || (this.status === 'ended' && this.farewell === 'idle')) this.connect();
    else if (this.status === 'open') this.#ping();
  }

  /** The browser reports that the network is gone: drop the connection and retry. */
  sleep(): void {
    if (this.status === 'open' || this.status === 'connecting') this.#lose();
  }

  close(): void {
    this.#end(undefined);
  }

  act(action: Action): Promise<Answer> {
    return this.#ask({ type: 'act', id: randomId(), action }) as Promise<Answer>;
  }

  /** The referee's opinion of a clue; `undefined` if it cannot be asked now. */
  checkClue(word: string): Promise<Opinion | undefined> {
    const asked = this.#ask({ type: 'checkClue', id: randomId(), word });
    return asked.then((answer) => ('verdict' in answer ? answer : undefined));
  }

  /** Shows everyone a sign. One that gets lost is not sent again: it would be about something else. */
  react(sign: Sign): void {
    if (this.status === 'open') this.#send({ type: 'react', id: randomId(), sign });
  }

  /** Shows something on the TVs, or the table again. Whether it arrived is in `shown`. */
  show(what: TvPage | undefined): void {
    if (this.status === 'open') this.#send({ type: 'show', id: randomId(), ...(what && { what }) });
  }

  #ask(message: Asked): Promise<Answer | Opinion> {
    if (this.status === 'ended') return Promise.resolve({ ok: false, code: this.farewell ?? 'idle' });
    const answer = this.#outbox.put(message);
    if (this.#outbox.isOpen) this.#expectAnswer();
    this.#changed();
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
      // Not a message, or not one about this view.
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
        this.#setPresent(message.people);
        break;
      case 'reaction':
        this.onreaction?.(message);
        break;
      case 'shown':
        this.shown = message.shown;
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
    this.#changed();
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
    this.#setPresent(welcome.present);
    this.packs = welcome.packs;
    this.shown = welcome.shown;
    if (welcome.view) this.view = welcome.view;
    this.version = welcome.version;
    this.status = 'open';
    this.#failures = 0;
    this.#expectNothing();
    this.#askForPacked();
    this.away = false;
    this.#outbox.open();
  }

  /** Our view and the server's differ: greet again without a version, to get the whole view. */
  #askForTheWhole(): void {
    const isAsked = this.version === undefined;
    this.version = undefined;
    if (this.#socket && !isAsked) this.#greet(this.#socket);
  }

  /** An error about a message is its answer, unless it can be retried; one about the hello ends or delays the link. */
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

  /** Expects an answer: if none comes, the connection is dead without having closed. */
  #expectAnswer(): void {
    // Further messages do not restart the timer of the first.
    if (this.#isExpecting) return;
    this.#isExpecting = true;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.late = true;
      this.#watchdog = setTimeout(() => this.#lose(), DEAD - LATE);
      this.#changed();
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
    this.#changed();
  }

  #end(farewell: Farewell | ErrorCode | undefined): void {
    this.#drop();
    this.status = 'ended';
    this.farewell = farewell;
    this.#outbox.giveUp(farewell ?? 'idle');
    this.#changed();
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

  #setPresent(people: readonly string[]): void {
    if (people.length === this.present.size && people.every((person) => this.present.has(person))) return;
    this.present = new Set(people);
  }

  /** Latency only makes messages late, so the largest offset is the best estimate. */
  #setClock(theirs: number, isNew: boolean): void {
    const offset = theirs - Date.now();
    this.#offset = isNew ? offset : Math.max(offset, this.#offset);
  }

  #changed(): void {
    this.waiting = this.#outbox.size;
    this.#options.changed?.();
  }
}
