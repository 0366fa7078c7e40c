/** The server's clock: the current time, and alarms. Tests use their own. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back at that time; returns a function that cancels it. */
  at(moment: number, then: () => void): () => void;
  /** What `now` would be if nobody had set the clock ahead since the start: for what cannot be undone. */
  unhurried?(): number;
}

/** The longest timeout that Node supports. */
const LONGEST = 2 ** 31 - 1;

/** The wall clock, which can be set, and the monotonic clock, which cannot. Both in milliseconds. */
type Times = { wall(): number; stopwatch(): number };

/** It never goes back: when the wall clock is set back, it continues from where it was. When set ahead, it follows. */
export function clockOf({ wall, stopwatch }: Times): Clock {
  const opened = wall() - stopwatch();
  let latest = opened;
  const now = (): number => {
    const shown = wall();
    const gone = stopwatch();
    latest = Math.max(latest, shown - gone);
    return Math.max(shown, Math.floor(latest + gone));
  };
  return {
    now,
    unhurried: () => Math.min(now(), opened + stopwatch()),
    at(moment, then) {
      let timer: NodeJS.Timeout;
      const arm = (): void => {
        timer = setTimeout(ring, Math.min(Math.max(0, moment - now()), LONGEST));
        timer.unref();
      };
      // A timer may fire a millisecond early, and a distant time takes several of them.
      const ring = (): void => (now() < moment ? arm() : then());
      arm();
      return () => clearTimeout(timer);
    },
  };
}

export const systemClock: Clock = clockOf({ wall: () => Date.now(), stopwatch: () => performance.now() });

/** Calls repeatedly, each time this long after the previous work is done. */
export function every(clock: Clock, milliseconds: number, work: () => Promise<void> | void): () => void {
  let isOver = false;
  let cancel = clock.at(clock.now() + milliseconds, turn);
  async function turn(): Promise<void> {
    await work();
    if (!isOver) cancel = clock.at(clock.now() + milliseconds, turn);
  }
  return () => {
    isOver = true;
    cancel();
  };
}
