/** The clock as plain state: a limit for a phase (C26) or an hourglass anyone may turn (C25), running or paused. */
import type { Deadline } from '../kernel/contract.ts';
import type { Action, Clock, Options, State } from './types.ts';

const EXTENSION = 60_000;

/** C26: the limit a phase starts with, if the table agreed on limits. */
export function limitOf(options: Options, phase: 'clue' | 'guess', now: number): Clock | undefined {
  if (options.clock.kind !== 'limits') return undefined;
  const total = options.clock[phase] * 1000;
  return { kind: 'limit', total, until: now + total };
}

/** C25 */
export function hourglassOf(options: Options, now: number): Clock | undefined {
  if (options.clock.kind !== 'hourglass') return undefined;
  const total = options.clock.seconds * 1000;
  return { kind: 'hourglass', total, until: now + total };
}

export function paused(clock: Clock, now: number): Clock {
  if ('left' in clock) return clock;
  return { kind: clock.kind, total: clock.total, left: Math.max(0, clock.until - now) };
}

export function resumed(clock: Clock, now: number): Clock {
  if ('until' in clock) return clock;
  return { kind: clock.kind, total: clock.total, until: now + clock.left };
}

export function extended(clock: Clock): Clock {
  const total = clock.total + EXTENSION;
  return 'until' in clock
    ? { kind: clock.kind, total, until: clock.until + EXTENSION }
    : { kind: clock.kind, total, left: clock.left + EXTENSION };
}

export function deadline(state: State): Deadline<Action> | undefined {
  const { clock, outcome } = state;
  if (outcome || !clock || !('until' in clock)) return undefined;
  return { at: clock.until, action: { kind: 'timeUp' } };
}
