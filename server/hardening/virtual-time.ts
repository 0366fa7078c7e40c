/** Time that passes only when a test says so, for everything in this process: timers, dates and performance.now. */
import type { Clock } from '../platform/clock.ts';

type Alarm = { readonly at: number; readonly order: number; readonly then: () => void };

/** After this many turns of the event loop, everything a timer started has finished: nothing here waits for a disk. */
const TURNS = 3;

export class VirtualTime {
  now: number;
  #order = 0;
  readonly #alarms = new Set<Alarm>();
  readonly #real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    dateNow: Date.now,
    performanceNow: performance.now,
  };

  constructor(now = 1_700_000_000_000) {
    this.now = now;
  }

  readonly clock: Clock = {
    now: () => this.now,
    at: (moment, then) => this.after(moment - this.now, then),
  };

  /** Replaces all clocks until `end`. */
  begin(): void {
    const started = this.now;
    const off = (timer: unknown) => (timer as { off?: () => void } | undefined)?.off?.();
    Object.assign(globalThis, {
      setTimeout: (then: () => void, wait = 0) => this.#timer(this.after(wait, then)),
      clearTimeout: off,
      setInterval: (then: () => void, wait = 1) => this.#timer(this.#every(Math.max(1, wait), then)),
      clearInterval: off,
    });
    Date.now = () => this.now;
    performance.now = () => this.now - started;
  }

  end(): void {
    const { dateNow, performanceNow, ...timers } = this.#real;
    Object.assign(globalThis, timers);
    Date.now = dateNow;
    performance.now = performanceNow;
    this.#alarms.clear();
  }

  /** Returns a function that cancels it. */
  after(wait: number, then: () => void): () => void {
    // In whole milliseconds, like real clocks and timers.
    const alarm = { at: this.now + Math.ceil(Math.max(0, wait)), order: this.#order++, then };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await atRest();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#alarms.delete(next);
      this.now = Math.max(this.now, next.at);
      next.then();
      await atRest();
    }
    this.now = end;
  }

  #next(end: number): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (alarm.at <= end && (!next || alarm.at < next.at || (alarm.at === next.at && alarm.order < next.order))) {
        next = alarm;
      }
    }
    return next;
  }

  #every(wait: number, then: () => void): () => void {
    let off = (): void => {};
    const turn = (): void => {
      off = this.after(wait, turn);
      then();
    };
    off = this.after(wait, turn);
    return () => off();
  }

  #timer(off: () => void) {
    const timer = { off, unref: () => timer, ref: () => timer, hasRef: () => false };
    return timer;
  }
}

async function atRest(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => setImmediate(done));
}
