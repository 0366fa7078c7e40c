/**
 * Common words that are no cards of ours but may be on a board, as people bring their own packs: what they call to mind.
 * A language need not have such a file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import { type Mistake, notebook, readLines } from '@safehouse/language/text-files.ts';
import { lexiconFolder } from './lexicon.ts';
import { type Link, readLinks, spaced } from './links.ts';

export type CommonWord = { readonly word: string; readonly letters: string; readonly links: readonly Link[] };

const fileOf = (language: string, folder: string): string => join(folder, language, 'common.txt');

/** The file as it is, or nothing. */
export function commonText(language: string, folder: string = lexiconFolder): string {
  const file = fileOf(language, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Never throws: reports mistakes and skips their lines. */
export function readCommon(
  language: string,
  folder: string = lexiconFolder,
): { readonly words: readonly CommonWord[]; readonly mistakes: readonly Mistake[] } {
  const { wrong, mistakes } = notebook(fileOf(language, folder));
  const words = new Map<string, CommonWord>();
  for (const { line, written } of readLines(Buffer.from(commonText(language, folder)), language, wrong) ?? []) {
    const [, name = '', tail = ''] = /^(\S+) ~ (.+)$/u.exec(written) ?? [];
    const word = spaced(name);
    const letters = fold(word, language);
    const tell = (text: string): void => wrong(line, `“${word}”: ${text}`);
    if (name === '') wrong(line, `“${written}” is not written as: word ~ 5 link, link; 4 link`);
    else if (words.has(letters)) tell('is there already');
    else words.set(letters, { word, letters, links: readLinks(tail, { language, own: letters, tell }) });
  }
  return { words: [...words.values()], mistakes: mistakes() };
}
