/** What appears on the pages of a walk but is not our text: names, card words, what people wrote, addresses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '../../src/texts/languages.ts';
import { codes } from '../../src/word-games/own/codes.ts';
import { ownNames, ownWords } from '../around/own-pack-screens.ts';
import { clues } from '../codenames/controls.ts';
import { own } from '../spyfall/lobby-screens.ts';
import type { Data } from './phrasebook.ts';

/** Not English: a card's word must not pass for an untranslated text. */
export const CARDS = 'hu';

const WORDS = resolve(import.meta.dirname, '..', '..', '..', 'language');
const people = ['Ada', 'Bo', 'Cleo', 'Dag', 'Edi', 'Ben', 'Eve', 'Flo', 'Gus', 'Hanna', 'Otto'];

export const data: Data = {
  words: [
    ...people,
    // Initials, where a name has no room.
    ...people.map((name) => name.charAt(0)),
    ...clues,
    ...Object.values(languages).map(({ name }) => name),
    ...codes.map(nameIn),
    ...ownNames,
    ...ownWords,
    ...['Night shift', 'Talk less.', 'Good evening.', 'Good evening, everybody.', 'two words'],
    ...own.flatMap(({ name, roles }) => [name, ...roles]),
    ...linesOf('packs', CARDS),
    ...linesOf('locations', `${CARDS}.txt`),
    ...linesOf('locations', 'en.txt'),
  ],
  /** Table codes, addresses, fingerprints. */
  shapes: [/^[A-HJ-NP-Z2-9]{5}$/, /^(?:https?:\/\/)?127\.0\.0\.1:\d+(?:\/\S*)?$/, /^[\w-]{22,}$/],
};

/** A language's own name for itself. */
function nameIn(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The lines of a text file, or of all files in a folder, without their marks and notes. */
function linesOf(...path: string[]): string[] {
  const at = join(WORDS, ...path);
  const files = at.endsWith('.txt')
    ? [at]
    : readdirSync(at).flatMap((file) => (file.endsWith('.txt') ? join(at, file) : []));
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .replace(/ [=>!] .*$/, '')
        .replaceAll('|', '')
        .replace(/^\[\w+\] /, ''),
    );
}
