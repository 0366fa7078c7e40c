/** A store whose failures are counted by code. */
import { type Streams, StreamsError } from '../streams/streams.ts';
import type { Tally } from './tally.ts';

export function counted(streams: Streams, failures: Tally): Streams {
  const count = (error: unknown): void => failures.add(error instanceof StreamsError ? error.code : 'other');
  /** Calls are passed through unchanged; counting happens on the side. */
  const watched = <Value>(asked: Promise<Value>): Promise<Value> => {
    asked.catch(count);
    return asked;
  };
  return {
    read: (stream, after) => watched(streams.read(stream, after)),
    append: (stream, expectedVersion, events, wakeAt, at) =>
      watched(streams.append(stream, expectedVersion, events, wakeAt, at)),
    follow: (...asked) => streams.follow(...asked),
    drop: (stream) => watched(streams.drop(stream)),
    due: (until, most) => watched(streams.due(until, most)),
    idle: (kind, before, most) => watched(streams.idle(kind, before, most)),
    all: () => streams.all(),
    get isReachable() {
      return streams.isReachable;
    },
    canStore: (stream) => streams.canStore(stream),
    watch: (listener) => streams.watch(listener),
    close: () => watched(streams.close()),
  };
}
