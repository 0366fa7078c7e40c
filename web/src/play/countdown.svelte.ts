/** Counts down the seconds of a clock in the view, by the server's time. */
import { type Clock, isPaused, passed, secondsLeft } from './time.ts';

const BEAT = 200;

export class Countdown {
  seconds = $state(0);

  /** Call during component initialisation. `told` is called each second, with the mark (30, 10) if one was passed. */
  constructor(
    clock: () => Clock | undefined,
    serverNow: () => number,
    told?: (seconds: number, mark?: 30 | 10) => void,
  ) {
    $effect(() => {
      const running = clock();
      if (!running) return;
      let before = secondsLeft(running, serverNow());
      this.seconds = before;
      if (isPaused(running)) return;
      const beat = setInterval(() => {
        const now = secondsLeft(running, serverNow());
        if (now === before) return;
        told?.(now, passed(before, now));
        before = now;
        this.seconds = now;
      }, BEAT);
      return () => clearInterval(beat);
    });
  }
}
