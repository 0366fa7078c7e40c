/** The clocks of this game: a limit for a phase (C26), or an hourglass anyone may turn (C25). */
import type { Deadline } from '../kernel/contract.ts';
import type { Action, Clock, Options, State } from './types.ts';

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

export function deadline(state: State): Deadline<Action> | undefined {
  const { clock, outcome } = state;
  if (outcome || !clock || !('until' in clock)) return undefined;
  return { at: clock.until, within: clock.total, action: { kind: 'timeUp' } };
}
