/** What a turn in the story of a finished game is reviewed with. */
import type { Entry } from '../log.ts';
import { plain, type Worded } from '../word-fit.ts';
import type { ReviewContext } from './review.ts';

type Reviewed = {
  readonly moment: string;
  readonly known: ReviewContext;
  readonly guesses: readonly { readonly word: string; readonly moment: string }[];
  readonly about: string;
};

/** `key` is the number of the clue; a turn without a clue has only its guesses. */
export function reviewed(
  key: number,
  { cards }: { readonly cards: readonly Worded[] },
  { clue, found }: Pick<Entry, 'clue' | 'found'>,
): Reviewed {
  return {
    moment: clue ? `clues/${key}` : '',
    known: { words: cards.map(({ word }) => plain(word)), clue },
    guesses: found.map(({ word }, guess) => ({ word, moment: `guesses/${key}-${guess}` })),
    about: clue?.word ?? '',
  };
}
