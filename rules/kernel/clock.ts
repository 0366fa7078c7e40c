/** A clock as plain state: a total duration, and either running until a given time or paused with some time left. */
export type Clock<Kind extends string = string> =
  | { readonly kind: Kind; readonly total: number; readonly until: number }
  | { readonly kind: Kind; readonly total: number; readonly left: number };

const EXTENSION = 60_000;
/** Clocks of two nodes may differ by this much. */
const SKEW = 60_000;

/** Whether the clock of the server was wrong when this deadline was set: it is further ahead than it can be. */
export function isTooFarAhead({ at, within }: { at: number; within?: number }, now: number): boolean {
  return within !== undefined && at - now > within + SKEW;
}

export function paused<Kind extends string>(clock: Clock<Kind>, now: number): Clock<Kind> {
  if ('left' in clock) return clock;
  return { kind: clock.kind, total: clock.total, left: Math.min(clock.total, Math.max(0, clock.until - now)) };
}

export function resumed<Kind extends string>(clock: Clock<Kind>, now: number): Clock<Kind> {
  if ('until' in clock) return clock;
  return { kind: clock.kind, total: clock.total, until: now + clock.left };
}

export function extended<Kind extends string>(clock: Clock<Kind>): Clock<Kind> {
  const total = clock.total + EXTENSION;
  return 'until' in clock
    ? { kind: clock.kind, total, until: clock.until + EXTENSION }
    : { kind: clock.kind, total, left: clock.left + EXTENSION };
}

/** What a host may do with a game's clock. */
export const clockActions = ['pauseClock', 'resumeClock', 'extendClock'] as const;
export type ClockActionKind = (typeof clockActions)[number];

export function isClockAction<Action extends { readonly kind: string }>(
  action: Action,
): action is Extract<Action, { kind: ClockActionKind }> {
  return clockActions.some((kind) => kind === action.kind);
}
