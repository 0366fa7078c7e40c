/** Compares two stores event by event, and counts the contents of one. */
import { isDeepStrictEqual } from 'node:util';
import { type Listed, type Streams, unnamed } from '../streams/streams.ts';
import { type CopyOptions, listed, together } from './streams-copy.ts';

export type Comparison = {
  readonly streams: number;
  readonly events: number;
  /** One sentence each, without names that would open a table. */
  readonly differences: readonly string[];
};

/** Neither store may be in use, or changes would count as differences. */
export async function compareStreams(one: Streams, other: Streams, options: CopyOptions = {}): Promise<Comparison> {
  const [here, there] = [await listed(one), await listed(other)];
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const differences: string[] = [];
  const total = { streams: 0, events: 0 };
  await together(names, options.signal, async (name) => {
    const [mine, theirs] = [here.get(name), there.get(name)];
    const what =
      mine && theirs ? await difference(one, other, mine, theirs) : `is only in the ${mine ? 'first' : 'second'}`;
    if (what) differences.push(`${unnamed(name)} ${what}`);
    total.streams += 1;
    total.events += mine?.version ?? 0;
    options.onprogress?.({ done: total.streams, of: names.length, events: total.events });
  });
  return { ...total, differences };
}

async function difference(one: Streams, other: Streams, mine: Listed, theirs: Listed): Promise<string | undefined> {
  if (mine.version !== theirs.version)
    return `has ${mine.version} events in the first, ${theirs.version} in the second`;
  if (mine.wakeAt !== theirs.wakeAt) return 'wants to be woken at another time';
  if (mine.updatedAt !== theirs.updatedAt) return 'has another age';
  const [ours, others] = await Promise.all([one.read(mine.stream, 0), other.read(mine.stream, 0)]);
  const version = Math.max(ours.length, others.length);
  for (let i = 0; i < version; i++) {
    if (!isDeepStrictEqual(ours[i], others[i])) return `differs at event ${i + 1}`;
  }
  return undefined;
}

export type Kind = {
  readonly kind: string;
  streams: number;
  events: number;
  bytes: number;
  /** Streams with a wake-up time. */
  waking: number;
  oldest: number;
  newest: number;
};

/** By kind of stream, the most frequent first. */
export async function countStreams(streams: Streams, options: CopyOptions = {}): Promise<Kind[]> {
  const kinds = new Map<string, Kind>();
  const all = [...(await listed(streams)).values()];
  let done = 0;
  let events = 0;
  await together(all, options.signal, async ({ stream, version, updatedAt, wakeAt }) => {
    const name = stream.slice(0, stream.indexOf('/') + 1);
    const stored = await streams.read(stream, 0);
    const kind = kinds.get(name) ?? {
      ...{ kind: name, streams: 0, events: 0, bytes: 0, waking: 0, oldest: updatedAt, newest: updatedAt },
    };
    kinds.set(name, kind);
    kind.streams += 1;
    kind.events += version;
    for (const { event } of stored) kind.bytes += Buffer.byteLength(JSON.stringify(event));
    if (wakeAt !== undefined) kind.waking += 1;
    kind.oldest = Math.min(kind.oldest, updatedAt);
    kind.newest = Math.max(kind.newest, updatedAt);
    done += 1;
    events += version;
    options.onprogress?.({ done, of: all.length, events });
  });
  return [...kinds.values()].toSorted((one, other) => other.streams - one.streams);
}
