/** Reads a clock of the view: the time left, how urgent it is, and when to tell people. */

/** As games show it. Running: `until` a time of the server's clock. Paused: the time `left`. Milliseconds. */
export type Clock = { readonly total: number; readonly until?: number; readonly left?: number };
export type Urgency = 'calm' | 'soon' | 'last' | 'out';

const SOON = 30;
const LAST = 10;

/** Whole seconds left by the server's clock, rounded up. */
export function secondsLeft(clock: Clock, serverNow: number): number {
  const left = clock.until === undefined ? (clock.left ?? 0) : clock.until - serverNow;
  return Math.max(0, Math.ceil(left / 1000));
}

export function isPaused(clock: Clock): boolean {
  return clock.until === undefined;
}

export function urgency(seconds: number): Urgency {
  if (seconds <= 0) return 'out';
  if (seconds <= LAST) return 'last';
  if (seconds <= SOON) return 'soon';
  return 'calm';
}

/** The mark (30 or 10) passed between two readings of the same clock; the smaller one if both were. */
export function passed(before: number, after: number): 30 | 10 | undefined {
  if (before > LAST && after <= LAST && after > 0) return LAST;
  if (before > SOON && after <= SOON && after > LAST) return SOON;
  return undefined;
}

/** `1:05` */
export function readable(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
