/** A game of Duet told again: who found what on which clue, what came in sudden death, and the clue of the game. */
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { plain } from '../play/word-fit.ts';

export type Clue = View['clues'][number];

/** `meant`: whether the giver has told that the clue was for this card. */
export type Found = {
  readonly card: number;
  readonly word: string;
  readonly kind: Kind;
  readonly by: string;
  readonly side: Side;
  readonly meant: boolean;
};

export type Chapter = {
  /** Its place among the clues, as `tell` names it. */
  readonly index: number;
  readonly clue: Clue;
  readonly found: readonly Found[];
  /** How many agents were found on it. */
  readonly agents: number;
  /** What it was for and nobody guessed on it; nothing if the giver has not told. */
  readonly missed?: readonly string[];
};

export function chapters(view: View): Chapter[] {
  return view.clues.map((clue, index) => {
    const found = clue.guesses.map((guess) => foundBy(view, guess, clue.told));
    const missed = clue.told?.filter((card) => !clue.guesses.some((guess) => guess.card === card));
    const agents = found.filter(({ kind }) => kind === 'agent').length;
    return { index, clue, found, agents, ...(missed && { missed: missed.map((card) => wordOf(view, card)) }) };
  });
}

/** D21: guesses without a clue. */
export function lateGuesses(view: View): Found[] {
  return view.late.map((guess) => foundBy(view, guess, undefined));
}

/** The guess the game ended on. */
export function lastGuess(view: View): Found | undefined {
  return lateGuesses(view).at(-1) ?? chapters(view).at(-1)?.found.at(-1);
}

/** The clue that found the most agents, if one found at least two; the first of equals. */
export function bestClue(told: readonly Chapter[]): Chapter | undefined {
  const most = Math.max(0, ...told.map(({ agents }) => agents));
  return most < 2 ? undefined : told.find(({ agents }) => agents === most);
}

export function wordOf(view: View, card: number): string {
  return plain(view.cards[card]?.word ?? '');
}

function foundBy(view: View, { card, kind, by, side }: View['late'][number], told: Clue['told']): Found {
  return { card, word: wordOf(view, card), kind, by, side, meant: told?.includes(card) ?? false };
}
