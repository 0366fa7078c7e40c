/** A hand-written meaning for tests: which clue points at which words, and how strongly. */
import type { Meaning } from '../meaning/meaning.ts';

export type Links = { readonly [clue: string]: { readonly [word: string]: number } };

/** Both listeners hear the same and there are no test guessers; pairs not listed are unrelated. */
export function linked(links: Links, understood: { readonly [typed: string]: string } = {}): Meaning {
  const clues = Object.keys(links);
  const strengths = (clue: string, words: readonly string[]) => words.map((word) => links[clue]?.[word] ?? 0.05);
  return {
    language: 'en',
    strengths: (clue, words) => (clue in links ? Float32Array.from(strengths(clue, words)) : undefined),
    candidates: (words) => ({ clues, strengths: Float32Array.from(clues.flatMap((clue) => strengths(clue, words))) }),
    testGuessers: () => ({ each: [], share: 0 }),
    understand: (typed) => {
      const clue = understood[typed];
      return clue === undefined ? undefined : { clue, how: 'lemma' };
    },
    knows: (word) => word in links,
    isCard: () => false,
  };
}
