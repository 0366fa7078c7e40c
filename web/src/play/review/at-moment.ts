/** What a bot can be asked about at a moment of a word game: the last clue, and the last card touched on it. */
import type { Asked } from '../../table-kit/game-replay.ts';
import { plain, type Worded } from '../word-fit.ts';

type Played = {
  readonly cards: readonly Worded[];
  readonly clues: readonly {
    readonly word: string;
    readonly number: number | 'unlimited';
    readonly guesses: readonly { readonly card: number }[];
  }[];
};
export function askedAt({ cards, clues }: Played): Asked | undefined {
  const last = clues.length - 1;
  const clue = clues[last];
  if (!clue) return undefined;
  const words = cards.map(({ word }) => plain(word));
  const touched = clue.guesses.at(-1);
  return {
    moment: `clues/${last}`,
    ...(touched && {
      guess: { word: words[touched.card] ?? '', moment: `guesses/${last}-${clue.guesses.length - 1}` },
    }),
    known: { words, clue },
  };
}
