/** What happens without a player, and when: the clock runs out (S17), or the table has waited long enough (S22). */
import type { Deadline } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { isAnybodyHere } from './people.ts';
import { settled } from './round.ts';
import type { Action, Event, State } from './types.ts';

/** An automatic event, and how far ahead it can be. */
export type Due = { readonly event: Event; readonly within?: number };

export function deadline(state: State): Deadline<Action> | undefined {
  const next = dueOf(state);
  return next && defined({ at: next.event.at, within: next.within, action: { kind: 'timeUp' as const } });
}

/** The next automatic event, unless a player acts first. */
export function dueOf(state: State): Due | undefined {
  if (state.outcome) return undefined;
  // Someone left their seat: handled at once.
  if (settled(state, state.at) !== state) return { event: { kind: 'settled', at: state.at } };
  const { clock, phase, deal, members } = state;
  const patience = deal.options.patience * 1000;
  // S22: while nobody is present, nobody waits.
  const waited = isAnybodyHere(state) ? members : [];
  const due = waited.flatMap(({ person, away, gone }): Due[] => {
    if (away === undefined || gone) return [];
    return [{ event: { kind: 'gaveUpOn', person, at: away + patience }, within: patience }];
  });
  if (clock && 'until' in clock) {
    due.push({ event: { kind: phase === 'asking' ? 'timeUp' : 'ballotOpened', at: clock.until }, within: clock.total });
  }
  return due.toSorted((a, b) => a.event.at - b.event.at)[0];
}
