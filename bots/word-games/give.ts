/** The clue giver: of all words there are, those that the guessers will most likely follow to our own. */
import { fold } from '@safehouse/language/letters.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { isRude } from '../words/rude.ts';
import { areClose, isTooClose } from './close.ts';
import type { GiverBoard, Idea } from './idea.ts';
import { type Scales, scalesFor } from './weigh.ts';

/** The best first, each with another word. Empty only if the language has no words at all. */
export function ideasFor(board: GiverBoard, meaning: Meaning, most: number): Idea[] {
  const { clues, strengths } = meaning.candidates(board.words, 'spymaster');
  const scales = scalesFor(board);
  // First those that point at one of ours before all else; the rest only if these are not enough.
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

/** So many are tried on strangers. */
const TRIED = 200;

/** The best ideas once more, as strangers would hear them: what leads them astray comes later, or with a smaller number. */
function tried(ideas: readonly Idea[], { words }: GiverBoard, scales: Scales, meaning: Meaning): Idea[] {
  const again = ideas.slice(0, TRIED).map((idea) => scales.again(idea, meaning.strangers(idea.clue, words)));
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
    // One word of letters, and not a single letter (L1, L2).
    if (letters.length < 2 || !/^[\p{L}\p{M}]+$/u.test(idea.clue)) continue;
    if (isRude(letters, language) || isTooClose(idea.clue, board.visible, language)) continue;
    if (taken.some((said) => areClose(said, letters))) continue;
    good.push(idea);
  }
  return good;
}
