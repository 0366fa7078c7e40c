/** The story of a game of Duet: what each clue found, the guesses in sudden death, and the best clue. */
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { plain } from '../play/word-fit.ts';

export type Clue = View['clues'][number];

/** `meant`: whether the giver said that the clue was for this card. */
export type Found = {
  readonly card: number;
  readonly word: string;
  readonly kind: Kind;
  readonly by: string;
  readonly side: Side;
  readonly meant: boolean;
};

export type Chapter = {
  /** Index among the clues, as the action `tell` uses it. */
  readonly index: number;
  readonly clue: Clue;
  readonly found: readonly Found[];
  /** Agents found on it. */
  readonly agents: number;
  /** Cards the clue was for that nobody guessed on it; undefined until the giver says so. */
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

/** The guess that ended the game. */
export function lastGuess(view: View): Found | undefined {
  return lateGuesses(view).at(-1) ?? chapters(view).at(-1)?.found.at(-1);
}

/** The clue that found the most agents, if at least two; the first one on a tie. */
export function bestClue(told: readonly Chapter[]): Chapter | undefined {
  const most = Math.max(0, ...told.map(({ agents }) => agents));
  return most < 2 ? undefined : told.find(({ agents }) => agents === most);
}

/** The third or a later agent found on one clue: the latest one, the first on a tie. */
export function boldestGuess(told: readonly Chapter[]): (Found & { readonly n: number }) | undefined {
  const bold = told.flatMap(({ found }) => found.map((guess, i) => ({ ...guess, n: i + 1 })));
  const right = bold.filter(({ kind, n }) => kind === 'agent' && n > 2);
  const most = Math.max(0, ...right.map(({ n }) => n));
  return right.find(({ n }) => n === most);
}

export function wordOf(view: View, card: number): string {
  return plain(view.cards[card]?.word ?? '');
}

function foundBy(view: View, { card, kind, by, side }: View['late'][number], told: Clue['told']): Found {
  return { card, word: wordOf(view, card), kind, by, side, meant: told?.includes(card) ?? false };
}
