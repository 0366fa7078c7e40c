/** The 25 codenames of a game: drawn at random, all different. */
import type { Random } from '../kernel/random.ts';
import { broken } from '../kernel/result.ts';
import { folded } from './clue-text.ts';

const CARDS = 25;

export function areEnough(words: readonly string[]): boolean {
  const letters = new Set<string>();
  return words.some((word) => letters.add(folded(word)).size >= CARDS);
}

/** C2, D2 */
export function dealWords(words: readonly string[], random: Random): readonly string[] {
  const candidates = different(words);
  if (candidates.length < CARDS) broken(`${candidates.length} different words are too few to deal`);
  return random.drawn(candidates, CARDS);
}

/** Two packs may contain the same word; a board may not. */
export function different(words: readonly string[]): string[] {
  const letters = new Set<string>();
  return words.filter((word) => {
    const before = letters.size;
    return letters.add(folded(word)).size > before;
  });
}
