/**
 * Copies every stream of one store into another, with its age and its wake-up, and verifies each copy event by event.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Listed, type Stored, type Streams, unnamed } from '../streams/streams.ts';

export type CopyErrorCode = 'target-differs' | 'target-changed' | 'copy-differs' | 'interrupted';

/** Why a copy was not made or not finished; the message says what to do. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
  readonly code: CopyErrorCode;

  constructor(code: CopyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type Progress = { readonly done: number; readonly of: number; readonly events: number };

export type CopyOptions = {
  readonly signal?: AbortSignal;
  readonly onprogress?: (progress: Progress) => void;
};

export type Copied = {
  readonly streams: number;
  readonly events: number;
  /** How many of these events were already in the target, from an interrupted copy. */
  readonly before: number;
};

/** How many streams to copy at once: a store that syncs commits them together. */
const TOGETHER = 64;
/** Maximum size of one append as JSON: NATS limits the size of messages. */
const LARGEST_APPEND = 256 * 1024;

/**
 * The target must be empty or contain the beginning of the same store: then the copy continues. The source may be in
 * use. Each stream is copied as it was when listed, so that its events and its wake-up belong together; and tables are
 * copied before the streams they depend on, so that a copied table never refers to something that is missing (a result
 * on the map).
 */
export async function copyStreams(from: Streams, to: Streams, options: CopyOptions = {}): Promise<Copied> {
  const there = await listed(to);
  if (there.size > 0) await refuseOthers({ from, to, source: await listed(from), there });
  const total = { streams: 0, events: 0, before: 0 };
  const copied = new Map<string, Listed>();
  const phases = [(name: string) => name.startsWith('table/'), (name: string) => !name.startsWith('table/')];
  for (const isWanted of phases) {
    const source = await listed(from);
    const wanted = [...source.values()].filter(({ stream }) => isWanted(stream));
    const of = copied.size + wanted.length;
    await together(wanted, options.signal, async (one) => {
      const events = await eventsOf(from, one);
      // It was dropped after it was listed.
      if (!events) return;
      const known = there.get(one.stream)?.version ?? 0;
      await copyOne(to, one, events, known);
      copied.set(one.stream, one);
      total.streams += 1;
      total.events += one.version;
      total.before += known;
      options.onprogress?.({ done: total.streams, of, events: total.events });
    });
  }
  await lookOver(to, copied);
  return total;
}

/** All streams by name. */
export async function listed(streams: Streams): Promise<Map<string, Listed>> {
  const all = new Map<string, Listed>();
  for await (const one of streams.all()) all.set(one.stream, one);
  return all;
}

/** Runs the work on all of them, a few at a time, until stopped. */
export async function together<One>(
  all: readonly One[],
  signal: AbortSignal | undefined,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const one of waiting) {
      if (failures.length > 0) return;
      if (signal?.aborted) {
        throw new CopyError('interrupted', 'Interrupted. Give the same command again, and it goes on from here.');
      }
      await work(one);
    }
  };
  const failed = (error: unknown): void => void failures.push(error);
  // Wait for the last of them, or it would write into a store that is being closed.
  await Promise.all(Array.from({ length: TOGETHER }, () => lane().catch(failed)));
  if (failures.length > 0) throw failures[0];
}

type Meeting = {
  readonly from: Streams;
  readonly to: Streams;
  readonly source: ReadonlyMap<string, Listed>;
  readonly there: ReadonlyMap<string, Listed>;
};

/** Before anything is written: the target must contain a beginning of the source. */
async function refuseOthers({ from, to, source, there }: Meeting): Promise<void> {
  await together([...there.values()], undefined, async ({ stream, version }) => {
    const origin = source.get(stream);
    const [ours, theirs] = await Promise.all([origin ? from.read(stream, 0) : [], to.read(stream, 0)]);
    const isBeginning = origin && version <= origin.version && isDeepStrictEqual(ours.slice(0, version), theirs);
    if (isBeginning) return;
    throw new CopyError(
      'target-differs',
      `The target holds something else already: ${unnamed(stream)} is ${origin ? 'another' : 'not'} in the source. ` +
        'Copy into an empty store. Nothing was changed.',
    );
  });
}

/** Undefined if it is gone. */
async function eventsOf(from: Streams, { stream, version }: Listed): Promise<Stored[] | undefined> {
  const stored = await from.read(stream, 0);
  return stored.length < version ? undefined : stored.slice(0, version);
}

async function copyOne(to: Streams, one: Listed, events: readonly Stored[], known: number): Promise<void> {
  const { stream, version, wakeAt, updatedAt } = one;
  let at = known;
  for (const part of partsOf(events.slice(known))) {
    const isLast = at + part.length === version;
    const answer = await to.append(stream, at, part, isLast ? wakeAt : undefined, updatedAt);
    if (!answer.appended) throw changed(stream);
    at = answer.version;
  }
  if (known === version && !(await to.append(stream, version, [], wakeAt)).appended) throw changed(stream);
  const copy = await to.read(stream, 0);
  if (!isDeepStrictEqual(copy, events)) throw differs(`the events of ${unnamed(stream)} are not the same`);
}

function* partsOf(events: readonly Stored[]): Iterable<unknown[]> {
  let part: unknown[] = [];
  let size = 0;
  for (const { event } of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event));
    if (part.length > 0 && size + bytes > LARGEST_APPEND) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(event);
    size += bytes;
  }
  if (part.length > 0) yield part;
}

/** The whole target: every copied stream as it was when listed, and no other. */
async function lookOver(to: Streams, copied: ReadonlyMap<string, Listed>): Promise<void> {
  const there = await listed(to);
  for (const [stream, one] of copied) {
    if (!isDeepStrictEqual(there.get(stream), one))
      throw differs(`${unnamed(stream)} has another version, age or wake`);
  }
  if (there.size !== copied.size) throw changed('');
}

function changed(stream: string): CopyError {
  return new CopyError(
    'target-changed',
    `Somebody else writes into the target${stream && ` (${unnamed(stream)})`}. ` +
      'Stop every node on it, empty it, and copy again.',
  );
}

function differs(what: string): CopyError {
  return new CopyError('copy-differs', `The copy is not right: ${what}. Empty the target and copy again.`);
}
