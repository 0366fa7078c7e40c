/** A clock as plain state: a total duration, and either running until a given time or paused with some time left. */
export type Clock<Kind extends string = string> =
  | { readonly kind: Kind; readonly total: number; readonly until: number }
  | { readonly kind: Kind; readonly total: number; readonly left: number };

const EXTENSION = 60_000;

export function paused<Kind extends string>(clock: Clock<Kind>, now: number): Clock<Kind> {
  if ('left' in clock) return clock;
  return { kind: clock.kind, total: clock.total, left: Math.max(0, clock.until - now) };
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
