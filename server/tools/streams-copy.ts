/** Copies every stream of one store into another, with its age and its wake, and looks at each copy event by event. */
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
  /** Of these, so many events lay in the target already, from a copy that was interrupted. */
  readonly before: number;
};

/** So many streams at once: a store that syncs takes them together. */
const TOGETHER = 64;
/** One append holds no more, as JSON: a message of a distributed engine has its limits. */
const LARGEST_APPEND = 256 * 1024;

/**
 * The target is empty, or holds the beginning of the same house: then the copy goes on where it ended. The source may
 * be in use. Each stream is copied as it was listed, so that its events and its wake belong together; and tables come
 * before all that they rest on, so that nothing a copied table counts on (a result on the map) is missing.
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
      // It was dropped since it was listed.
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

/** Every stream by its name. */
export async function listed(streams: Streams): Promise<Map<string, Listed>> {
  const all = new Map<string, Listed>();
  for await (const one of streams.all()) all.set(one.stream, one);
  return all;
}

/** Runs the work on all of them, some at a time, until told to stop. */
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
  // Until the last of them has let go, or it would write into a store that is being closed.
  await Promise.all(Array.from({ length: TOGETHER }, () => lane().catch(failed)));
  if (failures.length > 0) throw failures[0];
}

type Meeting = {
  readonly from: Streams;
  readonly to: Streams;
  readonly source: ReadonlyMap<string, Listed>;
  readonly there: ReadonlyMap<string, Listed>;
};

/** Before anything is written: what lies in the target must be the beginning of what lies in the source. */
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

/** Nothing if it is gone. */
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

/** The target as a whole: every stream that was copied, as it was listed, and no other. */
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
