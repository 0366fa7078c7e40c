/** Freezes the time that rate limits use, while sockets and timers continue. */
import { onTestFinished, vi } from 'vitest';

/** Until the test is over. Returns a function that advances it by milliseconds. */
export function stillTime(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}
