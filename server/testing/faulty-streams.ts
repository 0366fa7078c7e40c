/** A store that fails when a test says so. */
import { type Appended, type StreamName, type Streams, StreamsError, type WatchReach } from '../streams/streams.ts';
import { lasting } from './lasting-streams.ts';

export class FaultyStreams {
  readonly streams: Streams;
  /** `before`: nothing is stored. `after`: it is stored, but the answer is lost. `silent`: no answer, and no news either. */
  fails: 'no' | 'before' | 'after' | 'silent' = 'no';
  #isReachable = true;
  /** Whether a stream is in a part of the store that is away. */
  #isLost: (stream: StreamName) => boolean = () => false;
  readonly #watchers = new Set<WatchReach>();

  constructor(real: Streams) {
    const isReachable = () => this.#isReachable && real.isReachable;
    this.streams = {
      ...lasting(real),
      append: async (...asked): Promise<Appended> => {
        if (this.fails === 'silent') return never();
        if (this.fails === 'before' || this.#isLost(asked[0])) throw this.#failure();
        const done = await real.append(...asked);
        if (this.fails === 'after') throw this.#failure();
        return done;
      },
      follow: (stream, after, listener, ...rest) =>
        real.follow(stream, after, (stored) => this.fails === 'silent' || listener(stored), ...rest),
      read: async (...asked) => {
        if (this.fails === 'silent') return never();
        if (this.fails !== 'no' || this.#isLost(asked[0])) throw this.#failure();
        return real.read(...asked);
      },
      get isReachable() {
        return isReachable();
      },
      canStore: (stream) => isReachable() && !this.#isLost(stream),
      watch: (listener) => {
        this.#watchers.add(listener);
        const unwatch = real.watch((isBack, why) => this.#isReachable && listener(isBack, why));
        return () => {
          this.#watchers.delete(listener);
          unwatch();
        };
      },
      close: () => real.close(),
    };
  }

  /** As if the store were remote and did not answer. */
  cutOff(fails: 'before' | 'after' | 'silent' = 'before'): void {
    this.#set({ fails, isReachable: false });
  }

  /** As if a part of the store with these streams did not answer. */
  lose(isLost: (stream: StreamName) => boolean): void {
    this.#isLost = isLost;
    for (const watcher of this.#watchers) watcher(this.#isReachable);
  }

  mend(): void {
    this.#set({ fails: 'no', isReachable: true });
  }

  #set({ fails, isReachable }: { fails: FaultyStreams['fails']; isReachable: boolean }): void {
    this.fails = fails;
    this.#isReachable = isReachable;
    for (const watcher of this.#watchers) watcher(isReachable);
  }

  #failure(): StreamsError {
    return this.fails !== 'no' && this.#isReachable
      ? new StreamsError('store-full', 'The disk is full.')
      : new StreamsError('store-unreachable', 'Nobody answers.');
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}
