/** A clock of the view as seconds that run down here, by the server's time. */
import { type Clock, isPaused, passed, secondsLeft } from './time.ts';

const BEAT = 200;

export class Countdown {
  seconds = $state(0);

  /** Call while a component is being made. `told` hears each second that passes, and the mark (30, 10) it passed. */
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
