/** A table in memory: one serial actor around the folded state, which shows nothing before it is durable. */
import { setTimeout as sleep } from 'node:timers/promises';
import { broken } from '@safehouse/rules/kernel/result.ts';
import { fold, table } from '@safehouse/rules/table/table.ts';
import type { Action, Actor, State } from '@safehouse/rules/table/types.ts';
import type { Campaigns } from '../campaigns/campaigns.ts';
import type { Clock } from '../clock.ts';
import { fieldsOf, type Log, tag } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Company, Peers } from '../peers/peers.ts';
import { type Stored, type Streams, StreamsError } from '../streams/streams.ts';
import type { Timings } from '../timings.ts';
import { Alarm, TRY_AGAIN } from './alarm.ts';
import type { Allowance } from './allowance.ts';
import { Attendance } from './attendance.ts';
import { envelopesOf, eventOf, RecentActions } from './envelope.ts';
import type { FactFinder } from './facts.ts';
import { type TableId, tableStream } from './names.ts';
import { bringNames, PersonNames } from './person-names.ts';
import { Settler } from './settler.ts';
import { Turns } from './turns.ts';

/** What every table of a house works with. */
export type Services = {
  readonly streams: Streams;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly facts: FactFinder;
  readonly campaigns: Campaigns;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly timings: Timings;
  /** The host has closed this table, and nothing is left to be done: it is to be deleted. */
  closed(table: TableId): Promise<void>;
};

/** How long a node waits for what somebody has seen on another: so often, and so many milliseconds each time. */
const TRIES = 20;
const LAGGING = 25;

export type Move = { readonly by: Actor; readonly action: Action; readonly id?: string };

export type Answer =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly code: string; readonly about?: string }
  | { readonly kind: 'failed'; readonly code: 'store-unavailable' | 'table-stopped' | 'no-such-table' };

/** Whoever shows the table to people. */
export interface Watcher {
  changed(): void;
  stopped(): void;
  /** Somebody, on another node perhaps, deleted the table. */
  deleted(): void;
}

export class LiveTable {
  readonly id: TableId;
  /** Who is connected, here and on other nodes. */
  readonly company: Company;
  #state: State;
  #version: number;
  #stopped = false;
  #deleted = false;
  /** The store may hold events that are not folded yet. */
  #behind = false;
  /** The last version that the store told of. */
  #heard = 0;
  #cancelCatchUp: (() => void) | undefined;
  #watcher: Watcher | undefined;
  /** Made by whoever shows it to people first; it outlives their connections. */
  allowance?: Allowance;
  readonly #services: Services;
  readonly #recent = new RecentActions();
  readonly #turns = new Turns();
  readonly #alarm: Alarm;
  readonly #attendance: Attendance;
  readonly #settler: Settler;
  readonly #names: PersonNames;
  readonly #unfollow: () => void;

