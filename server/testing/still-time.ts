/** Time that a test moves, for what has no clock of its own. Sockets and other timers continue. */
import { onTestFinished, vi } from 'vitest';

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>;

/** Freezes the time that rate limits use, until the test is over. Returns a function that advances it by milliseconds. */
export function stillTime(): (milliseconds: number) => void {
  return held(['performance', 'Date']);
}

/** The same for intervals that begin from now on: heartbeats. */
export function stillIntervals(): (milliseconds: number) => void {
  return held(['setInterval', 'clearInterval']);
}

/** The same for timeouts that begin from now on. */
export function stillTimeouts(): (milliseconds: number) => void {
  return held(['setTimeout', 'clearTimeout']);
}

function held(toFake: Faked): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}
