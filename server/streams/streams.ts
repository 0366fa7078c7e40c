/** Streams: append-only lists of events, each with a version, that everything which must last is kept in. */
import { CodedError } from '../platform/coded-error.ts';
import { tag } from '../platform/tag.ts';

/** A kind, a slash and an id: `table/abc`, `code/K7QP3`. */
export type StreamName = string;

/** What a message may call a stream: an id opens its table or campaign, and the log has only the same part of its hash. */
export function unnamed(stream: StreamName): string {
  const slash = stream.indexOf('/');
  return `${stream.slice(0, slash + 1)}${tag(stream.slice(slash + 1))}`;
}

/** An event as JSON gives it back; its readers share it, so nobody changes it. The first event of a stream has version 1. */
export type Stored = { readonly version: number; readonly event: unknown };

/** With `appended: false` nothing was stored: the stream was not at the expected version, but at this one. */
export type Appended = { readonly appended: boolean; readonly version: number };

/** What is known of a stream without reading it. `updatedAt` is when its last event was appended. */
export type Listed = {
  readonly stream: StreamName;
  readonly version: number;
  readonly updatedAt: number;
  readonly wakeAt?: number;
};

export type Due = { readonly stream: StreamName; readonly at: number };

/** What one append or drop asks for is done in the order in which one process asked. */
export interface Streams {
  /** The events after this version, in order; none for a stream that does not exist. */
  read(stream: StreamName, after: number): Promise<Stored[]>;
  /**
   * Durable once it resolves. `wakeAt` is when the stream wants to be looked at again by itself (milliseconds since
   * 1970); each append says it anew, and `undefined` clears it. Without events, an append changes only that, and
   * only on a stream that has events. `at` is when the events count as appended, for copies that keep the age of a
   * stream; otherwise that is now.
   */
  append(
    stream: StreamName,
    expectedVersion: number,
    events: readonly unknown[],
    wakeAt?: number,
    at?: number,
  ): Promise<Appended>;
  /**
   * Every event after this version, those stored already and those to come, in order, each once, never before it is
   * durable and never before this call has returned. Ends by the function it returns, by `close`, by `dropped`, when
   * somebody on any node drops the stream, or by `failed`, when the stored events cannot be read. A listener that
   * throws is reported and goes on hearing.
   */
  follow(
    stream: StreamName,
    after: number,
    listener: (stored: readonly Stored[]) => void,
    failed?: (error: unknown) => void,
    dropped?: () => void,
  ): () => void;
  /** Forgets the stream and ends who follows it; under the same name a new one may begin, at version 0. */
  drop(stream: StreamName): Promise<void>;
  /** Streams that want to be looked at again at or before `until`, soonest first. */
  due(until: number, most: number): Promise<Due[]>;
  /** Streams of one kind (`table/`) that no event was appended to at or after `before`, longest idle first. */
  idle(kind: StreamKind, before: number, most: number): Promise<StreamName[]>;
  /** Every stream there is, in no order; one that comes or goes meanwhile may be told of or not. */
  all(): AsyncIterable<Listed>;
  /** False while nothing can be stored because the store is elsewhere and does not answer. */
  readonly isReachable: boolean;
  /** Hears each change of `isReachable`, until the function it returns is called. */
  watch(listener: (isReachable: boolean) => void): () => void;
  /** Finishes what was asked before; everything asked after is refused with `store-closed`. */
  close(): Promise<void>;
}

/** The start of a stream's name, up to its first slash and with it. */
export type StreamKind = `${string}/`;

/** Room for a deal many times over, and below what one message of a distributed engine may hold. */
export const largestEvent = 512 * 1024;

/** All events of one append together: they are one message there. */
export const largestAppend = 1_000_000;

export const streamsErrors = [
  'store-damaged',
  'store-full',
  'store-busy',
  'store-gone',
  'store-closed',
  'store-too-new',
  'store-foreign',
  'store-unreachable',
  'event-too-large',
] as const;
export type StreamsErrorCode = (typeof streamsErrors)[number];

/** What went wrong with the store, and in its message what the operator can do about it. */
export class StreamsError extends CodedError<StreamsErrorCode> {
  override readonly name = 'StreamsError';
}
