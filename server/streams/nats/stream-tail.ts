/** What this node knows of one stream: its tail, kept up to date by what is told live, and who follows it here. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stored, StreamName } from '../streams.ts';
import type { Records } from './access.ts';
import { eventsOf, grown, nothing, storedOf, type Tail, tailOf } from './chain.ts';
import type { Place } from './layout.ts';
import { Listeners } from './listeners.ts';
import { decode, type Record, versionOf } from './record.ts';

export type Hear = (sequence: number, previous: number, data: () => string) => void;

export type TailContext = {
  readonly access: Records;
  /** Gives the error its code. */
  explained(error: unknown, place: Place): unknown;
  damaged(name: StreamName): Error;
  report(error: unknown, name: StreamName): void;
  /** Hears of work that goes on. */
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Tells what is stored on this subject from now on. */
  listen(place: Place, hear: Hear): () => void;
};

/** Characters of the last records, kept so that who is told of one can read it without asking anybody. */
const RECENT = 8192;
const TRIES = 50;
/** A leader that was just chosen may not know yet what was acknowledged before. */
const STALE_WAIT = 100;
const STALE_TRIES = 20;
/** What was stored is told at the same moment as it is acknowledged. */
const HEARD_WITHIN = 50;
const VERDICTS = 4;
/** By now all servers know who listens; what was stored before the last of them knew is found by another look. */
const SECOND_LOOK = 250;

export class StreamTail {
  readonly #name: StreamName;
  readonly #place: Place;
  readonly #context: TailContext;
  readonly #listeners: Listeners;
  #tail: Tail | undefined;
  #born: number | undefined;
  /** The last ones up to the head, without a gap. */
  #recent: Record[] = [];
  /** What is surely stored. */
  #floor = 0;
  #looks = 0;
  #unheard: Parameters<Hear>[] = [];
  /** Whether a stored record counts, for the last few. */
  readonly #verdicts = new Map<number, boolean>();
  #awaited: { readonly sequence: number; done(): void } | undefined;
  #unlisten: (() => void) | undefined;
  #secondLook: NodeJS.Timeout | undefined;

  constructor(name: StreamName, place: Place, context: TailContext) {
    this.#name = name;
    this.#place = place;
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
    return this.#looks > 0;
  }

  /** As it was last known. */
  get tail(): Tail | undefined {
    return this.#tail;
  }

  /** As it is, as far as this node was told. */
  get liveTail(): Tail | undefined {
    return this.isFollowed && !this.isLooking ? this.#tail : undefined;
  }

  async read(from: number): Promise<Stored[]> {
    const after = Math.max(0, from);
    const oldest = this.liveTail && this.#recent[0];
    if (oldest && oldest.version - oldest.events.length <= after) return storedOf(this.#recent, after);
    for (let tries = 0; tries < TRIES; tries++) {
      const { head } = await this.look();
      const stored = await this.#explained(eventsOf(this.#context.access, this.#place, head, after));
      if (stored) return stored;
    }
    throw this.#context.damaged(this.#name);
  }

  follow(...listener: Parameters<Listeners['add']>): () => void {
    if (!this.#unlisten) {
      // First, so that nothing is stored unheard between the first reading and this; and what was known is old.
      this.#unlisten = this.#context.listen(this.#place, (...told) => this.#hear(...told));
      this.#tail = undefined;
      if (this.#context.access.isReplicated) this.#secondLook = setTimeout(() => this.lookSoon(), SECOND_LOOK).unref();
    }
    const leave = this.#listeners.add(...listener);
    return () => {
      leave();
      this.#rest();
    };
  }

  /** Reads the tail anew, and tells those who follow what they missed. */
  async look(): Promise<Tail> {
    this.#looks += 1;
    try {
      const tail = await this.#explained(this.#freshTail());
      if (!this.#tail || tail.last >= this.#tail.last || tail.last === 0) this.set(tail);
      return tail;
    } finally {
      this.#looks -= 1;
      if (this.#looks === 0) for (const told of this.#unheard.splice(0)) this.#take(...told);
    }
  }

  /** If it cannot, it is asked to again when the store is back. */
  lookSoon(): void {
    this.#context.track(this.look()).catch(() => {});
  }

  /** This was acknowledged: whoever does not have it is behind. */
  isStored(sequence: number): void {
    this.#floor = Math.max(this.#floor, sequence);
  }

  /** Something went wrong: what is known may be wrong as well. */
  forget(): void {
    this.#tail = undefined;
  }

  /** Whether a record that was stored counts; undefined if nobody told in time. */
  async verdictOn(sequence: number): Promise<boolean | undefined> {
    if (this.isFollowed && !this.#verdicts.has(sequence)) await this.#heard(sequence);
    return this.#verdicts.get(sequence);
  }

  /** The next record, if this was the last one known. */
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
    for (let tries = 0; ; tries++) {
      const tail = await tailOf(this.#context.access, this.#place);
      if (tail.last >= this.#floor) return tail;
      if (tries === STALE_TRIES || this.#tail?.head?.isDrop) {
        this.#floor = tail.last;
        return tail;
      }
      await sleep(STALE_WAIT);
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
    if (this.#listeners.size > 0) this.lookSoon();
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

  /** Remembers little: the head without its events, and of the latest records what is not too long. */
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

  /** Without anybody to tell, there is nothing to hear. */
  #rest(): void {
    if (this.#listeners.size > 0) return;
    clearTimeout(this.#secondLook);
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.#recent = [];
  }

  async #explained<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      throw this.#context.explained(error, this.#place);
    }
  }
}
