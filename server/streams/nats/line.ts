/** One stream as this node knows it: its tail, kept up to date by what is told live; its writes, one after the other. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Appended, Stored, StreamName } from '../streams.ts';
import type { Records } from './access.ts';
import { eventsOf, grown, nothing, storedOf, type Tail, tailOf } from './chain.ts';
import type { Place } from './layout.ts';
import { Listeners } from './listeners.ts';
import { decode, draft, encode, encodeDrop, type Record, versionOf } from './record.ts';
import { isFull, Refused, wrongLastSequence } from './trouble.ts';

export type Append = {
  readonly expectedVersion: number;
  /** As JSON. */
  readonly events: readonly string[];
  readonly wakeAt: number | undefined;
  readonly at: number;
};

export type Surroundings = {
  readonly access: Records;
  /** The stream asks to be woken; resolves once that will not be forgotten. */
  noteWake(name: StreamName, at: number): Promise<void>;
  /** Gives the error its code. */
  explained(error: unknown, place: Place): unknown;
  damaged(name: StreamName): Error;
  report(error: unknown, name: StreamName): void;
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Hears what is stored on this subject from now on. */
  listen(place: Place, hear: (sequence: number, previous: number, data: () => string) => void): () => void;
};

/** The last records, so that who is told of one can read it without asking anybody. */
const RECENT = 4;
const TRIES = 50;
/** A leader that was just chosen may not know yet what was acknowledged before. */
const STALE_WAIT = 100;
const STALE_TRIES = 20;
/** What was stored is told at the same moment as it is acknowledged. */
const HEARD_WITHIN = 50;
/** By now all servers know who listens; what was stored before the last of them knew is found by another look. */
const SECOND_LOOK = 250;

export class Line {
  readonly place: Place;
  readonly #name: StreamName;
  readonly #around: Surroundings;
  readonly #listeners: Listeners;
  #tail: Tail | undefined;
  #born: number | undefined;
  #recent: Record[] = [];
  /** What is surely stored. */
  #floor = 0;
  #looks = 0;
  #unheard: { sequence: number; previous: number; data: () => string }[] = [];
  /** Whether a stored record counts, for the last few. */
  readonly #verdicts = new Map<number, boolean>();
  #awaited: { readonly sequence: number; done(): void } | undefined;
  #unlisten: (() => void) | undefined;
  #secondLook: NodeJS.Timeout | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #writes = 0;

