/** What the table does by itself: report a result to the map, delete a closed table, act when a clock runs out. */
import type { Deadline } from '../kernel/contract.ts';
import { gameOf } from './people.ts';
import type { Action, State } from './types.ts';

export function deadline(state: State): Deadline<Action> | undefined {
  const [owed] = state.owed;
  // Overdue regardless of any clock.
  if (owed) return { at: 0, action: { kind: 'settled', number: owed.number, recorded: true } };
  // The server deletes the table in response.
  if (state.closed) return { at: 0, action: { kind: 'close' } };
  if (state.phase !== 'playing' || !state.round) return undefined;
  const due = gameOf(state).deadline(state.round.state);
  if (!due) return undefined;
  return { ...due, action: { kind: 'play', game: state.round.game, action: due.action } as Action };
}
