/** What happens at the table by itself: a result goes to the map at once, a closed table is deleted, a clock runs out. */
import type { Deadline } from '../kernel/contract.ts';
import { gameOf } from './people.ts';
import type { Action, State } from './types.ts';

export function deadline(state: State): Deadline<Action> | undefined {
  const [owed] = state.owed;
  // Long due, whatever a clock says.
  if (owed) return { at: 0, action: { kind: 'settled', number: owed.number, recorded: true } };
  // Then the house deletes it.
  if (state.closed) return { at: 0, action: { kind: 'close' } };
  if (state.phase !== 'playing' || !state.round) return undefined;
  const due = gameOf(state).deadline(state.round.state);
  return due && { at: due.at, action: { kind: 'play', game: state.round.game, action: due.action } };
}
