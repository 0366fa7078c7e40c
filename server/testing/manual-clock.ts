/** A clock that stands still until a test moves it. */
import type { Clock } from '../platform/clock.ts';
import type { Streams } from '../streams/streams.ts';

export class ManualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<{ readonly at: number; readonly then: () => void }>();
  /** Requests that a store has not answered yet. */
  readonly #asked = new Set<Promise<unknown>>();

  constructor(now = Date.now()) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  at(moment: number, then: () => void): () => void {
    const alarm = { at: moment, then };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** The same store. Time stands still while it has requests to answer: a disk may be slow. */
  waitingFor(streams: Streams): Streams {
    const ask = <Value>(answer: Promise<Value>): Promise<Value> => {
      const over: Promise<unknown> = answer.then(
        () => this.#asked.delete(over),
        () => this.#asked.delete(over),
      );
      this.#asked.add(over);
      return answer;
    };
    return {
      read: (...asked) => ask(streams.read(...asked)),
      append: (...asked) => ask(streams.append(...asked)),
      drop: (stream) => ask(streams.drop(stream)),
      due: (...asked) => ask(streams.due(...asked)),
      idle: (...asked) => ask(streams.idle(...asked)),
      follow: (...asked) => streams.follow(...asked),
      all: () => streams.all(),
      get isReachable() {
        return streams.isReachable;
      },
      canStore: (stream) => streams.canStore(stream),
      watch: (listener) => streams.watch(listener),
      close: () => streams.close(),
    };
  }

  /** Runs due alarms on the way, soonest first, and waits for what they start. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.#settled();
    for (;;) {
      const [next] = [...this.#alarms].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
      await this.#settled();
    }
    this.#now = end;
  }

  /**
   * Waits until the store has answered everything, and then a few turns of the event loop. Nothing left by then waits
   * for a disk: a store in memory and a bus between nodes answer in the next turn, however busy the machine is.
   */
  async #settled(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) {
      await new Promise((done) => setImmediate(done));
      if (this.#asked.size === 0) continue;
      await Promise.all(this.#asked);
      turn = 0;
    }
  }
}

const TURNS = 6;
