/** A lexicon from a Hunspell dictionary: its word list as a set, and its analysis of word forms. */
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import { fold } from '../letters.ts';
import { dictionaryFile, isCapital, wordsOf } from './dictionaries.ts';
import type { Lexicon } from './lexicon.ts';
import { WordSet } from './word-set.ts';

/** Longer compounds may take the analysis seconds. */
const LONGEST = 24;

export async function hunspellLexicon(language: string): Promise<Lexicon> {
  const aff = await dictionaryFile(language, 'aff');
  const dic = await dictionaryFile(language, 'dic');
  const { words, names, hyphenated } = listsOf(dic, language);
  const hunspell = await createHunspellFromStrings(aff, dic);
  const analyses = (word: string) => casesOf(word).flatMap((each) => analyse(hunspell, each));
  return {
    language,
    isLimited: false,
    has: (letters) => words.has(letters),
    hasName: (letters) => names.has(letters),
    basesOf: (word) => [
      ...new Set(analyses(word).flatMap((analysis) => (isCompound(analysis) ? [] : stemsOf(analysis)))),
    ],
    partsOf: () => [],
    isHyphenated: (pieces) => hyphenated.has(pieces.join('-')),
    isBuilt: (word) => {
      const found = analyses(word);
      return found.length > 0 && found.every(isCompound);
    },
  };
}

type Lists = { readonly words: WordSet; readonly names: WordSet; readonly hyphenated: WordSet };

/** The listed words by their letters; always-capitalized words are kept separately as names. */
function listsOf(dic: string, language: string): Lists {
  const words = new WordSet(200_000);
  const names = new WordSet(20_000);
  const hyphenated = new WordSet(6000);
  for (const word of wordsOf(dic)) {
    if (/[^\p{L}\p{M}'’-]/u.test(word)) continue;
    const letters = fold(word, language);
    if (letters !== '') (isCapital(word) ? names : words).add(letters);
    if (/[^-]-[^-]/u.test(word)) hyphenated.add(piecesOf(word, language).join('-'));
  }
  return { words, names, hyphenated };
}

function piecesOf(word: string, language: string): string[] {
  return word.split('-').map((piece) => fold(piece, language));
}

/** Phones change capitals, so the dictionary is asked for the word as typed, in lower case and capitalized. */
function casesOf(word: string): string[] {
  const small = word.toLowerCase();
  return [...new Set([word, small, small.charAt(0).toUpperCase() + small.slice(1)])];
}

function analyse(hunspell: Hunspell, word: string): string[] {
  // Hunspell accepts the empty string as a word.
  if (word === '' || word.length > LONGEST || !/^[\p{L}\p{M}'’-]+$/u.test(word)) return [];
  return hunspell.analyzeWord(word);
}

function isCompound(analysis: string): boolean {
  return /(^|\s)pa:/u.test(analysis);
}

/** `un st:happiness fl:U` is a form of *happiness*. */
function stemsOf(analysis: string): string[] {
  return [...analysis.matchAll(/(?:^|\s)st:(\S+)/gu)].map(([, stem]) => stem as string);
}
