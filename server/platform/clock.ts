/** Time as the server knows it: what moment it is, and being called at one. Tests bring their own. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once that moment has come; the function it returns calls it off. */
  at(moment: number, then: () => void): () => void;
  /** What `now` would be, had nobody set the clock ahead since the house opened: for what cannot be undone. */
  unhurried?(): number;
}

/** The longest a timer of Node's can wait. */
const LONGEST = 2 ** 31 - 1;

/** The clock on the wall, which somebody may set; and the stopwatch, which nobody can. Both in milliseconds. */
type Times = { wall(): number; stopwatch(): number };

/** It never goes back: when the clock on the wall is set back, it goes on from where it was. Set ahead, it follows. */
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
      // A timer may come a millisecond early, and a far moment takes several of them.
      const ring = (): void => (now() < moment ? arm() : then());
      arm();
      return () => clearTimeout(timer);
    },
  };
}

export const systemClock: Clock = clockOf({ wall: () => Date.now(), stopwatch: () => performance.now() });

/** Calls again and again, each time so long after the work of the last time is done. */
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
