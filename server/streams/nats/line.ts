/** One stream in NATS: what is known of it, and its writes, one after the other. */
import { randomInt } from 'node:crypto';
import type { Appended, Stored, StreamName } from '../streams.ts';
import { grown, sequencesOf, type Tail } from './chain.ts';
import { Known, type Surroundings } from './known.ts';
import type { Place } from './layout.ts';
import { decode, draft, encode, encodeDrop, type Record, versionOf } from './record.ts';
import { isFull, Refused, wrongLastSequence } from './trouble.ts';

export type Append = {
  readonly expectedVersion: number;
  /** As JSON. */
  readonly events: readonly string[];
  readonly wakeAt: number | undefined;
  readonly at: number;
};

export type LineSurroundings = Surroundings & {
  /** The stream asks to be woken; resolves once that will not be forgotten. */
  noteWake(name: StreamName, at: number): Promise<void>;
};

/** Others were faster so often: more than any crowd at one table can be. */
const TRIES = 50;
/** Records erased side by side. */
const AT_ONCE = 32;

export class Line {
  readonly place: Place;
  readonly #name: StreamName;
  readonly #around: LineSurroundings;
  readonly #known: Known;
  #queue: Promise<unknown> = Promise.resolve();
  #writes = 0;

  constructor(name: StreamName, place: Place, around: LineSurroundings) {
    this.#name = name;
    this.place = place;
    this.#around = around;
    this.#known = new Known(name, place, around);
  }

  /** Nobody needs it to be kept. */
  get isIdle(): boolean {
    return this.#writes === 0 && !this.#known.isLooking && !this.#known.isFollowed;
  }

  get isFollowed(): boolean {
    return this.#known.isFollowed;
  }

  get liveTail(): Tail | undefined {
    return this.#known.liveTail;
  }

  read(after: number): Promise<Stored[]> {
    return this.#known.read(after);
  }

  follow(...listener: Parameters<Known['follow']>): () => void {
    return this.#known.follow(...listener);
  }

  append(append: Append): Promise<Appended> {
    return this.#inTurn(() => this.#append(append));
  }

  drop(at: number): Promise<void> {
    return this.#inTurn(() => this.#drop(at));
  }

  lookSoon(): void {
    this.#known.lookSoon();
  }

  /** What was asked so far is done. */
  ended(): Promise<unknown> {
    return this.#queue;
  }

  close(): void {
    this.#known.close();
  }

  async #append({ expectedVersion, events, wakeAt, at }: Append): Promise<Appended> {
    for (let tries = 0; tries < TRIES; tries++) {
      let tail = this.#known.tail ?? (await this.#known.look());
      // What is known may be old; what is answered may not.
      if (versionOf(tail.head) !== expectedVersion) tail = await this.#known.look();
      const version = versionOf(tail.head);
      if (version !== expectedVersion) return { appended: false, version };
      if (version === 0 && events.length === 0) return { appended: true, version };
      if (wakeAt !== undefined) await this.#around.noteWake(this.#name, wakeAt);
      const record = draft(tail.head, { events, wakeAt, at, born: () => randomInt(2 ** 47) });
      const text = encode(record);
      try {
        const sequence = await this.#around.access.write(this.place.shard, this.place.subject, text, tail.last);
        this.#known.isStored(sequence);
        if (await this.#isCounted(sequence, text, tail)) return { appended: true, version: record.version };
      } catch (error) {
        // Stored or not: who comes next has to look.
        this.#known.forget();
        const isTooLate = error instanceof Refused && error.number === wrongLastSequence;
        if (!isTooLate) throw this.#around.explained(error, this.place);
      }
      await this.#known.look();
    }
    throw this.#around.explained(new Refused({ description: 'others were always faster' }), this.place);
  }

  /** Whether what was stored here came before anything else that was appended to the same record. */
  async #isCounted(sequence: number, text: string, before: Tail): Promise<boolean> {
    const { access } = this.#around;
    if (!access.isReplicated) {
      this.#known.adopt(decode(sequence, text), before.last);
      return true;
    }
    const verdict = await this.#known.verdictOn(sequence);
    if (verdict !== undefined) return verdict;
    let tail = before;
    while (tail.last < sequence) {
      const next = await access.next(this.place, tail.last + 1);
      // It was stored, and has been dropped and purged since.
      if (!next) return true;
      this.#known.adopt(next, tail.last);
      tail = grown(tail, next);
    }
    return tail.head?.sequence === sequence;
  }

  async #drop(at: number): Promise<void> {
    const { head } = await this.#known.look();
    // Also those who follow one that never was.
    if (!head) return this.#known.end();
    const { access } = this.#around;
    const last = head.isDrop ? head.sequence : await this.#mark(head, encodeDrop(at));
    if (!head.isDrop) await this.#explained(this.#erase(head));
    // The mark stays for a while, so that whoever still has the old stream in mind finds out.
    await this.#explained(access.purge(this.place, last));
  }

  async #mark(head: Record, mark: string): Promise<number> {
    const { access } = this.#around;
    const sequence = await access.write(this.place.shard, this.place.subject, mark).catch(async (error) => {
      if (!isFull(error)) throw this.#around.explained(error, this.place);
      // Where there is no room for the mark, the events make some.
      await this.#explained(access.purge(this.place, head.sequence));
      return this.#explained(access.write(this.place.shard, this.place.subject, mark));
    });
    this.#known.isStored(sequence);
    const last = this.#known.tail?.last ?? 0;
    if (last < sequence) this.#known.set({ last: sequence, head: decode(sequence, mark) });
    return sequence;
  }

  /** Names and words leave the disk, too. */
  async #erase(head: Record): Promise<void> {
    const { access } = this.#around;
    const sequences = await sequencesOf(access, this.place, head);
    while (sequences.length > 0) {
      await Promise.all(sequences.splice(0, AT_ONCE).map((sequence) => access.erase(this.place, sequence)));
    }
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
