/** The wide English vocabulary: common words missing from our lexicon, with WordNet's glosses. */
import type { Glove } from './glove.ts';
import type { WordNetWord } from './wordnet.ts';

const MOST = 30_000;
/** Words up to this rank are included even if WordNet lacks them: names, and forms such as plurals. */
const COMMON = 20_000;

/** The most common words. */
export function wideVocabulary(glove: Glove, wordNet: ReadonlyMap<string, WordNetWord>): string[] {
  const found: string[] = [];
  for (const [rank, word] of glove.words.entries()) {
    if (found.length >= MOST) break;
    if (/^[a-z]{3,}$/.test(word) && (wordNet.has(word) || rank < COMMON)) found.push(word);
  }
  return found;
}

const MOST_SENSES = 4;

/** A word's senses as texts to embed: `headword: gloss`. */
export function sensesOf(word: string, wordNet: ReadonlyMap<string, WordNetWord>, most = MOST_SENSES): string[] {
  const known = wordNet.get(word.toLowerCase());
  return (known?.glosses ?? []).slice(0, most).map((gloss) => `${known?.written.replaceAll('_', ' ')}: ${gloss}`);
}
