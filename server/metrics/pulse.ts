/** The pulse: one slow timer measures how late the event loop is, and whether the machine's clock was set. */
import { Histogram } from './tally.ts';

/** In milliseconds. */
const BEAT = 100;
/** Small corrections of the clock are not reported. */
const JUMP = 2000;

/** `monotonic` never jumps; `wall` is the system clock. In milliseconds. */
export type Time = { monotonic(): number; wall(): number };

const systemTime: Time = { monotonic: () => performance.now(), wall: () => Date.now() };

export class Pulse {
  readonly lag = new Histogram([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]);
  jumps = 0;
  /** Gets the number of milliseconds by which the clock jumped. */
  onjump: (by: number) => void = () => {};
  readonly #time: Time;
  readonly #timer: NodeJS.Timeout;
  #expected: number;
  #offset: number;

  constructor(time: Time = systemTime) {
    this.#time = time;
    this.#expected = time.monotonic() + BEAT;
    this.#offset = time.wall() - time.monotonic();
    this.#timer = setInterval(() => this.beat(), BEAT);
    this.#timer.unref();
  }

  beat(): void {
    const now = this.#time.monotonic();
    // A loop that was blocked for ten beats was late ten times, each time by one beat less.
    for (let late = Math.max(0, now - this.#expected); ; late -= BEAT) {
      this.lag.add(late);
      if (late < BEAT) break;
    }
    this.#expected = now + BEAT;
    const offset = this.#time.wall() - now;
    const by = offset - this.#offset;
    this.#offset = offset;
    if (Math.abs(by) < JUMP) return;
    this.jumps += 1;
    this.onjump(by);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
