/** A store that survives its server, so that a test can start another one on it. */
import type { Streams } from '../streams/streams.ts';

export function lasting(streams: Streams): Streams {
  return {
    read: (...asked) => streams.read(...asked),
    append: (...asked) => streams.append(...asked),
    follow: (...asked) => streams.follow(...asked),
    drop: (stream) => streams.drop(stream),
    due: (...asked) => streams.due(...asked),
    idle: (...asked) => streams.idle(...asked),
    all: () => streams.all(),
    get isReachable() {
      return streams.isReachable;
    },
    canStore: (stream) => streams.canStore(stream),
    watch: (listener) => streams.watch(listener),
    close: async () => {},
  };
}
