/** A table in memory: a serial actor around its state, which shows nothing before it is durable. */
import { Memory, remembering } from '@safehouse/rules/kernel/memo.ts';
import { broken } from '@safehouse/rules/kernel/result.ts';
import { stateFrom, table } from '@safehouse/rules/table/table.ts';
import type { Actor, State } from '@safehouse/rules/table/types.ts';
import type { Presence } from '../peers/peers.ts';
import { type TableId, tableStream } from '../platform/ids.ts';
import { fieldsOf, tag } from '../platform/log.ts';
import { type Stored, StreamsError } from '../streams/streams.ts';
import { TRY_AGAIN } from './alarm.ts';
import type { Allowance } from './allowance.ts';
import { Attendance } from './attendance.ts';
import { envelopesOf, eventOf, RecentActions } from './envelope.ts';
import { RefereeUnavailable } from './facts.ts';
import type { ActAnswer, Move, Services, Watcher } from './live-table-types.ts';
import { bringNames, PersonNames } from './person-names.ts';
import { cancelReminder } from './reminders.ts';
import { retryWhileBehind } from './retry-while-behind.ts';
import { SerialQueue } from './serial-queue.ts';
import { Settler } from './settler.ts';
import { bytesOf, isBarred } from './stored-bytes.ts';
import { Timekeeper } from './timekeeper.ts';

export class LiveTable {
  readonly id: TableId;
  /** Who is connected, here and on other nodes. */
  readonly presence: Presence;
  #state: State;
  #version: number;
  #stopped = false;
  #deleted = false;
  /** The store may hold events that are not applied yet. */
  #behind = false;
  #bytes: number;
  /** The last version announced by the store. */
  #heard = 0;
  #cancelCatchUp: (() => void) | undefined;
  #watcher: Watcher | undefined;
  /** Created by the first room; outlives its connections. */
  allowance?: Allowance;
  readonly #services: Services;
  #memory = new Memory();
  readonly #recent = new RecentActions();
  readonly #queue = new SerialQueue();
  readonly #attendance: Attendance;
  readonly #time: Timekeeper;
  readonly #settler: Settler;
  readonly #names: PersonNames;
  readonly #unfollow: () => void;

  /** Takes events with names filled in. Throws if they do not make a table. */
  constructor(id: TableId, stored: readonly Stored[], services: Services) {
    this.id = id;
    this.#services = services;
    this.presence = services.peers.presence(id);
    const events = stored.map(eventOf);
    this.#state = stateFrom(events);
    this.#bytes = bytesOf(events);
    this.#version = stored.length;
    for (const one of stored) this.#recent.read(one);
    this.#settler = new Settler(id, services);
    this.#names = new PersonNames(services.streams);
    const follow = services.streams.follow.bind(services.streams, tableStream(id), this.#version);
    this.#unfollow = follow(
      (news) => this.#hear(news),
      undefined,
      () => this.#delete(),
    );
    const { clock, timings } = services;
    this.#attendance = new Attendance(this, { clock, grace: timings.away, presence: this.presence });
    this.#time = new Timekeeper(this, services, this.#attendance);
    this.#time.update();
    this.#attendance.update();
  }

  get state(): State {
    return this.#state;
  }