  /** The events with people's names. Throws if they make no table. */
  constructor(id: TableId, stored: readonly Stored[], services: Services) {
    this.id = id;
    this.#services = services;
    this.company = services.peers.company(id);
    this.#state = fold(stored.map(eventOf));
    this.#version = stored.length;
    for (const one of stored) this.#recent.read(one);
    this.#settler = new Settler(id, services);
    this.#names = new PersonNames(services.streams);
    this.#alarm = new Alarm(services.clock, () => this.wake());
    const follow = services.streams.follow.bind(services.streams, tableStream(id), this.#version);
    this.#unfollow = follow(
      (news) => this.#hear(news),
      undefined,
      () => this.#delete(),
    );
    this.#alarm.set(table.deadline(this.#state)?.at);
    this.#attendance = new Attendance(this, {
      clock: services.clock,
      grace: services.timings.away,
      company: this.company,
    });
    this.#attendance.look();
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

  /** It is nowhere any more: whoever looks for it is to look in the store. */
  get isDeleted(): boolean {
    return this.#deleted;
  }

  get isWatched(): boolean {
    return this.#watcher !== undefined;
  }

  get isBusy(): boolean {
    return !this.#turns.areOver;
  }

  watch(watcher: Watcher | undefined): void {
    this.#watcher = watcher;
  }

  async act(move: Move): Promise<Answer> {
    // Nothing would come of waiting here; whoever asked keeps it and asks again.
    if (!this.#services.streams.isReachable) return { kind: 'failed', code: 'store-unavailable' };
    if (this.#isTooEarly(move)) await this.#catchUpWithTime();
    return this.#turns.take(() => this.#guarded(() => this.#play(move)));
  }

  /** Folds what the store has and this copy might not; for somebody who has seen this version, on another node perhaps. */
  async refresh(seen = 0): Promise<Answer> {
    if (!this.#behind && seen <= this.#version) return { kind: 'done', version: this.#version };
    const { streams, peers } = this.#services;
    if (!streams.isReachable) return { kind: 'failed', code: 'store-unavailable' };
    const read = () => this.#turns.take(() => this.#guarded(() => this.#read()));
    let answer = await read();
    // What the store tells this node may come a moment after what another node has shown.
    for (let tries = 0; tries < TRIES && peers.count > 1 && seen > this.#version && answer.kind === 'done'; tries++) {
      await sleep(LAGGING);
      answer = await read();
    }
    return answer;
  }

  /** The store was away: what it was told meanwhile by others is not known here. */
  async catchUp(): Promise<void> {
    this.#behind = true;
    if (this.isWatched) await this.refresh();
  }

  /** Does what the clock does, if its moment has come. */
  async wake(): Promise<void> {
    if (this.#stopped) return;
    const { clock, streams } = this.#services;
    const due = table.deadline(this.#state);
    if (!due) return this.#alarm.set(undefined);
    const at = Math.max(due.at, this.#attendance.knownFrom);
    if (at > clock.now()) return this.#alarm.set(at);
    const { action } = due;
    if (action.kind === 'close') return this.#services.closed(this.id);
    const isOwed = action.kind === 'settled';
    const answer = await (isOwed ? this.#settle(action.number) : this.act({ by: 'clock', action }));
    if (answer.kind === 'failed') this.#alarm.again();
    if (answer.kind !== 'refused') return;
    const next = table.deadline(this.#state);
    // Somebody was faster, and it is due later now; or there is nothing to be done after all, and nothing to be reminded of.
    if (next && next.at > clock.now()) this.#alarm.set(next.at);
    else await hush(streams, this.id, this.#version);
  }

  /** After a start, what is overdue waits until it is known who is there (S22); no player is to be faster than that. */
  #isTooEarly({ by, action }: Move): boolean {
    if (action.kind !== 'play' || by === 'clock') return false;
    const now = this.#services.clock.now();
    const due = table.deadline(this.#state);
    return due !== undefined && due.at <= now && this.#attendance.knownFrom > now;
  }

  async #catchUpWithTime(): Promise<void> {
    const { clock } = this.#services;
    await new Promise<void>((done) => clock.at(this.#attendance.knownFrom, done));
    await this.wake();
  }

  /** A broken invariant: this table ends here, with its stream kept as it is. */
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
    void hush(this.#services.streams, this.id, this.#version);
  }

  /** Lets go of timers and the store; what is under way still ends. */
  leaveMemory(): void {
    this.#alarm.close();
    this.#attendance.close();
    this.#cancelCatchUp?.();
    this.#unfollow();
  }

  ended(): Promise<void> {
    return this.#turns.ended();
  }

  /**
   * First the map, then the table: whatever ends between the two, the table still owes the result and tells the map
   * again, which writes it down once.
   */
  #settle(number: number): Promise<Answer> {
    return this.#turns.take(async () => {
      const recorded = await this.#settler.record(this.#state, number);
      if (recorded === undefined) return { kind: 'failed', code: 'store-unavailable' };
      return this.#guarded(() => this.#play({ by: 'clock', action: { kind: 'settled', number, recorded } }));
    });
  }

  async #guarded(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#stopped) return { kind: 'failed', code: this.#deleted ? 'no-such-table' : 'table-stopped' };
    try {
      if (this.#behind) await this.#read();
      return await work();
    } catch (error) {
      if (error instanceof StreamsError) {
        if (!this.#behind) this.#services.log.error('the store failed', { table: tag(this.id), ...fieldsOf(error) });
        // It may have been stored all the same: read before anything else is decided.
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

  async #play({ by, action, id }: Move): Promise<Answer> {
    const { streams, facts, metrics } = this.#services;
    for (;;) {
      const before = id === undefined ? undefined : this.#recent.versionOf(by, id);
      if (before !== undefined) {
        metrics.repeated += 1;
        if (action.kind === 'forget') await this.#forget(by);
        return { kind: 'done', version: before };
      }
      const found = facts.for(this.#state, by, action);
      const decided = table.decide(this.#state, by, action, found instanceof Promise ? await found : found);
      if (!decided.ok) return { kind: 'refused', ...decided.refusal };
      const events = decided.value;
      const next = events.reduce(table.evolve, this.#state);
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
      this.#take(next, this.#version + events.length);
      if (id !== undefined) this.#recent.keep(by, id, this.#version);
      if (action.kind === 'forget') await this.#forget(by);
      return { kind: 'done', version: this.#version };
    }
  }

  /** The store has it no more. */
  #delete(): Answer {
    if (!this.#stopped) {
      this.#stopped = this.#deleted = true;
      this.leaveMemory();
      this.#watcher?.deleted();
    }
    return { kind: 'failed', code: 'no-such-table' };
  }

  /** Who is back by now, under another name, keeps that one. */
  async #forget(by: Actor): Promise<void> {
    const person = this.#state.people.find(({ id }) => id === by);
    if (person?.name === '') await this.#names.forget(this.id, person.id);
  }

  /** Somebody else, another node perhaps, has appended. */
  #hear(news: readonly Stored[]): void {
    this.#heard = news.at(-1)?.version ?? 0;
    // While it acts itself, what it hears is mostly its own.
    if (this.#heard > this.#version && this.#turns.areOver) this.#catchUp();
  }

  #catchUp(): void {
    if (!this.#stopped) void this.#turns.take(() => this.#guarded(() => this.#read()));
  }

  #catchUpLater(): void {
    const { clock } = this.#services;
    this.#cancelCatchUp ??= clock.at(clock.now() + TRY_AGAIN, () => {
      this.#cancelCatchUp = undefined;
      if (this.#behind) this.#catchUp();
    });
  }

  async #read(): Promise<Answer> {
    const news = await this.#services.streams.read(tableStream(this.id), this.#version);
    const stored = await this.#names.read(this.id, news);
    for (const one of stored) this.#recent.read(one);
    this.#behind = this.#heard > this.#version + stored.length;
    const next = stored.map(eventOf).reduce<State>(table.evolve, this.#state);
    this.#take(next, this.#version + stored.length);
    return { kind: 'done', version: this.#version };
  }

  #take(state: State, version: number): void {
    if (version === this.#version) return;
    this.#state = state;
    this.#version = version;
    this.#alarm.set(table.deadline(state)?.at);
    this.#watcher?.changed();
    this.#attendance.look();
  }
}

/** The store will no longer say that this table is due. At the version 0 it tells which version there is. */
export async function hush(streams: Streams, id: TableId, version: number): Promise<void> {
  try {
    const { appended, version: actual } = await streams.append(tableStream(id), version, []);
    if (!appended) await streams.append(tableStream(id), actual, []);
  } catch {
    // It will be asked again at the next sweep.
  }
}
