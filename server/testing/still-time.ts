/** Time that stands still for what is counted by the second, while sockets and timers go on. */
import { onTestFinished, vi } from 'vitest';

/** Until the test is over. Returns what moves it on, by milliseconds. */
export function stillTime(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}
