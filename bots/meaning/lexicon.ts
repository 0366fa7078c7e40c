/**
 * Strict parser for the lexicon's texts: cards and clue words with their senses, and what cards call to mind.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import {
  type Line,
  type Mistake,
  notebook,
  readLines,
  unreadable,
  type Wrong,
} from '@safehouse/language/text-files.ts';
import { type Link, readLinks, spaced } from './links.ts';
import { addScenes } from './scenes.ts';

/** One meaning of a word: an English headword and a short English definition. */
export type Sense = { readonly headword: string; readonly gloss: string };

/** The text that the sentence model embeds. */
export const textOf = ({ headword, gloss }: Sense): string => `${headword}: ${gloss}`;

/** A line of the lexicon. `letters` is the folded word; two-word names have `_` in the texts and a space here. */
export type Entry = {
  readonly word: string;
  readonly letters: string;
  readonly senses: readonly Sense[];
  readonly links: readonly Link[];
  readonly isCard: boolean;
};

export type Lexicon = {
  readonly entries: readonly Entry[];
  /** The folded clue words for which all cards were gone through. */
  readonly scenes: ReadonlySet<string>;
  readonly mistakes: readonly Mistake[];
};

export const lexiconFolder: string = join(import.meta.dirname, '..', 'lexicon');

/** Scenes last: they add to the cards. */
export const lexiconFiles = ['cards-classic', 'cards-duet', 'clues', 'scenes'] as const;

export function lexiconLanguages(folder: string = lexiconFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

const LEAST_LINKS = 12;
const MOST_SENSES = 6;

/** Never throws: reports mistakes and skips their lines. */
export function readLexicon(language: string, folder: string = lexiconFolder): Lexicon {
  const entries = new Map<string, { entry: Entry; where: string }>();
  const mistakes: Mistake[] = [];
  let scenes: ReadonlySet<string> = new Set();
  for (const name of lexiconFiles) {
    const file = join(folder, language, `${name}.txt`);
    const { wrong, mistakes: noted } = notebook(file);
    const lines = linesOf(file, language, wrong, mistakes);
    if (name === 'scenes') scenes = addScenes(lines, entries, { language, wrong });
    else
      for (const line of lines) {
        const entry = readEntry(line, { language, isCard: name !== 'clues', wrong });
        if (!entry) continue;
        const twin = entries.get(entry.letters);
        if (twin) wrong(line.line, `“${entry.word}” is there already: ${twin.where}`);
        else entries.set(entry.letters, { entry, where: `${name}.txt:${line.line}` });
      }
    mistakes.push(...noted());
  }
  return { entries: [...entries.values()].map(({ entry }) => entry), scenes, mistakes };
}

function linesOf(file: string, language: string, wrong: Wrong, mistakes: Mistake[]): Line[] {
  try {
    return readLines(readFileSync(file), language, wrong) ?? [];
  } catch (error) {
    mistakes.push(unreadable(file, error));
    return [];
  }
}

type About = { readonly language: string; readonly isCard: boolean; readonly wrong: Wrong };

/** `word = headword: gloss | headword: gloss ~ 5 link, link; 4 link` */
function readEntry({ line, written }: Line, { language, isCard, wrong }: About): Entry | undefined {
  const [, name = '', meanings = '', tail] = /^(.*?) = (.*?)(?: ~ (.*))?$/u.exec(written) ?? [];
  if (name === '') {
    wrong(line, `“${written}” is not written as: word = headword: gloss`);
    return undefined;
  }
  const word = spaced(name);
  const letters = fold(word, language);
  if (letters === '') wrong(line, `“${word}” has no letters`);
  if (/\s/u.test(name)) wrong(line, `“${name}” has a space: join the words of a name by _`);
  if (isCard && tail === undefined) wrong(line, `“${word}” is a card and says nothing after ~`);
  if (!isCard && tail !== undefined) wrong(line, `“${word}” is a clue word: only cards have links after ~`);
  const senses = readSenses(meanings, (text) => wrong(line, `“${word}”: ${text}`));
  const links = readLinks(tail ?? '', { language, own: letters, tell: (text) => wrong(line, `“${word}”: ${text}`) });
  if (isCard && tail !== undefined && links.length < LEAST_LINKS)
    wrong(line, `“${word}” has ${links.length} links, and needs ${LEAST_LINKS}`);
  return { word, letters, senses, links, isCard };
}

function readSenses(written: string, tell: (text: string) => void): Sense[] {
  const senses = written.split('|').map((sense) => {
    const [, headword = '', gloss = ''] = /^([^:]+): (.+)$/u.exec(sense.trim()) ?? [];
    if (headword === '') tell(`the sense “${sense.trim()}” is not written as headword: gloss`);
    return { headword, gloss };
  });
  if (senses.length > MOST_SENSES) tell(`has ${senses.length} senses, and may have ${MOST_SENSES}`);
  return senses.filter(({ headword }) => headword !== '');
}
