/** What follows from the state: who is found, which cards are barred, who may give a clue and who may guess. */
import { refereeOf } from '../clues/referee.ts';
import type { PersonId } from '../kernel/contract.ts';
import { remembered } from '../kernel/memo.ts';
import { broken } from '../kernel/result.ts';
import { other, sides } from './sides.ts';
import type { Clue, Deal, Guess, Kind, Side, State } from './types.ts';

/** D8: a side's guess is decided by the other side's face. */
export function kindFor(deal: Deal, guesser: Side, card: number): Kind {
  return deal.key[other(guesser)][card] ?? broken(`no card ${card}`);
}

export function lastClue(state: State): Clue | undefined {
  return state.clues.at(-1);
}

/** The guesses that placed an agent card (D9), in order. */
export function foundIn(state: State): readonly Guess[] {
  return foundAmong(state.clues, state.late);
}

const foundAmong = remembered((clues: State['clues'], late: State['late']): readonly Guess[] =>
  [...clues.flatMap(({ guesses }) => guesses), ...late].filter(({ kind }) => kind === 'agent'),
);

/** D18: every agent on this side's face is found. */
export function isComplete(state: State, side: Side): boolean {
  return completeIn(foundIn(state), state.deal, side);
}

const completeIn = remembered((found: readonly Guess[], deal: Deal, side: Side): boolean =>
  deal.key[side].every((kind, card) => kind !== 'agent' || found.some((guess) => guess.card === card)),
);

/** D6 and D15, with D18 and D35. */
export function giversIn(state: State): Side[] {
  if (state.phase !== 'clue') return [];
  const free = sides.filter((side) => !isComplete(state, side));
  const last = lastClue(state);
  if (!last || free.length < 2) return free;
  const twice = state.clues.at(-2)?.side === last.side;
  // D35: not a third time in a row.
  if (state.deal.options.flexible && !twice) return free;
  return [other(last.side)];
}

/** L18: at a strict table everyone has to agree to a clue; elsewhere one guesser is enough (D34). */
export function judgesOf({ players, deal }: State): PersonId[] {
  return isStrict(deal) ? (players ?? []).map(({ person }) => person) : [];
}

export function isStrict({ options }: Deal): boolean {
  return refereeOf(options).mode === 'strict';
}

/** D7; in sudden death, each side that has codenames left to guess on the other face (D21). */
export function guessersIn(state: State): Side[] {
  if (state.outcome || state.phase === 'clue') return [];
  if (state.phase === 'sudden') return sides.filter((side) => !isComplete(state, other(side)));
  return [other((lastClue(state) ?? broken('guessing before any clue')).side)];
}

/** Nobody may touch it any more: it has an agent card (D9) or both arrows (D17). */
export function isCovered(card: { found?: Side | undefined; markers: readonly { side: Side }[] }): boolean {
  return card.found !== undefined || card.markers.length === 2;
}
