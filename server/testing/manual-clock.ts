/** A clock that stands still until a test moves it. */
import type { Clock } from '../clock.ts';

export class ManualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<{ readonly at: number; readonly then: () => void }>();

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

  /** Rings what is due on the way, soonest first, and lets what it starts go on. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const [next] = [...this.#alarms].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
      await settled();
    }
    this.#now = end;
  }
}

/** A few turns of the event loop: enough for a store on this machine to answer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((done) => setImmediate(done));
}
