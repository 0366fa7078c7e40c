/** What the clock will do at the table: the running game's deadline, as the table's action. */
import type { Deadline } from '../kernel/contract.ts';
import { gameOf } from './people.ts';
import type { Action, State } from './types.ts';

export function deadline(state: State): Deadline<Action> | undefined {
  if (state.phase !== 'playing' || !state.round) return undefined;
  const due = gameOf(state).deadline(state.round.state);
  return due && { at: due.at, action: { kind: 'play', game: state.round.game, action: due.action } };
}
