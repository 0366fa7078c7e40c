/** Writes to one stream in NATS, one at a time. */
import { randomInt } from 'node:crypto';
import type { Appended, StreamName } from '../streams.ts';
import { grown, sequencesOf, type Tail } from './chain.ts';
import type { StreamLocation } from './layout.ts';
import { decode, draft, encode, encodeDrop, type Record, versionOf } from './record.ts';
import { StreamTail, type TailContext } from './stream-tail.ts';
import { isFull, Refused, wrongLastSequence } from './trouble.ts';

export type Append = {
  readonly expectedVersion: number;
  /** As JSON. */
  readonly events: readonly string[];
  readonly wakeAt: number | undefined;
  readonly at: number;
};

export type WriterContext = TailContext & {
  /** Stores when the stream must be woken; resolves once that is durable. */
  noteWake(name: StreamName, at: number): Promise<void>;
};

/** Lost races before giving up: more than a crowd at one table can cause. */
const TRIES = 50;
/** Records erased in parallel. */
const AT_ONCE = 32;

export class StreamWriter {
  readonly location: StreamLocation;
  /** Reads and follows the stream. */
  readonly tail: StreamTail;
  readonly #name: StreamName;
  readonly #context: WriterContext;
  #queue: Promise<unknown> = Promise.resolve();
  #writes = 0;

  constructor(name: StreamName, location: StreamLocation, context: WriterContext) {
    this.#name = name;
    this.location = location;
    this.#context = context;
    this.tail = new StreamTail(name, location, context);
  }

  /** Can be forgotten. */
  get isIdle(): boolean {
    return this.#writes === 0 && !this.tail.isLooking && !this.tail.isFollowed;
  }

  append(append: Append): Promise<Appended> {
    return this.#inTurn(() => this.#append(append));
  }

  drop(at: number): Promise<void> {
    return this.#inTurn(() => this.#drop(at));
  }

  /** Resolves when everything queued so far is done. */
  ended(): Promise<unknown> {
    return this.#queue;
  }

  async #append({ expectedVersion, events, wakeAt, at }: Append): Promise<Appended> {
    for (let tries = 0; tries < TRIES; tries++) {
      let tail = this.tail.lastKnown ?? (await this.tail.refresh());
      // The known tail may be stale, but the answer must not be.
      if (versionOf(tail.head) !== expectedVersion) tail = await this.tail.refresh();
      const version = versionOf(tail.head);
      if (version !== expectedVersion) return { appended: false, version };
      if (version === 0 && events.length === 0) return { appended: true, version };
      if (wakeAt !== undefined) await this.#context.noteWake(this.#name, wakeAt);
      const record = draft(tail.head, { events, wakeAt, at, born: () => randomInt(2 ** 47) });
      const text = encode(record);
      try {
        const sequence = await this.#context.access.write(this.location.shard, this.location.subject, text, tail.last);
        this.tail.isStored(sequence);
        if (await this.#isCounted(sequence, text, tail)) return { appended: true, version: record.version };
      } catch (error) {
        // It may or may not be stored: the next write has to look.
        this.tail.forget();
        const isTooLate = error instanceof Refused && error.number === wrongLastSequence;
        if (!isTooLate) throw this.#context.explained(error, this.location);
      }
      await this.tail.refresh();
    }
    throw this.#context.explained(new Refused({ description: 'others were always faster' }), this.location);
  }

  /** Whether this record was stored before any other that was appended to the same record. */
  async #isCounted(sequence: number, text: string, before: Tail): Promise<boolean> {
    const { access } = this.#context;
    if (!access.isReplicated) {
      this.tail.adopt(decode(sequence, text), before.last);
      return true;
    }
    const verdict = await this.tail.verdictOn(sequence);
    if (verdict !== undefined) return verdict;
    let tail = before;
    while (tail.last < sequence) {
      const next = await access.next(this.location, tail.last + 1);
      // It was stored, then dropped and purged.
      if (!next) return true;
      this.tail.adopt(next, tail.last);
      tail = grown(tail, next);
    }
    return tail.head?.sequence === sequence;
  }

  async #drop(at: number): Promise<void> {
    const { head } = await this.tail.refresh();
    // Also ends followers of a stream that never existed.
    if (!head) return this.tail.end();
    const { access } = this.#context;
    const last = head.isDrop ? head.sequence : await this.#mark(head, encodeDrop(at));
    if (!head.isDrop) await this.#explained(this.#erase(head));
    // The drop mark stays for a while, so that nodes still holding the old stream find out.
    await this.#explained(access.purge(this.location, last));
  }

  async #mark(head: Record, mark: string): Promise<number> {
    const { access } = this.#context;
    const sequence = await access.write(this.location.shard, this.location.subject, mark).catch(async (error) => {
      if (!isFull(error)) throw this.#context.explained(error, this.location);
      // No room for the mark: purge events to make some.
      await this.#explained(access.purge(this.location, head.sequence));
      return this.#explained(access.write(this.location.shard, this.location.subject, mark));
    });
    this.tail.isStored(sequence);
    const last = this.tail.lastKnown?.last ?? 0;
    if (last < sequence) this.tail.set({ last: sequence, head: decode(sequence, mark) });
    return sequence;
  }

  /** Erases names and texts from the disk, too. */
  async #erase(head: Record): Promise<void> {
    const { access } = this.#context;
    const sequences = await sequencesOf(access, this.location, head);
    while (sequences.length > 0) {
      await Promise.all(sequences.splice(0, AT_ONCE).map((sequence) => access.erase(this.location, sequence)));
    }
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#writes += 1;
    const done = this.#queue.then(work).finally(() => {
      this.#writes -= 1;
    });
    this.#queue = done.catch(() => {});
    return this.#context.track(done);
  }

  async #explained<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      throw this.#context.explained(error, this.location);
    }
  }
}
