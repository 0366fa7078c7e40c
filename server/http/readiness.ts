/** Whether this node accepts players: the answer to `/ready`, for load balancers. */

import type { Timings } from '../config/timings.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { type Streams, StreamsError } from '../streams/streams.ts';

export type Readiness = 'ready' | 'draining' | 'store' | 'warming';

/** Streams that do not exist. A store in parts has them in different ones: as long as one part answers, this node is ready. */
const NOTHING = Array.from({ length: 8 }, (_, i) => `health/${i}`);

type Patience = Pick<Timings, 'probe' | 'probeWithin' | 'warmWithin'>;

export class Ready {
  /** It is about to stop: players should go elsewhere. */
  isDraining = false;
  readonly #streams: Streams;
  readonly #timings: Patience;
  #isWarm = true;
  #probe: Promise<boolean> | undefined;
  #probedAt = Number.NEGATIVE_INFINITY;

  /** Until it is warm, but not for long, other nodes serve players better. */
  constructor(streams: Streams, timings: Patience, warm?: Promise<unknown>) {
    this.#streams = streams;
    this.#timings = timings;
    if (warm) void this.#warmUp(warm);
  }

  async check(): Promise<Readiness> {
    if (this.isDraining) return 'draining';
    if (!this.#streams.isReachable || !(await this.#answers())) return 'store';
    return this.#isWarm ? 'ready' : 'warming';
  }

  async #warmUp(warm: Promise<unknown>): Promise<void> {
    this.#isWarm = false;
    await withTimeout(this.#timings.warmWithin, warm);
    this.#isWarm = true;
  }

  /** The store is asked rarely, however often `/ready` is. */
  #answers(): Promise<boolean> {
    const now = performance.now();
    if (this.#probe && now - this.#probedAt < this.#timings.probe) return this.#probe;
    this.#probedAt = now;
    this.#probe = withTimeout(this.#timings.probeWithin, this.#ask()).then((answers) => answers === true);
    return this.#probe;
  }

  async #ask(): Promise<boolean> {
    try {
      await Promise.any(NOTHING.map((stream) => this.#streams.read(stream, 0)));
      return true;
    } catch (error) {
      const { errors } = error as AggregateError;
      const unexpected: unknown = errors.find((each) => !(each instanceof StreamsError));
      if (unexpected) throw unexpected;
      return false;
    }
  }
}
