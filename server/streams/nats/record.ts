/** The content of one NATS message: one whole append, and its position in the stream. */
import type { Listed, StreamName } from '../streams.ts';

export type Record = {
  /** Sequence in the JetStream stream. */
  readonly sequence: number;
  /** Sequence of the record it was appended to; 0 for the first. Only the first successor of a record counts. */
  readonly after: number;
  /** The same for all records of a stream; differs if a stream is dropped and recreated under the same name. */
  readonly born: number;
  /** Number of records so far, including this one. */
  readonly count: number;
  /** The version after its events. */
  readonly version: number;
  readonly updatedAt: number;
  readonly wakeAt: number | undefined;
  /** Sequences of the preceding records, back to the last one whose count is a multiple of CHAPTER. */
  readonly back: readonly number[];
  readonly events: readonly unknown[];
  /** The stream ends here; a new one may begin. */
  readonly isDrop: boolean;
  /** Length in characters when encoded. */
  readonly size: number;
};

/** Records are read one chapter at a time, all in parallel. */
const CHAPTER = 32;

type Written = {
  a: number;
  b: number;
  n: number;
  v: number;
  t: number;
  w?: number;
  k: number[];
  e: unknown[];
};

export type Draft = Omit<Record, 'sequence' | 'events' | 'isDrop' | 'size'> & {
  /** As JSON. */
  readonly events: readonly string[];
};

type Appended = {
  readonly events: readonly string[];
  readonly wakeAt: number | undefined;
  readonly at: number;
  /** Called only when the stream is new. */
  readonly born: () => number;
};

/** The record to append after this one. */
export function draft(head: Record | undefined, { events, wakeAt, at, born }: Appended): Draft {
  const before = head && !head.isDrop ? head : undefined;
  const back = !before ? [] : before.count % CHAPTER === 0 ? [before.sequence] : [...before.back, before.sequence];
  return {
    after: head?.sequence ?? 0,
    born: before?.born ?? born(),
    count: (before?.count ?? 0) + 1,
    version: (before?.version ?? 0) + events.length,
    updatedAt: events.length > 0 || !before ? at : before.updatedAt,
    wakeAt,
    back,
    events,
  };
}

export function encode({ after, born, count, version, updatedAt, wakeAt, back, events }: Draft): string {
  const steps = back.map((sequence, index) => sequence - (back[index - 1] ?? 0));
  const wake = wakeAt === undefined ? '' : `"w":${wakeAt},`;
  return (
    `{"a":${after},"b":${born},"n":${count},"v":${version},"t":${updatedAt},${wake}` +
    `"k":[${steps.join()}],"e":[${events.join()}]}`
  );
}

export function encodeDrop(at: number): string {
  return `{"drop":${at}}`;
}

/** Throws if it is not a record of ours. */
export function decode(sequence: number, data: string): Record {
  const written = JSON.parse(data) as Written | { drop: number };
  if ('drop' in written) {
    const nothing = { after: 0, born: 0, count: 0, version: 0, wakeAt: undefined, back: [], events: [] };
    return { ...nothing, sequence, updatedAt: written.drop, isDrop: true, size: data.length };
  }
  let at = 0;
  return {
    sequence,
    after: written.a,
    born: written.b,
    count: written.n,
    version: written.v,
    updatedAt: written.t,
    wakeAt: written.w,
    back: written.k.map((step) => {
      at += step;
      return at;
    }),
    events: written.e,
    isDrop: false,
    size: data.length,
  };
}

/** The version that an append must expect. */
export function versionOf(head: Record | undefined): number {
  return head?.version ?? 0;
}

/** The head of a stream, as stores list it. */
export function listedAs(stream: StreamName, { version, updatedAt, wakeAt }: Record): Listed {
  return { stream, version, updatedAt, ...(wakeAt !== undefined && { wakeAt }) };
}