  constructor(name: StreamName, place: Place, around: Surroundings) {
    this.#name = name;
    this.place = place;
    this.#around = around;
    this.#listeners = new Listeners({
      read: (after) => this.read(after),
      version: () => versionOf(this.#tail?.head),
      report: (error) => around.report(error, name),
      track: (work) => void around.track(work),
    });
  }

  /** Nobody needs it to be kept. */
  get isIdle(): boolean {
    return this.#writes === 0 && this.#looks === 0 && !this.#unlisten;
  }

  get isFollowed(): boolean {
    return this.#unlisten !== undefined;
  }

  /** The head, if it is surely the last one that counts as far as this node was told. */
  get liveTail(): Tail | undefined {
    return this.#unlisten && this.#looks === 0 ? this.#tail : undefined;
  }

  ended(): Promise<unknown> {
    return this.#queue;
  }

  append(append: Append): Promise<Appended> {
    return this.#inTurn(() => this.#append(append));
  }

  drop(at: number): Promise<void> {
    return this.#inTurn(() => this.#drop(at));
  }

  async read(after: number): Promise<Stored[]> {
    const oldest = this.liveTail && this.#recent[0];
    if (oldest && oldest.version - oldest.events.length <= Math.max(0, after)) return storedOf(this.#recent, after);
    for (let tries = 0; tries < TRIES; tries++) {
      const { head } = await this.look();
      const stored = await this.#explained(eventsOf(this.#around.access, this.place, head, Math.max(0, after)));
      if (stored) return stored;
    }
    throw this.#around.damaged(this.#name);
  }

  follow(...listener: Parameters<Listeners['add']>): () => void {
    if (!this.#unlisten) {
      // First, so that nothing is stored unheard between the first reading and this; and what was known is old.
      this.#unlisten = this.#around.listen(this.place, (...told) => this.#hear(...told));
      this.#tail = undefined;
      if (this.#around.access.isReplicated) this.#secondLook = setTimeout(() => this.lookSoon(), SECOND_LOOK).unref();
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
      if (!this.#tail || tail.last >= this.#tail.last || tail.last === 0) this.#set(tail);
      return this.#tail ?? tail;
    } finally {
      this.#looks -= 1;
      if (this.#looks === 0) for (const told of this.#unheard.splice(0)) this.#take(told);
    }
  }

  /** If it cannot, it is asked to again when the store is back. */
  lookSoon(): void {
    this.#around.track(this.look()).catch(() => {});
  }

  close(): void {
    this.#listeners.clear();
    this.#rest();
  }

  async #append({ expectedVersion, events, wakeAt, at }: Append): Promise<Appended> {
    const { access } = this.#around;
    for (let tries = 0; tries < TRIES; tries++) {
      let tail = this.#tail ?? (await this.look());
      // What is known may be old; what is answered may not.
      if (versionOf(tail.head) !== expectedVersion) tail = await this.look();
      const version = versionOf(tail.head);
      if (version !== expectedVersion) return { appended: false, version };
      if (version === 0 && events.length === 0) return { appended: true, version };
      if (wakeAt !== undefined) await this.#explained(this.#around.noteWake(this.#name, wakeAt));
      const record = draft(tail.head, { events, wakeAt, at, born: () => randomInt(2 ** 47) });
      const text = encode(record);
      try {
        const sequence = await access.write(this.place.subject, text, tail.last);
        this.#floor = Math.max(this.#floor, sequence);
        if (await this.#isCounted(sequence, text, tail)) return { appended: true, version: record.version };
      } catch (error) {
        // Stored or not: who comes next has to look.
        this.#tail = undefined;
        if (!(error instanceof Refused && error.number === wrongLastSequence)) {
          throw this.#around.explained(error, this.place);
        }
      }
      await this.look();
    }
    throw this.#around.explained(new Refused({ description: 'others were always faster' }), this.place);
  }

  /** Whether what was stored here came before anything else that was appended to the same record. */
  async #isCounted(sequence: number, text: string, before: Tail): Promise<boolean> {
    const { access } = this.#around;
    if (!access.isReplicated) {
      if (this.#tail?.last === before.last) this.#adopt(decode(sequence, text));
      return true;
    }
    if (this.#unlisten && !this.#verdicts.has(sequence)) await this.#heard(sequence);
    const verdict = this.#verdicts.get(sequence);
    if (verdict !== undefined) return verdict;
    let tail = before;
    while (tail.last < sequence) {
      const next = await access.next(this.place, tail.last + 1);
      // It was stored, and has been dropped and purged since.
      if (!next) return true;
      if (this.#tail?.last === tail.last) this.#adopt(next);
      tail = grown(tail, next);
    }
    return tail.head?.sequence === sequence;
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

  async #drop(at: number): Promise<void> {
    const { access } = this.#around;
    const { head } = await this.look();
    // Also those who follow one that never was.
    if (!head) return this.#end();
    let last = head.sequence;
    if (!head.isDrop) {
      const mark = encodeDrop(at);
      last = await access.write(this.place.subject, mark).catch(async (error) => {
        if (!isFull(error)) throw this.#around.explained(error, this.place);
        // Where there is no room for the mark, the events make some.
        await this.#explained(access.purge(this.place, head.sequence));
        return this.#explained(access.write(this.place.subject, mark));
      });
      this.#floor = Math.max(this.#floor, last);
      if (!this.#tail || this.#tail.last < last) this.#set({ last, head: decode(last, mark) });
    }
    // The mark stays for a while, so that whoever still has the old stream in mind finds out.
    await this.#explained(access.purge(this.place, last));
  }

  async #freshTail(): Promise<Tail> {
    for (let tries = 0; ; tries++) {
      const tail = await tailOf(this.#around.access, this.place);
      if (tail.last >= this.#floor) return tail;
      if (tries === STALE_TRIES || this.#tail?.head?.isDrop) {
        this.#floor = tail.last;
        return tail;
      }
      await sleep(STALE_WAIT);
    }
  }

  #hear(sequence: number, previous: number, data: () => string): void {
    this.#floor = Math.max(this.#floor, sequence);
    const told = { sequence, previous, data };
    if (this.#looks > 0) this.#unheard.push(told);
    else this.#take(told);
  }

  #take({ sequence, previous, data }: { sequence: number; previous: number; data: () => string }): void {
    if (this.#tail && sequence <= this.#tail.last) return;
    if (this.#tail?.last === previous) {
      this.#adopt(decode(sequence, data()));
      return;
    }
    // Something was missed, or nothing is known any more.
    this.#tail = undefined;
    if (this.#listeners.size > 0) this.lookSoon();
  }

  /** The next record of the tail. */
  #adopt(record: Record): void {
    const tail = grown(this.#tail ?? nothing, record);
    const isCounted = tail.head === record;
    this.#verdicts.set(record.sequence, isCounted);
    for (const old of this.#verdicts.keys()) if (this.#verdicts.size > RECENT) this.#verdicts.delete(old);
    this.#tail = tail;
    if (isCounted) {
      if (record.isDrop) this.#end();
      else this.#born ??= record.born;
      this.#recent = record.isDrop ? [] : [...this.#recent.slice(1 - RECENT), record];
      this.#listeners.tell(storedOf([record], 0));
    }
    if (this.#awaited?.sequence === record.sequence) this.#awaited.done();
  }

  #set(tail: Tail): void {
    const { head } = tail;
    const born = head && !head.isDrop ? head.born : undefined;
    if (this.#born !== undefined && this.#born !== born) this.#end();
    this.#born = born;
    this.#tail = tail;
    this.#recent = born !== undefined && head ? [head] : [];
    this.#listeners.lookBehind();
  }

  #end(): void {
    this.#born = undefined;
    this.#listeners.end();
    this.#rest();
  }

  /** Without anybody to tell, there is nothing to hear. */
  #rest(): void {
    if (this.#listeners.size > 0) return;
    clearTimeout(this.#secondLook);
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.#recent = [];
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#writes += 1;
    const done = this.#queue.then(work).finally(() => {
      this.#writes -= 1;
    });
    this.#queue = done.catch(() => {});
    return this.#around.track(done);
  }

  async #explained<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      throw this.#around.explained(error, this.place);
    }
  }
}
