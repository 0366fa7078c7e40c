/** What words mean to a bot: how strongly a clue points at a card, in one language. */
import { fold } from '@safehouse/language/letters.ts';
import { readLexicon } from './lexicon.ts';

/** Whose knowledge is asked: a pair of bots that knew exactly the same would play unnaturally well. */
export type Ear = 'spymaster' | 'operative';

export interface Meaning {
  readonly language: string;
  /**
   * How strongly a clue points at each word: about 0 for nothing to do with each other, 1 for a fair link, 2 and more for
   * what everybody sees, on the same scale in every language; `undefined` if the clue is not known at all.
   */
  strengths(clue: string, words: readonly string[], ear: Ear): Float32Array | undefined;
  /** Every word a spymaster may think of, row by row: the strength of clue i for word j is at i * words.length + j. */
  candidates(
    words: readonly string[],
    ear: Ear,
  ): { readonly clues: readonly string[]; readonly strengths: Float32Array };
  /** What somebody may have meant by what they typed: itself, its lemma, a part of a compound, a spelling neighbour. */
  understand(typed: string): Understood | undefined;
  knows(word: string): boolean;
}

export type Understood = { readonly clue: string; readonly how: 'known' | 'lemma' | 'part' | 'spelling' };

/** How strong a link of the lexicon is, by its number 1 to 5. */
const LINK = [0, 0.5, 0.9, 1.4, 1.9, 2.4];

export async function openMeaning(language: string): Promise<Meaning> {
  const { entries } = readLexicon(language);
  const written = new Map<string, string>();
  const links = new Map<string, Map<string, number>>();
  const candidates = new Set<string>();
  const join = (from: string, to: string, strength: number): void => {
    const known = links.get(from) ?? new Map<string, number>();
    links.set(from, known.set(to, Math.max(known.get(to) ?? 0, strength)));
  };
  for (const { letters, word } of entries) {
    written.set(letters, word);
    candidates.add(letters);
  }
  for (const entry of entries) {
    for (const { word, strength } of entry.links) {
      const letters = fold(word, language);
      if (!written.has(letters)) written.set(letters, word);
      if (strength >= 3) candidates.add(letters);
      join(letters, entry.letters, LINK[strength] ?? 0);
      join(entry.letters, letters, (LINK[strength] ?? 0) * 0.8);
    }
  }
  const clues = [...candidates].filter((letters) => !/\s/.test(written.get(letters) ?? ' '));
  const strength = (clue: string, word: string): number => (clue === word ? 4 : (links.get(clue)?.get(word) ?? 0));
  return {
    language,
    strengths(clue, words) {
      const letters = fold(clue, language);
      if (!written.has(letters)) return undefined;
      return Float32Array.from(words, (word) => strength(letters, fold(word, language)));
    },
    candidates(words) {
      const folded = words.map((word) => fold(word, language));
      const strengths = new Float32Array(clues.length * words.length);
      for (const [row, clue] of clues.entries())
        for (const [column, word] of folded.entries()) strengths[row * words.length + column] = strength(clue, word);
      return { clues: clues.map((letters) => written.get(letters) ?? letters), strengths };
    },
    understand(typed) {
      const letters = fold(typed, language);
      return written.has(letters) ? { clue: written.get(letters) ?? letters, how: 'known' } : undefined;
    },
    knows: (word) => written.has(fold(word, language)),
  };
}
