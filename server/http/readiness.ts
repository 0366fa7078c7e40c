/** Whether this node takes players: what a balancer asks `/ready`, and what it is told. */
import { atMost } from '../at-most.ts';
import { type Streams, StreamsError } from '../streams/streams.ts';
import type { Timings } from '../timings.ts';

export type Readiness = 'ready' | 'draining' | 'store';

export class Ready {
  /** It is about to stop: whoever comes should go elsewhere. */
  isDraining = false;
  readonly #streams: Streams;
  readonly #timings: Pick<Timings, 'probe' | 'probeWithin'>;
  #probe: Promise<boolean> | undefined;
  #probedAt = Number.NEGATIVE_INFINITY;

  constructor(streams: Streams, timings: Pick<Timings, 'probe' | 'probeWithin'>) {
    this.#streams = streams;
    this.#timings = timings;
  }

  async look(): Promise<Readiness> {
    if (this.isDraining) return 'draining';
    return this.#streams.isReachable && (await this.#answers()) ? 'ready' : 'store';
  }

  /** The store is asked seldom, however many ask us. */
  #answers(): Promise<boolean> {
    const now = performance.now();
    if (this.#probe && now - this.#probedAt < this.#timings.probe) return this.#probe;
    this.#probedAt = now;
    this.#probe = atMost(this.#timings.probeWithin, this.#ask()).then((answers) => answers === true);
    return this.#probe;
  }

  async #ask(): Promise<boolean> {
    try {
      await this.#streams.read('health/none', 0);
      return true;
    } catch (error) {
      if (error instanceof StreamsError) return false;
      throw error;
    }
  }
}
