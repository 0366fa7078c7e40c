/** A lexicon from a Hunspell dictionary: its list of words as a set, and its analysis for the forms of one. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import { fold } from '../letters.ts';
import type { Lexicon } from './lexicon.ts';

/** A compound of more letters may keep the analysis busy for seconds. */
const LONGEST = 24;

/** `dictionary` is the name of the package. */
export async function hunspellLexicon(language: string, dictionary: string): Promise<Lexicon> {
  const [aff, dic] = await Promise.all(['index.aff', 'index.dic'].map((file) => textOf(dictionary, file)));
  const { words, names } = listsOf(dic ?? '', language);
  const hunspell = await createHunspellFromStrings(aff ?? '', dic ?? '');
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
    isBuilt: (word) => {
      const found = analyses(word);
      return found.length > 0 && found.every(isCompound);
    },
  };
}

async function textOf(dictionary: string, file: string): Promise<string> {
  return readFile(fileURLToPath(new URL(file, import.meta.resolve(dictionary))), 'utf8');
}

/** The listed words by their letters, those that are always written with a capital apart. */
export function listsOf(dic: string, language: string): { words: Set<string>; names: Set<string> } {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const line of dic.split('\n').slice(1)) {
    const [word = ''] = line.split(/[/\t ]/u, 1);
    if (word === '' || /[^\p{L}\p{M}'’-]/u.test(word)) continue;
    const letters = fold(word, language);
    if (letters === '') continue;
    if (/^\p{Lu}/u.test(word)) names.add(letters);
    else words.add(letters);
  }
  return { words, names };
}

/** People type as their phone likes it: the dictionary is asked for a word as it is, in small letters, and as a name. */
function casesOf(word: string): string[] {
  const small = word.toLowerCase();
  return [...new Set([word, small, small.charAt(0).toUpperCase() + small.slice(1)])];
}

function analyse(hunspell: Hunspell, word: string): string[] {
  // It calls the empty string a word.
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
