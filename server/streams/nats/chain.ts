/**
 * Decides which records of a stream count. Of those appended to the same record, only the first one stored does: NATS
 * checks the expected sequence before its cluster agrees, so concurrent appends may all be stored.
 */
import type { Stored } from '../streams.ts';
import type { Records } from './access.ts';
import type { StreamLocation } from './layout.ts';
import { type Record, versionOf } from './record.ts';

/** The end of a stream: the last sequence on its subject, and the last record that counts. */
export type Tail = { readonly last: number; readonly head: Record | undefined };

export const nothing: Tail = { last: 0, head: undefined };

/** The tail after one more stored record. */
export function grown({ head }: Tail, record: Record): Tail {
  return { last: record.sequence, head: counts(head, record) ? record : head };
}

function counts(head: Record | undefined, record: Record): boolean {
  return record.isDrop || record.after === (head?.sequence ?? 0);
}

/** The current tail, according to the leader. */
export async function tailOf(access: Records, location: StreamLocation): Promise<Tail> {
  const last = await access.last(location);
  if (!last) return nothing;
  const whole: Tail = { last: last.sequence, head: last };
  if (last.isDrop || !access.isReplicated) return whole;
  // The author saw everything up to the record it appended to; a rival may have been stored first since then.
  let tail: Tail = { last: last.after, head: { ...last, sequence: last.after } };
  if (last.after === 0) tail = nothing;
  while (tail.last < last.sequence) {
    const next = await access.next(location, tail.last + 1);
    // Dropped and purged in the meantime.
    if (!next) return tailOf(access, location);
    tail = grown(tail, next);
  }
  return tail;
}

/** The events after this version, up to the head; undefined if records are missing, as after a drop. */
export async function eventsOf(
  access: Records,
  location: StreamLocation,
  head: Record | undefined,
  after: number,
): Promise<Stored[] | undefined> {
  if (!head || versionOf(head) <= after) return [];
  const records = [head];
  let waiting = [...head.back];
  for (;;) {
    const oldest = records[0] as Record;
    const missing = before(oldest) - after;
    if (missing <= 0 || oldest.count === 1) return storedOf(records, after);
    if (waiting.length === 0) waiting = [...oldest.back];
    // Each has at least one event, except those that only change a wake: then the loop runs again.
    const wanted = waiting.splice(-missing);
    const found = await Promise.all(wanted.map((sequence) => access.at(location, sequence)));
    if (wanted.length === 0 || found.includes(undefined)) return undefined;
    records.unshift(...(found as Record[]));
  }
}

/** The sequences of all remaining records of the stream, up to the head. */
export async function sequencesOf(access: Records, location: StreamLocation, head: Record): Promise<number[]> {
  const sequences = [...head.back, head.sequence];
  for (let oldest: Record | undefined = head; oldest && oldest.count > 1; ) {
    oldest = await access.at(location, oldest.back[0] ?? 0);
    sequences.unshift(...(oldest?.back ?? []));
  }
  return sequences;
}

export function storedOf(records: readonly Record[], after: number): Stored[] {
  return records
    .flatMap((record) => record.events.map((event, index) => ({ version: before(record) + index + 1, event })))
    .filter(({ version }) => version > after);
}

function before({ version, events }: Record): number {
  return version - events.length;
}
