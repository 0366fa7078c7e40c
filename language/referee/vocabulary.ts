/** Hand-written word lists of a language: `language/vocabulary/<language>/*.txt`, one entry per line; `places.txt` is for all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Family, readNotes } from '../family.ts';
import { fold } from '../letters.ts';
import { type Mistake, notebook, readLines, unreadable } from '../text-files.ts';

/** Hand-written lists, keyed by the words' letters. */
export type Vocabulary = {
  /** Foreign words in use here, and words missing from the dictionary. */
  readonly words: ReadonlySet<string>;
  readonly acronyms: ReadonlySet<string>;
  /** Everyday words, also with a hyphen, that would be taken for foreign, invented or several; never parts of others. */
  readonly everyday: ReadonlySet<string>;
  /** Words that the dictionary lists although only other languages use them (L5). */
  readonly foreign: ReadonlySet<string>;
  /** Names and expressions of several words, separated by one space; the names include the places. */
  readonly names: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly expressions: ReadonlySet<string>;
  /** Words that look like compounds or derivations but are not, or no longer are (L8, L9): they are never split. */
  readonly whole: ReadonlySet<string>;
  /** Families of words that are on no card. */
  readonly families: ReadonlyMap<string, Family>;
};

const folder = join(import.meta.dirname, '..', 'vocabulary');
/** File names; each file is optional. */
export const wordLists = [
  'words',
  'everyday',
  'foreign',
  'acronyms',
  'names',
  'places',
  'expressions',
  'whole',
  'families',
] as const;

/** Never throws: mistakes in a file are reported, and the rest is used. */
export function readVocabulary(language: string): { vocabulary: Vocabulary; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const read = (list: (typeof wordLists)[number], file = join(folder, language, `${list}.txt`)): string[] => {
    try {
      const { wrong, mistakes: found } = notebook(file);
      const lines = readLines(readFileSync(file), language, wrong) ?? [];
      const seen = new Map<string, number>();
      for (const { line, written } of list === 'families' ? [] : lines) {
        const letters = spaced(written, language);
        const twin = seen.get(letters);
        if (letters === '') wrong(line, `“${written}” has no letters`);
        if (twin !== undefined) wrong(line, `“${written}” is there already, in line ${twin}`);
        seen.set(letters, line);
      }
      mistakes.push(...found());
      return lines.map(({ written }) => written);
    } catch (error) {
      mistakes.push(unreadable(file, error));
      return [];
    }
  };
  const families = new Map<string, Family>();
  for (const line of read('families')) {
    const { head, family, faults } = readNotes(line, language);
    mistakes.push(...faults.map((text) => ({ file: join(folder, language, 'families.txt'), text })));
    if (family) families.set(fold(head, language), folded(family, language));
  }
  const letters = (list: 'words' | 'everyday' | 'foreign' | 'acronyms' | 'whole') =>
    new Set(read(list).map((word) => fold(word, language)));
  const phrases = (list: 'names' | 'places' | 'expressions', file?: string) =>
    new Set(read(list, file).map((phrase) => spaced(phrase, language)));
  const places = new Set([...phrases('places'), ...phrases('places', join(folder, 'places.txt'))]);
  return {
    vocabulary: {
      words: letters('words'),
      everyday: letters('everyday'),
      foreign: letters('foreign'),
      acronyms: letters('acronyms'),
      whole: letters('whole'),
      names: new Set([...phrases('names'), ...places]),
      places,
      expressions: phrases('expressions'),
      families,
    },
    mistakes,
  };
}

/** The letters of several words, separated by one space. */
function spaced(phrase: string, language: string): string {
  return phrase
    .split(/[\s\p{Pd}]+/u)
    .map((word) => fold(word, language))
    .filter((word) => word !== '')
    .join(' ');
}

/** A family with its words folded; a stem keeps its `-`. */
export function folded(family: Family, language: string): Family {
  const letters = (items: readonly string[]) =>
    items.map((item) => fold(item, language) + (item.endsWith('-') ? '-' : ''));
  return {
    parts: family.parts,
    kin: letters(family.kin),
    strangers: letters(family.strangers),
    doubts: letters(family.doubts),
  };
}
