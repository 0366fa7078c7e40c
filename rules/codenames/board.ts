/** What follows from the state: who is covered, who is left, whose turn it is. */
import type { PersonId } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import type { Clue, ClueNumber, Cover, Identity, State, Team } from './types.ts';

export function identityOf(state: State, card: number): Identity {
  return state.deal.key[card] ?? broken(`no card ${card}`);
}

export function coverOf(state: State, card: number): Cover | undefined {
  return state.covers.find((cover) => cover.card === card);
}

/** C5 */
export function remaining({ deal, covers }: State, team: Team): number {
  let left = 0;
  for (const identity of deal.key) if (identity === team) left += 1;
  for (const { card } of covers) if (deal.key[card] === team) left -= 1;
  return left;
}

/** The latest clue: the one being guessed on, and the one that can be objected to (C23). */
export function lastClue(state: State): Clue | undefined {
  return state.clues.at(-1);
}

/**
 * L18: played together, everyone has to agree to a clue, as its giver does by asking; otherwise one spymaster judges,
 * and nobody is missed.
 */
export function judgesOf({ players, deal }: State): PersonId[] {
  return deal.options.form === 'together' ? (players ?? []).map(({ person }) => person) : [];
}

/** C15: one more than the number. C16, C17: no limit. */
export function mostGuesses(number: ClueNumber): number | undefined {
  return number === 'unlimited' || number === 0 ? undefined : number + 1;
}
