/** Streams: append-only, versioned lists of events that hold everything durable. */
import { CodedError } from '../platform/coded-error.ts';
import { tag } from '../platform/tag.ts';

/** A kind, a slash and an id: `table/abc`, `code/K7QP3`. */
export type StreamName = string;

/**
 * A stream's name for messages: the id gives access to its table or campaign, so only part of its hash is shown, as in
 * the log.
 */
export function unnamed(stream: StreamName): string {
  const slash = stream.indexOf('/');
  return `${stream.slice(0, slash + 1)}${tag(stream.slice(slash + 1))}`;
}

/** An event parsed from JSON; readers share it, so never modify it. The first event of a stream has version 1. */
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

/** A local store says why it cannot store. */
export type WatchReach = (isReachable: boolean, why?: StreamsError) => void;

/** Appends and drops of one process are done in the order requested. */
export interface Streams {
  /** The events after this version, in order; empty for a stream that does not exist. */
  read(stream: StreamName, after: number): Promise<Stored[]>;
  /**
   * Durable once it resolves. `wakeAt` is when the stream wants to be woken by itself (milliseconds since 1970); each
   * append sets it, and `undefined` clears it. An append without events changes only that, and only on a stream that
   * has events. `at` is when the events count as appended, for copies that keep the age of a stream; the default is
   * now.
   */
  append(
    stream: StreamName,
    expectedVersion: number,
    events: readonly unknown[],
    wakeAt?: number,
    at?: number,
  ): Promise<Appended>;
  /**
   * Delivers every event after this version, stored or to come, in order, each once, never before it is durable and
   * never before this call has returned. Ends with the returned function, `close`, `dropped` (any node dropped the
   * stream) or `failed` (the stored events cannot be read). A listener that throws is reported and still gets later
   * events.
   */
  follow(
    stream: StreamName,
    after: number,
    listener: (stored: readonly Stored[]) => void,
    failed?: (error: unknown) => void,
    dropped?: () => void,
  ): () => void;
  /** Deletes the stream and ends its followers; a new one may begin under the same name, at version 0. */
  drop(stream: StreamName): Promise<void>;
  /** Streams that want to be woken at or before `until`, soonest first. */
  due(until: number, most: number): Promise<Due[]>;
  /** Streams of one kind (`table/`) without an event appended at or after `before`, longest idle first. */
  idle(kind: StreamKind, before: number, most: number): Promise<StreamName[]>;
  /** Every stream, in no particular order; streams created or dropped in the meantime may be missing or included. */
  all(): AsyncIterable<Listed>;
  /** False while nothing can be stored: a remote store does not answer, the disk is full, or the file is gone. */
  readonly isReachable: boolean;
  /** Whether this stream can be appended to: a store in several parts may have lost the one that has it. */
  canStore(stream: StreamName): boolean;
  /** Called when `isReachable` or what `canStore` answers may have changed; returns the unsubscribe function. */
  watch(listener: WatchReach): () => void;
  /** Writes a consistent copy of the whole store to a file, while it is in use. Only stores that can have it. */
  backup?(file: string): Promise<void>;
  /** Finishes earlier requests; later ones are refused with `store-closed`. */
  close(): Promise<void>;
}

/** The start of a stream's name, up to and including its first slash. */
export type StreamKind = `${string}/`;

/** Enough for many deals, and below the message limit of a distributed engine. */
export const largestEvent = 512 * 1024;

/** All events of one append together: a distributed engine stores them as one message. */
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

/** What went wrong with the store; the message says what the operator can do about it. */
export class StreamsError extends CodedError<StreamsErrorCode> {
  override readonly name = 'StreamsError';
}
