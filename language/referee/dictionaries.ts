/** Hunspell dictionaries as their packages ship them: two text files each. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export function dictionaryFile(language: string, file: 'aff' | 'dic'): Promise<string> {
  return readFile(fileURLToPath(new URL(`index.${file}`, import.meta.resolve(`dictionary-${language}`))), 'utf8');
}

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
