/** What happens without a player, and when: the clock runs out (S17), or the table has waited long enough (S22). */
import type { Deadline } from '../kernel/contract.ts';
import { isAnybodyHere } from './people.ts';
import { settled } from './round.ts';
import type { Action, Event, State } from './types.ts';

export function deadline(state: State): Deadline<Action> | undefined {
  const next = dueOf(state);
  return next && { at: next.at, action: { kind: 'timeUp' } };
}

/** The next automatic event, unless a player acts first. */
export function dueOf(state: State): Event | undefined {
  if (state.outcome) return undefined;
  // Someone left their seat: handled at once.
  if (settled(state, state.at) !== state) return { kind: 'settled', at: state.at };
  const { clock, phase, deal, members } = state;
  // S22: while nobody is present, nobody waits.
  const waited = isAnybodyHere(state) ? members : [];
  const due: Event[] = waited.flatMap(({ person, away, gone }) =>
    away === undefined || gone ? [] : { kind: 'gaveUpOn', person, at: away + deal.options.patience * 1000 },
  );
  if (clock && 'until' in clock) due.push({ kind: phase === 'asking' ? 'timeUp' : 'ballotOpened', at: clock.until });
  return due.toSorted((a, b) => a.at - b.at)[0];
}