  get version(): number {
    return this.#version;
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Deleted from the store; do not use this copy any more. */
  get isDeleted(): boolean {
    return this.#deleted;
  }

  /** Whether the store accepts its moves. */
  get canStore(): boolean {
    return this.#services.streams.canStore(tableStream(this.id));
  }

  get isWatched(): boolean {
    return this.#watcher !== undefined;
  }

  get isBusy(): boolean {
    return !this.#queue.isEmpty;
  }

  /** Lets the rules reuse what they computed for this table in earlier calls. */
  remember<Value>(work: () => Value): Value {
    return remembering(this.#memory, work);
  }

  watch(watcher: Watcher | undefined): void {
    this.#watcher = watcher;
    if (!watcher) this.#memory = new Memory();
  }

  act(move: Move): Promise<ActAnswer> {
    // Fail fast instead of waiting: the caller keeps the action and retries.
    if (!this.canStore) return Promise.resolve({ kind: 'failed', code: 'store-unavailable' });
    if (isBarred(this.#bytes, move)) return Promise.resolve({ kind: 'failed', code: 'history-full' });
    const inTurn = () => this.#queue.run(() => this.#guarded(() => this.#play(move)));
    return this.#time.isTooEarly(move) ? this.#time.catchUp().then(inTurn) : inTurn();
  }

  /** Folds what the store has beyond this copy; `seen` is a version the caller has seen, perhaps on another node. */
  async refresh(seen = 0): Promise<ActAnswer> {
    if (!this.#behind && seen <= this.#version) return { kind: 'done', version: this.#version };
    const { peers } = this.#services;
    if (!this.canStore) return { kind: 'failed', code: 'store-unavailable' };
    const read = () => this.#queue.run(() => this.#guarded(() => this.#read()));
    return peers.count === 1 ? read() : retryWhileBehind(read, () => seen > this.#version);
  }

  /** The store, or the part of it that has this table, is away or back. */
  storeChanged(): void {
    // What others append in the meantime is unknown here.
    if (!this.canStore) this.#behind = true;
    this.#watcher?.storeChanged();
  }

  async catchUp(): Promise<void> {
    if (this.#behind && this.isWatched) await this.refresh();
  }

  /** Runs the deadline action, if it is due. */
  wake(): Promise<void> {
    return this.#time.wake();
  }

  /** A broken invariant: stops this table and leaves its stream as it is. */
  stop(error: unknown): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#services.log.error('a table was stopped', {
      table: tag(this.id),
      version: this.#version,
      ...fieldsOf(error),
    });
    this.#services.metrics.error('table-stopped');
    this.leaveMemory();
    this.#watcher?.stopped();
    void cancelReminder(this.#services.streams, this.id, this.#version);
  }

  /** Releases timers and the store subscription; work in progress still finishes. */
  leaveMemory(): void {
    this.#time.close();
    this.#attendance.close();
    this.#cancelCatchUp?.();
    this.#unfollow();
  }

  ended(): Promise<void> {
    return this.#queue.idle();
  }

  /**
   * Writes the map first, then the table: after a crash in between, the table still owes the result and reports it
   * again, and the map records it once.
   */
  settle(number: number): Promise<ActAnswer> {
    return this.#queue.run(async () => {
      const recorded = await this.#settler.record(this.#state, number);
      if (recorded === undefined) return { kind: 'failed', code: 'store-unavailable' };
      return this.#guarded(() => this.#play({ by: 'clock', action: { kind: 'settled', number, recorded } }));
    });
  }

  async #guarded(work: () => Promise<ActAnswer>): Promise<ActAnswer> {
    if (this.#stopped) return { kind: 'failed', code: this.#deleted ? 'no-such-table' : 'table-stopped' };
    try {
      if (this.#behind) await this.#read();
      return await work();
    } catch (error) {
      if (error instanceof RefereeUnavailable) return { kind: 'failed', code: error.code };
      if (error instanceof StreamsError) {
        if (!this.#behind) this.#services.log.error('the store failed', { table: tag(this.id), ...fieldsOf(error) });
        // It may have been stored all the same: read before deciding anything else.
        this.#behind = true;
        return { kind: 'failed', code: 'store-unavailable' };
      }
      this.stop(error);
      return { kind: 'failed', code: 'table-stopped' };
    } finally {
      if (this.#behind) this.#catchUpLater();
      else if (this.#heard > this.#version) this.#catchUp();
    }
  }

  async #play({ by, action, id, holds }: Move): Promise<ActAnswer> {
    const { streams, facts, metrics } = this.#services;
    for (;;) {
      const before = id === undefined ? undefined : this.#recent.versionOf(by, id);
      if (before !== undefined) {
        metrics.repeated += 1;
        if (action.kind === 'forget') await this.#forget(by);
        return { kind: 'done', version: before };
      }
      if (holds?.() === false) return { kind: 'refused', code: 'too-late' };
      const finding = this.remember(() => facts.for(this.#state, by, action));
      const found = finding instanceof Promise ? await finding : finding;
      const decided = this.remember(() => table.decide(this.#state, by, action, found));
      if (!decided.ok) return { kind: 'refused', ...decided.refusal };
      const events = decided.value;
      const next = this.remember(() => events.reduce(table.evolve, this.#state));
      if (events.length > 0) {
        const begun = performance.now();
        const wakeAt = table.deadline(next)?.at;
        const told = envelopesOf(events, by, id);
        const envelopes = bringNames(events) ? await this.#names.keep(this.id, told) : told;
        const appended = await streams.append(tableStream(this.id), this.#version, envelopes, wakeAt);
        metrics.append.add(performance.now() - begun);
        if (!appended.appended) {
          if (appended.version === 0) return this.#delete();
          if (appended.version <= this.#version) return broken('a stream never gets shorter');
          metrics.conflicts += 1;
          await this.#read();
          continue;
        }
      }
      this.#bytes += bytesOf(events);
      this.#take(next, this.#version + events.length);
      if (id !== undefined) this.#recent.keep(by, id, this.#version);
      if (action.kind === 'forget') await this.#forget(by);
      return { kind: 'done', version: this.#version };
    }
  }

  /** The store no longer has this table. */
  #delete(): ActAnswer {
    if (!this.#stopped) {
      this.#stopped = this.#deleted = true;
      this.leaveMemory();
      this.#watcher?.deleted();
    }
    return { kind: 'failed', code: 'no-such-table' };
  }

  /** Someone who is back under a new name keeps it. */
  async #forget(by: Actor): Promise<void> {
    const person = this.#state.people.find(({ id }) => id === by);
    if (person?.name === '') await this.#names.forget(this.id, person.id);
  }

  /** The store announced new events, perhaps from another node. */
  #hear(news: readonly Stored[]): void {
    this.#heard = news.at(-1)?.version ?? 0;
    // During a turn, what it hears is mostly its own.
    if (this.#heard > this.#version && this.#queue.isEmpty) this.#catchUp();
  }

  #catchUp(): void {
    if (!this.#stopped) void this.#queue.run(() => this.#guarded(() => this.#read()));
  }

  #catchUpLater(): void {
    const { clock } = this.#services;
    this.#cancelCatchUp ??= clock.at(clock.now() + TRY_AGAIN, () => {
      this.#cancelCatchUp = undefined;
      if (this.#behind) this.#catchUp();
    });
  }

  async #read(): Promise<ActAnswer> {
    const news = await this.#services.streams.read(tableStream(this.id), this.#version);
    const stored = await this.#names.read(this.id, news);
    for (const one of stored) this.#recent.read(one);
    this.#behind = this.#heard > this.#version + stored.length;
    const events = stored.map(eventOf);
    this.#bytes += bytesOf(events);
    const next = events.reduce<State>(table.evolve, this.#state);
    this.#take(next, this.#version + stored.length);
    return { kind: 'done', version: this.#version };
  }

  #take(state: State, version: number): void {
    if (version === this.#version) return;
    const isNewPhase = state.phase !== this.#state.phase;
    this.#state = state;
    this.#version = version;
    this.#time.update();
    this.#watcher?.changed();
    this.#memory.grow({ isNewPhase });
    this.#attendance.update();
  }
}
