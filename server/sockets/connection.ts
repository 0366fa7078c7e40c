/** One connection: a tab's socket, its limits, and the order in which its messages are answered. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { closeCode, type ErrorCode, type Farewell, type RefusalCode } from '@safehouse/protocol/codes.ts';
import type { FromClient, FromServer } from '@safehouse/protocol/messages.ts';
import { fingerprint } from '@safehouse/protocol/packed.ts';
import { limits } from '../config/limits.ts';
import type { Ending } from '../metrics/metrics.ts';
import type { Holder } from '../platform/held-bytes.ts';
import { RefereeUnavailable } from '../tables/facts.ts';
import type { ActAnswer } from '../tables/live-table-types.ts';
import { frameOf, PING, pongFrame } from '../websocket/frames.ts';
import type { Channel, Listener } from '../websocket/web-socket.ts';
import type { Beating } from './heartbeat.ts';
import type { Hub } from './hub.ts';
import { idOf, read } from './inbound.ts';
import { Outgoing } from './outgoing.ts';
import { Pace } from './pace.ts';
import type { Room } from './room.ts';
import { Unanswered } from './unanswered.ts';
import { type Encoding, packedDone } from './view-encodings.ts';

type Hello = FromClient & { type: 'hello' };

export class Connection implements Beating, Listener, Holder {
  /** Its slot in the heartbeat. */
  slot = 0;
  /** Why it ended, once it has. */
  ending: Ending = 'left';
  /** The encoding in which it gets the table. */
  encoding: Encoding = 'json';
  /** The address it is limited by. */
  readonly address: string;
  readonly #channel: Channel;
  readonly #hub: Hub;
  readonly #outgoing: Outgoing;
  readonly #pace: Pace;
  #helloTimer: NodeJS.Timeout | undefined;
  #room: Room | undefined;
  /** The secret of the guest who said hello. */
  #secret: string | undefined;
  #isGreeting = false;
  readonly #unanswered = new Unanswered();
  #isAlive = true;
  #isLeaving = false;
  #lastMessage: number;

  constructor(channel: Channel, hub: Hub, address: string) {
    this.address = address;
    const now = performance.now();
    this.#channel = channel;
    this.#hub = hub;
    this.#outgoing = new Outgoing(channel);
    this.#pace = new Pace(address, hub, now);
    this.#lastMessage = now;
    this.#helloTimer = setTimeout(() => this.#room ?? this.bye('idle'), hub.timings.helloWithin);
  }

  get isOpen(): boolean {
    return this.#channel.isOpen;
  }

  /** Bytes that the client has not read, or whose message is incomplete or not answered yet. */
  get held(): number {
    return this.#channel.unread + this.#channel.held + this.#unanswered.bytes;
  }

  arrived(): void {
    this.#hub.held.note(this);
  }

  /** Too much is held for its address, or for all. */
  cutOff(): void {
    this.ending = 'too-slow';
    this.#channel.terminate();
  }

  say(message: FromServer): void {
    this.send(frameOf(message));
  }

  refuse(code: RefusalCode, id: string, about?: string): void {
    this.#hub.metrics.refused(code);
    this.say({ type: 'refused', id, code, ...(about !== undefined && { about }) });
  }

  fail(code: ErrorCode, id?: string): void {
    this.#hub.metrics.error(code);
    this.say({ type: 'error', code, ...(id !== undefined && { id }) });
  }

  /** A frame may be shared between connections: never modify it. */
  send(frame: Buffer): void {
    if (!this.isOpen) return;
    this.#hub.metrics.frames += 1;
    this.#queue(frame);
  }

  #queue(frame: Buffer): void {
    if (this.#outgoing.add(frame)) this.#hub.flushQueue.add(this);
  }

  /** Writes all pending frames at once. */
  flush(): void {
    const frames = this.#outgoing.take();
    if (frames.length === 0 || !this.isOpen) return;
    this.#outgoing.write(frames);
    if (this.#channel.unread > limits.unsent) this.cutOff();
    else this.#hub.held.note(this);
  }

  bye(code: Farewell): void {
    if (!this.isOpen) return;
    this.ending = code;
    this.say({ type: 'bye', code });
    this.flush();
    this.#channel.close(closeCode(code), code);
  }

  /** Answers what came in so far; the rest goes to the node they connect to next. */
  async moveOn(): Promise<void> {
    this.#isLeaving = true;
    await this.#room?.table.ended();
    await nextTurn();
    this.bye('restarting');
  }

  terminate(): void {
    this.#channel.terminate();
  }

  beat(): void {
    if (!this.#isAlive) {
      this.ending = 'no-answer';
      this.#channel.terminate();
    } else if (performance.now() - this.#lastMessage > this.#hub.settings.idleHours * 3_600_000) this.bye('idle');
    else if (this.isOpen) {
      this.#isAlive = false;
      this.#queue(PING);
    }
  }

  received(data: Buffer, isBinary: boolean): void {
    if (!this.#listens(data)) return;
    const now = performance.now();
    this.#isAlive = true;
    this.#lastMessage = now;
    // An answer under its id is worth a short look, but not a long one.
    const isAllowed = this.#pace.allows(now, data.length);
    if (!isAllowed && data.length > limits.brief) {
      this.#mistaken('too-fast', undefined, limits.tooFast);
      return;
    }
    const inbound = read(data, isBinary);
    const isHello = inbound.ok && inbound.message.type === 'hello';
    if (!isAllowed || (isHello && !this.#pace.allowsHello(now))) {
      this.#mistaken('too-fast', idOf(inbound), limits.tooFast);
    } else if (!inbound.ok) this.#mistaken(inbound.code, inbound.id);
    else if (this.#unanswered.count >= limits.waiting) this.#mistaken('too-fast', idOf(inbound));
    else if (this.#isGreeting) this.#unanswered.wait(inbound.message, data.length);
    else this.#answer(inbound.message, data.length);
    this.#hub.held.note(this);
  }

  pinged(data: Buffer): void {
    if (this.#listens(data) && this.#isPaced(data)) this.#queue(pongFrame(data));
  }

  answered(data: Buffer): void {
    this.#isAlive = true;
    if (this.#listens(data)) this.#isPaced(data);
  }

  broke(): void {
    this.ending = 'broken';
    this.#hub.metrics.error('malformed');
  }

  closed(): void {
    clearTimeout(this.#helloTimer);
    this.#hub.metrics.ended(this.ending);
    this.#unanswered.takeWaiting();
    this.#hub.held.forget(this);
    this.#room?.leave(this);
    this.#hub.left(this);
  }

  /** After a goodbye nothing is answered, and a client that sends on and on is not even read. */
  #listens(data: Buffer): boolean {
    if (this.isOpen) return !this.#isLeaving && !this.#hub.isClosing;
    if (!this.#pace.allowsLate(data.length)) this.#channel.terminate();
    return false;
  }

  /** Control frames count as messages. */
  #isPaced(data: Buffer): boolean {
    const isAllowed = this.#pace.allows(performance.now(), data.length);
    if (!isAllowed) this.#mistaken('too-fast', undefined, limits.tooFast);
    return isAllowed;
  }

  #answer(message: FromClient, bytes: number): void {
    if (message.type === 'ping') this.#pong();
    else if (message.type === 'packed') this.#pack(message.dictionary);
    else if (message.type === 'hello') void this.#greet(message);
    else if (!this.#room) this.#mistaken('hello-first', message.id);
    else if (message.type === 'act') void this.#unanswered.during(bytes, this.#act(this.#room, message));
    else if (message.type === 'react') this.#room.react(this, message);
    else if (message.type === 'show') this.#room.show(this, message);
    else void this.#unanswered.during(bytes, this.#checkClue(this.#room, message));
  }

  #pong(): void {
    this.say({ type: 'pong', now: this.#hub.clock.now() });
  }

  /** A page of another version has another dictionary and stays with JSON. */
  #pack(dictionary: string): void {
    if (dictionary === fingerprint) this.encoding = 'packed';
    this.#pong();
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#room && !this.#isSameGuest(this.#room, hello)) {
      this.#mistaken('already-greeted');
      return;
    }
    this.#isGreeting = true;
    const result = await this.#hub.greet(this, hello);
    this.#isGreeting = false;
    if (typeof result === 'string') this.fail(result);
    else if (result) {
      clearTimeout(this.#helloTimer);
      this.#helloTimer = undefined;
      this.#room = result;
      this.#secret = hello.secret;
    }
    for (const { message, bytes } of this.#unanswered.takeWaiting()) this.#answer(message, bytes);
  }

  /** The same guest at the same table: a browser that missed a version says hello again. */
  #isSameGuest({ table }: Room, hello: Hello): boolean {
    return table.id === hello.table && this.#secret === hello.secret;
  }

  async #act(room: Room, { id, action }: FromClient & { type: 'act' }): Promise<void> {
    const begun = performance.now();
    if (!room.allows(this, action)) return this.fail('too-fast', id);
    const answer = room.act(this, action, id);
    if (!answer) return this.fail('not-allowed', id);
    this.#tell(await answer, id);
    this.#hub.metrics.action.add(performance.now() - begun);
  }

  #tell(answer: ActAnswer, id: string): void {
    const { metrics } = this.#hub;
    if (answer.kind === 'done') {
      metrics.accepted += 1;
      const { version } = answer;
      if (this.encoding === 'packed') this.send(packedDone(id, version));
      else this.say({ type: 'done', id, version });
    } else if (answer.kind === 'refused') this.refuse(answer.code as RefusalCode, id, answer.about);
    else this.fail(answer.code, id);
  }

  async #checkClue(room: Room, { id, word }: FromClient & { type: 'checkClue' }): Promise<void> {
    try {
      const opinion = await room.opinion(this, word);
      if (opinion) this.say({ type: 'opinion', id, opinion });
      else this.fail('no-clue-to-check', id);
    } catch (error) {
      if (!(error instanceof RefereeUnavailable)) this.#hub.refereeFailed(error);
      this.fail(error instanceof RefereeUnavailable ? error.code : 'internal', id);
    }
  }

  #mistaken(code: ErrorCode, id?: string, weight = 1): void {
    this.fail(code, id);
    if (!this.#pace.forgives(performance.now(), weight)) {
      this.bye('too-many-mistakes');
      this.#channel.finish();
    }
  }
}
