/** Time as the server knows it: what moment it is, and being called at one. Tests bring their own. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once that moment has come; the function it returns calls it off. */
  at(moment: number, then: () => void): () => void;
}

/** The longest a timer of Node's can wait. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  at(moment, then) {
    let timer: NodeJS.Timeout;
    const arm = (): void => {
      timer = setTimeout(ring, Math.min(Math.max(0, moment - Date.now()), LONGEST));
      timer.unref();
    };
    // A timer may come a millisecond early, and a far moment takes several of them.
    const ring = (): void => (Date.now() < moment ? arm() : then());
    arm();
    return () => clearTimeout(timer);
  },
};

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
