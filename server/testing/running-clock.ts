/** A clock that runs like any other, and that a test can move on: for servers that need time to pass by itself, too. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';

/** Milliseconds between two looks at what is due. */
const BEAT = 10;
const STEP = 1000;

export class RunningClock implements Clock {
  #ahead: number;
  readonly #alarms = new Set<{ readonly at: number; readonly then: () => void }>();

  constructor(ahead: number) {
    this.#ahead = ahead;
    setInterval(() => this.#ring(), BEAT).unref();
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  at(moment: number, then: () => void): () => void {
    const alarm = { at: moment, then };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** A second at a time, so that what one alarm starts is done before the next one rings. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= STEP) {
      this.#ahead += Math.min(STEP, left);
      await sleep(2 * BEAT);
    }
  }

  #ring(): void {
    const due = [...this.#alarms].filter(({ at }) => at <= this.now()).sort((one, other) => one.at - other.at);
    for (const alarm of due) if (this.#alarms.delete(alarm)) alarm.then();
  }
}
