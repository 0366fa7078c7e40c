/** Hunspell dictionaries as their packages ship them: two text files each. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export async function dictionaryFile(language: string, file: 'aff' | 'dic'): Promise<string> {
  const path = fileURLToPath(new URL(`index.${file}`, import.meta.resolve(`dictionary-${language}`)));
  const text = await readFile(path, 'utf8');
  return language === 'hu' ? mended(text) : text;
}

/**
 * The Hungarian package was converted to UTF-8, and two things were lost. Without `FLAG UTF-8` half of its flags are
 * taken for others, and *csapat* is a form of *csap*. And some letters are HTML entities, which in a condition such as
 * `[^aá&agrave;]` keep the ending from every word on g, r or v: *bor* has no *borok*.
 */
function mended(text: string): string {
  return text
    .replace(/^SET UTF-8$/mu, 'SET UTF-8\nFLAG UTF-8')
    .replace(/&([aeu]grave);/gu, (_, name: string) => entities[name] ?? '');
}
const entities: Record<string, string> = { agrave: 'à', egrave: 'è', ugrave: 'ù' };

/** The words of a `.dic` file without their flags; its first line is the word count. */
export function* wordsOf(dic: string): Generator<string> {
  for (let start = dic.indexOf('\n') + 1; start > 0 && start < dic.length; ) {
    const end = dic.indexOf('\n', start);
    const line = dic.slice(start, end === -1 ? undefined : end);
    start = end === -1 ? dic.length : end + 1;
    const word = line.slice(0, line.search(/[/\s]|$/u));
    if (word !== '') yield word;
  }
}

export function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
