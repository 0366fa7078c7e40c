/**
 * Which records of a stream count. Of those that were appended to the same record, only the one stored first does: NATS
 * checks what an append expects before it agrees with its cluster, so rivals of the same moment may all be stored.
 */
import type { Stored } from '../streams.ts';
import type { Records } from './access.ts';
import type { Place } from './layout.ts';
import { type Record, versionOf } from './record.ts';

/** The end of a stream: the last sequence of its subject, and the last record that counts. */
export type Tail = { readonly last: number; readonly head: Record | undefined };

export const nothing: Tail = { last: 0, head: undefined };

/** The tail with the next stored record. */
export function grown({ head }: Tail, record: Record): Tail {
  return { last: record.sequence, head: counts(head, record) ? record : head };
}

function counts(head: Record | undefined, record: Record): boolean {
  return record.isDrop || record.after === (head?.sequence ?? 0);
}

/** As the leader has it now. */
export async function tailOf(access: Records, place: Place): Promise<Tail> {
  const last = await access.last(place);
  if (!last) return nothing;
  const whole: Tail = { last: last.sequence, head: last };
  if (last.isDrop || !access.isReplicated) return whole;
  // Its author knew what counts up to the record it builds on; what was stored since then may have been faster.
  let tail: Tail = { last: last.after, head: { ...last, sequence: last.after } };
  if (last.after === 0) tail = nothing;
  while (tail.last < last.sequence) {
    const next = await access.next(place, tail.last + 1);
    // Gone: dropped in the meantime, and purged.
    if (!next) return tailOf(access, place);
    tail = grown(tail, next);
  }
  return tail;
}

/** The events after this version, up to the head; undefined if records are gone, as after a drop. */
export async function eventsOf(
  access: Records,
  place: Place,
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
    // At least one event each, but for those that only change a wake: then there is another round.
    const wanted = waiting.splice(-missing);
    const found = await Promise.all(wanted.map((sequence) => access.at(place, sequence)));
    if (wanted.length === 0 || found.includes(undefined)) return undefined;
    records.unshift(...(found as Record[]));
  }
}

/** Where all records of the stream are, up to the head, as far as they are still there. */
export async function sequencesOf(access: Records, place: Place, head: Record): Promise<number[]> {
  const sequences = [...head.back, head.sequence];
  for (let oldest: Record | undefined = head; oldest && oldest.count > 1; ) {
    oldest = await access.at(place, oldest.back[0] ?? 0);
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
