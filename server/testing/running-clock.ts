/** A running clock that a test can advance: for servers that also need time to pass by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';

/** Milliseconds between two checks for due alarms. */
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

  /** One second at a time, so that what one alarm starts is done before the next one. */
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
