/** What this node knows of one stream: its tail, kept current by live messages, and its followers here. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stored, StreamName } from '../streams.ts';
import type { Records } from './access.ts';
import { eventsOf, grown, nothing, storedOf, type Tail, tailOf } from './chain.ts';
import type { StreamLocation } from './layout.ts';
import { Listeners } from './listeners.ts';
import { decode, type Record, versionOf } from './record.ts';
import { Unanswered } from './requests.ts';

export type Hear = (sequence: number, previous: number, data: () => string) => void;

export type TailContext = {
  readonly access: Records;
  /** Maps the error to one with a code. */
  explained(error: unknown, location: StreamLocation): unknown;
  damaged(name: StreamName): Error;
  report(error: unknown, name: StreamName): void;
  /** Called with work in progress. */
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Calls `hear` for everything stored on this subject from now on. */
  listen(location: StreamLocation, hear: Hear): () => void;
  readonly patience: Patience;
};

/** How long to wait for a newly elected leader that does not know yet what was acknowledged before; in milliseconds. */
export type Patience = {
  readonly between: number;
  /** How often to ask in a row. */
  readonly tries: number;
  /** What it does not know for so long was purged. */
  readonly purged: number;
};

/** Characters of recent records to keep, so that a follower can read a new one without a request. */
const RECENT = 8192;
const TRIES = 50;
/** A leader that does not know what was acknowledged, seen again after longer than this, is another one. */
const SEEN_AGAIN = 60_000;
/** The live message arrives about when the acknowledgement does. */
const HEARD_WITHIN = 50;
const VERDICTS = 4;
/** Subscriptions have propagated by then: re-read once to find what was stored before. */
const SECOND_REFRESH = 250;

export class StreamTail {
  readonly #name: StreamName;
  readonly #location: StreamLocation;
  readonly #context: TailContext;
  readonly #listeners: Listeners;
  #tail: Tail | undefined;
  /** Tells a stream from a later one of the same name; undefined if there is none, as far as is known. */
  #born: number | undefined;
  /** The last records up to the head, without gaps. */
  #recent: Record[] = [];
  /** The highest sequence known to be stored. */
  #highestStored = 0;
  /** Since when the leader does not know it, and when that was last seen. */
  #stale: { readonly since: number; readonly seen: number } | undefined;
  #refreshing = 0;
  #unheard: Parameters<Hear>[] = [];
  /** Whether a stored record counts, for the last few. */
  readonly #verdicts = new Map<number, boolean>();
  #awaited: { readonly sequence: number; done(): void } | undefined;
  #unlisten: (() => void) | undefined;
  #secondRefresh: NodeJS.Timeout | undefined;

