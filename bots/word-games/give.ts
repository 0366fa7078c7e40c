/** The clue giver: picks the words that most likely lead the guessers to our cards. */
import { fold } from '@safehouse/language/letters.ts';
import { isUnsaid } from '../languages/index.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { areClose, isTooClose } from './close.ts';
import type { GiverBoard, Idea } from './idea.ts';
import { type Scales, scalesFor } from './weigh.ts';

/** Best first, no two alike. Empty only if the language has no words. */
export function ideasFor(board: GiverBoard, meaning: Meaning, most: number): Idea[] {
  const { clues, strengths } = meaning.candidates(board.words, 'spymaster');
  const scales = scalesFor(board, board.words.map(meaning.isCard));
  // First the clues whose strongest link is one of our cards; the others only if there are too few.
  const ideas = ideasAmong(clues, (row) => scales.weigh(strengths, row, clues[row] as string, 'ours first'));
  const good = sayable(tried(ideas, board, scales, meaning), board, meaning.language, most);
  if (good.length >= most) return good;
  const rest = ideasAmong(clues, (row) => scales.weigh(strengths, row, clues[row] as string, 'any'));
  return [
    ...good,
    ...sayable(
      rest,
      { ...board, said: [...board.said, ...good.map(({ clue }) => clue)] },
      meaning.language,
      most - good.length,
    ),
  ];
}

function ideasAmong(clues: readonly string[], weighed: (row: number) => Idea | undefined): Idea[] {
  const ideas: Idea[] = [];
  for (let row = 0; row < clues.length; row++) {
    const idea = weighed(row);
    if (idea) ideas.push(idea);
  }
  return ideas.sort(byValue);
}

/** How many ideas are shown to test guessers. */
const TRIED = 200;

/** Reweighs the best ideas by how test guessers hear them: a misleading clue drops in rank or gets a smaller number. */
function tried(ideas: readonly Idea[], { words }: GiverBoard, scales: Scales, meaning: Meaning): Idea[] {
  const again = ideas.slice(0, TRIED).map((idea) => scales.again(idea, meaning.testGuessers(idea.clue, words)));
  return [...again.sort(byValue), ...ideas.slice(TRIED)];
}

function byValue(a: Idea, b: Idea): number {
  return b.value - a.value || (a.clue < b.clue ? -1 : 1);
}

function sayable(ideas: readonly Idea[], board: GiverBoard, language: string, most: number): Idea[] {
  const taken = board.said.map((word) => fold(word, language));
  const good: Idea[] = [];
  for (const idea of ideas) {
    if (good.length >= most) break;
    const letters = fold(idea.clue, language);
    // One word, letters only, more than one letter (L1, L2).
    if (letters.length < 2 || !/^[\p{L}\p{M}]+$/u.test(idea.clue)) continue;
    if (isUnsaid(letters, language) || isTooClose(idea.clue, board.visible, language)) continue;
    if (taken.some((said) => areClose(said, letters))) continue;
    good.push(idea);
  }
  return good;
}
