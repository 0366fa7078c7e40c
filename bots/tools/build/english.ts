/** The wide vocabulary of English: what people say that is in no lexicon of ours, with WordNet's glosses. */
import type { Glove } from './glove.ts';
import type { WordNetWord } from './wordnet.ts';

const MOST = 30_000;
/** So common that it is taken even if WordNet does not have it: names, and forms such as plurals. */
const COMMON = 20_000;

/** The commonest words, as WordNet writes them. */
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
