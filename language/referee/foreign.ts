/** Everyday words of languages that people know besides their own (L5): from dictionaries, by letters without marks. */
import { dictionaryFile, isCapital, wordsOf } from './dictionaries.ts';
import type { ForeignWords } from './knowledge.ts';
import { WordSet } from './word-set.ts';

const languages = ['da', 'de', 'en', 'es', 'fr', 'hu', 'it', 'ro'];
const SHORTEST = 3;
const LONG = 5;
/** A word that at least this many other languages have is likely to be used here too: *badminton*. */
const SHARED = 4;

/** Loaded once for all languages; each one excludes its own words. */
export async function loadForeign(): Promise<(language: string) => ForeignWords> {
  const lists: { language: string; words: WordSet; names: WordSet }[] = [];
  // Sequential, because the texts are large and need not be in memory all at once.
  for (const language of languages) lists.push({ language, ...read(await dictionaryFile(language, 'dic')) });
  return (language) => {
    const others = lists.filter((list) => list.language !== language);
    const has = (letters: string) => {
      const bare = bareOf(letters);
      // Half of these languages form plurals with -s.
      const one = bare.length > LONG && bare.endsWith('s') ? bare.slice(0, -1) : bare;
      if (others.some(({ words }) => words.has(bare) || words.has(one))) return true;
      // German capitalizes nouns like names: if no other language lists it as a name, it is a noun.
      const capitals = others.filter(({ names }) => names.has(bare));
      return capitals.length === 1 && capitals[0]?.language === 'de';
    };
    const isShared = (letters: string) => others.filter(({ words }) => words.has(bareOf(letters))).length >= SHARED;
    const isName = (letters: string) => others.filter(({ names }) => names.has(bareOf(letters))).length > 1;
    return { has, isShared, isName };
  };
}

function read(dic: string): { words: WordSet; names: WordSet } {
  const words = new WordSet(100_000);
  const names = new WordSet(20_000);
  for (const word of wordsOf(dic)) {
    if (word.length >= SHORTEST && /^\p{L}+$/u.test(word)) (isCapital(word) ? names : words).add(bareOf(word));
  }
  return { words, names };
}

function bareOf(letters: string): string {
  if (/^[a-z]+$/.test(letters)) return letters;
  return letters.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
