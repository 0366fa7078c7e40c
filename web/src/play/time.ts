/** Reading a clock of the view: what is left, how urgent that is, and when people are told. */

/** As the games show it. Running: `until` a moment of the server's clock. Standing still: what is `left`. Milliseconds. */
export type Clock = { readonly total: number; readonly until?: number; readonly left?: number };
export type Urgency = 'calm' | 'soon' | 'last' | 'out';

const SOON = 30;
const LAST = 10;

/** Whole seconds left at a moment of the server's clock; a started second counts. */
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

/** The mark (30 or 10) that was passed between two readings of the same clock; at most one, the smaller. */
export function passed(before: number, after: number): 30 | 10 | undefined {
  if (before > LAST && after <= LAST && after > 0) return LAST;
  if (before > SOON && after <= SOON && after > LAST) return SOON;
  return undefined;
}

/** `1:05` */
export function readable(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