  constructor(name: StreamName, location: StreamLocation, context: TailContext) {
    this.#name = name;
    this.#location = location;
    this.#context = context;
    this.#listeners = new Listeners({
      read: (after) => this.read(after),
      version: () => versionOf(this.#tail?.head),
      report: (error) => context.report(error, name),
      track: (work) => void context.track(work),
    });
  }

  get isFollowed(): boolean {
    return this.#unlisten !== undefined;
  }

  get isLooking(): boolean {
    return this.#refreshing > 0;
  }

  /** As last known; may be stale. */
  get lastKnown(): Tail | undefined {
    return this.#tail;
  }

  /** The current tail as far as this node has heard; undefined if it cannot be relied on. */
  get liveTail(): Tail | undefined {
    return this.isFollowed && !this.isLooking ? this.#tail : undefined;
  }

  async read(from: number): Promise<Stored[]> {
    const after = Math.max(0, from);
    const oldest = this.liveTail && this.#recent[0];
    if (oldest && oldest.version - oldest.events.length <= after) return storedOf(this.#recent, after);
    for (let tries = 0; tries < TRIES; tries++) {
      const { head } = await this.refresh();
      const stored = await this.#explained(eventsOf(this.#context.access, this.#location, head, after));
      if (stored) return stored;
      // Dropped in the meantime, or the leader is new.
      if (tries > 0) await sleep(this.#context.patience.between);
    }
    throw this.#context.damaged(this.#name);
  }

  follow(...listener: Parameters<Listeners['add']>): () => void {
    if (!this.#unlisten) {
      // Subscribe before the first read, so that nothing is missed in between. What was known before is stale.
      this.#unlisten = this.#context.listen(this.#location, (...told) => this.#hear(...told));
      this.#tail = undefined;
      if (this.#context.access.isReplicated)
        this.#secondRefresh = setTimeout(() => this.refreshSoon(), SECOND_REFRESH).unref();
    }
    const leave = this.#listeners.add(...listener);
    return () => {
      leave();
      this.#rest();
    };
  }

  /** Re-reads the tail and delivers what followers missed. */
  async refresh(): Promise<Tail> {
    this.#refreshing += 1;
    try {
      const tail = await this.#explained(this.#freshTail());
      if (!this.#tail || tail.last >= this.#tail.last || tail.last === 0) this.set(tail);
      return tail;
    } finally {
      this.#refreshing -= 1;
      if (this.#refreshing === 0) for (const told of this.#unheard.splice(0)) this.#take(...told);
    }
  }

  /** Errors are ignored: it runs again once the store is back. */
  refreshSoon(): void {
    this.#context.track(this.refresh()).catch(() => {});
  }

  /** Acknowledged: a server that does not have this sequence is behind. */
  isStored(sequence: number): void {
    this.#highestStored = Math.max(this.#highestStored, sequence);
  }

  /** After an error: what is known may be wrong. */
  forget(): void {
    this.#tail = undefined;
  }

  /** Whether a stored record counts; undefined if no live message arrived in time. */
  async verdictOn(sequence: number): Promise<boolean | undefined> {
    if (this.isFollowed && !this.#verdicts.has(sequence)) await this.#heard(sequence);
    return this.#verdicts.get(sequence);
  }

  /** Appends the record, if `last` was the last known sequence. */
  adopt(record: Record, last: number): void {
    if (this.#tail?.last === last) this.#adopt(record);
  }

  set(tail: Tail): void {
    const { head } = tail;
    const born = head && !head.isDrop ? head.born : undefined;
    if (this.#born !== undefined && this.#born !== born) this.end();
    this.#born = born;
    this.#recent = [];
    this.#keep(tail, born === undefined ? undefined : head);
    this.#listeners.lookBehind();
  }

  /** The stream was dropped. */
  end(): void {
    this.#born = undefined;
    this.#listeners.end();
    this.#rest();
  }

  close(): void {
    this.#listeners.clear();
    this.#rest();
  }

  async #freshTail(): Promise<Tail> {
    const { between, tries: most, purged } = this.#context.patience;
    for (let tries = 0; ; tries++) {
      const tail = await tailOf(this.#context.access, this.#location);
      const seen = performance.now();
      const since = this.#stale && seen - this.#stale.seen < SEEN_AGAIN ? this.#stale.since : seen;
      this.#stale = tail.last < this.#highestStored ? { since, seen } : undefined;
      const isPurged = this.#stale !== undefined && seen - since > purged;
      // Of a stream that was dropped, the mark is purged, too.
      if (!this.#stale || isPurged || this.#born === undefined) {
        this.#stale = undefined;
        this.#highestStored = tail.last;
        return tail;
      }
      if (tries === most) throw new Unanswered('behind');
      await sleep(between);
    }
  }

  #hear(...told: Parameters<Hear>): void {
    this.isStored(told[0]);
    if (this.isLooking) this.#unheard.push(told);
    else this.#take(...told);
  }

  #take(sequence: number, previous: number, data: () => string): void {
    if (this.#tail && sequence <= this.#tail.last) return;
    if (this.#tail?.last === previous) {
      this.#adopt(decode(sequence, data()));
      return;
    }
    // Something was missed, or nothing is known any more.
    this.#tail = undefined;
    if (this.#listeners.size > 0) this.refreshSoon();
  }

  #adopt(record: Record): void {
    const tail = grown(this.#tail ?? nothing, record);
    const isCounted = tail.head === record;
    this.#verdicts.set(record.sequence, isCounted);
    for (const old of this.#verdicts.keys()) if (this.#verdicts.size > VERDICTS) this.#verdicts.delete(old);
    this.#keep(tail, isCounted ? record : undefined);
    if (isCounted && record.isDrop) {
      this.#recent = [];
      this.end();
    } else if (isCounted) {
      this.#born ??= record.born;
      this.#listeners.tell(storedOf([record], 0));
    }
    if (this.#awaited?.sequence === record.sequence) this.#awaited.done();
  }

  /** Keeps memory small: the head without events, and recent records up to a size limit. */
  #keep({ last, head }: Tail, latest: Record | undefined): void {
    this.#tail = { last, head: head && { ...head, events: [] } };
    if (!latest || !this.isFollowed) return;
    this.#recent.push(latest);
    let size = this.#recent.reduce((sum, record) => sum + record.size, 0);
    while (size > RECENT) size -= this.#recent.shift()?.size ?? size;
  }

  #heard(sequence: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(enough);
        this.#awaited = undefined;
        resolve();
      };
      const enough = setTimeout(done, HEARD_WITHIN);
      this.#awaited = { sequence, done };
    });
  }

  /** Unsubscribes when there are no followers left. */
  #rest(): void {
    if (this.#listeners.size > 0) return;
    clearTimeout(this.#secondRefresh);
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.#recent = [];
  }

  async #explained<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      throw this.#context.explained(error, this.#location);
    }
  }
}
