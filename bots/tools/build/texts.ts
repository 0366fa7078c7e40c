/** What is known of each word before it becomes numbers: senses and headwords as texts, and links. */
import { fold } from '@safehouse/language/letters.ts';
import { type Lexicon, textOf } from '../../meaning/lexicon.ts';
import { sensesOf } from './english.ts';
import type { WordNetWord } from './wordnet.ts';

export type WordTexts = {
  readonly word: string;
  readonly letters: string;
  /** `headword: gloss`, one per sense. */
  readonly senses: readonly string[];
  readonly headwords: readonly string[];
  readonly isCard: boolean;
  readonly isCandidate: boolean;
  /** All cards of the language were gone through for it. */
  readonly isScene: boolean;
};

export type LinkText = {
  readonly card: string;
  readonly clue: string;
  readonly strength: number;
  /** From another language's lexicon. */
  readonly isBorrowed?: boolean;
};

/** A link of at least this strength makes a word a candidate clue. */
const GIVEN = 3;

/** The lexicon's words, the words they link to, and for English the wide vocabulary. */
export function textsOf(
  language: string,
  { entries, scenes }: Pick<Lexicon, 'entries' | 'scenes'>,
  english: { wordNet: ReadonlyMap<string, WordNetWord>; wide: readonly string[] },
): { words: WordTexts[]; links: LinkText[] } {
  const isEnglish = language === 'en';
  const words = new Map<string, WordTexts>();
  const links: LinkText[] = [];
  for (const { word, letters, senses, isCard } of entries) {
    const texts = senses.map(textOf);
    words.set(letters, {
      word,
      letters,
      senses: isEnglish ? [...texts, ...sensesOf(word, english.wordNet, 3)] : texts,
      headwords: isEnglish ? [word.toLowerCase()] : [...new Set(senses.map(({ headword }) => headword))],
      isCard,
      isCandidate: isOne(word),
      isScene: scenes.has(letters),
    });
  }
  for (const entry of entries) {
    for (const { word, strength } of entry.links) {
      const letters = fold(word, language);
      links.push({ card: entry.letters, clue: letters, strength });
      const known = words.get(letters);
      if (known) continue;
      words.set(letters, {
        word,
        letters,
        senses: isEnglish ? sensesOf(word, english.wordNet) : [],
        headwords: isEnglish ? [word.toLowerCase()] : [],
        isCard: false,
        isCandidate: false,
        isScene: scenes.has(letters),
      });
    }
  }
  for (const { clue, strength } of links) {
    const known = words.get(clue);
    if (known && strength >= GIVEN && isOne(known.word)) words.set(clue, { ...known, isCandidate: true });
  }
  if (isEnglish)
    for (const word of english.wide) {
      if (words.has(word)) continue;
      const written = english.wordNet.get(word)?.written ?? word;
      const senses = sensesOf(word, english.wordNet, 3);
      words.set(word, {
        word: written,
        letters: word,
        senses,
        headwords: [word],
        isCard: false,
        isCandidate: false,
        isScene: false,
      });
    }
  return { words: [...words.values()], links };
}

const isOne = (word: string): boolean => /^\p{L}+$/u.test(word);
