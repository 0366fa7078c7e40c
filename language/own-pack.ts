/** Parses words that a person types or pastes at a table: lenient, with a code for every problem. */
import { glance, looksLike } from '@safehouse/rules/kernel/looks.ts';
import { visible } from '@safehouse/rules/kernel/text.ts';
import { commaBelow, fold } from './letters.ts';

export type Fault =
  /** An image, a spreadsheet file or text in another encoding. */
  | { readonly code: 'not-text' }
  | { readonly code: 'not-a-word'; readonly line: number; readonly word: string }
  | { readonly code: 'too-long'; readonly line: number; readonly word: string; readonly most: number }
  | { readonly code: 'too-few'; readonly found: number; readonly least: number }
  | { readonly code: 'too-many'; readonly found: number; readonly most: number };

export type Warning =
  /** A repeated word, or one that looks the same, which is left out. */
  { readonly code: 'doubled'; readonly line: number; readonly word: string } | Alike;

/** Two words that may give each other away. */
export type Alike = { readonly code: 'alike'; readonly word: string; readonly other: string };

/** How many more there are than listed. */
export type More = { readonly code: 'more'; readonly count: number };

/** `words` have U+00AD where they may be hyphenated. Not playable if there are mistakes. */
export type OwnWords = {
  readonly words: readonly string[];
  readonly mistakes: readonly Fault[];
  readonly warnings: readonly Warning[];
};

const LEAST = 25;
const MOST = 10_000;
const LONGEST = 16;
/** Words of at least this length that begin or end alike do not do so by chance. */
const SHORTEST_ALIKE = 4;
/** A word is compared with at most this many of those that might look like it. */
const MOST_COMPARED = 20;
/** Listed one by one; the others are counted. */
const MOST_MISTAKES = 20;
const MOST_WARNINGS = 50;
/** Longer quotes of invalid words are cut off. */
const LONGEST_QUOTE = 40;

/** Not text: the replacement character, and control characters other than tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_TEXT = /[\uFFFD\u0000-\u0008\u000E-\u001F\u007F]/;
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const SEPARATOR = /[,;\t、，；،]/;
/** The notes after a card of a shipped pack (family.ts). */
const NOTES = /[ \t][=>!](?:[ \t].*)?$/u;
/** Collapsed first: on a line of only spaces, a pattern that matches what follows them would backtrack endlessly. */
const SPACES = /[^\S\t]+/gu;
const WORD = /^['’]?[\p{L}\p{M}\p{N}](?:(?:[\p{L}\p{M}\p{N}'’-]|\u200C|\u200D)*[\p{L}\p{M}\p{N}])?['’]?$/u;
/** A card may have two words: a coffee machine. */
const MOST_WORDS = 2;

type Card = { readonly line: number; readonly pieces: readonly string[]; readonly word: string };

type ReadingOptions = {
  /** Whether two words look the same. */
  readonly look?: (word: string, other: string) => boolean;
  /** How many words there is room for. */
  readonly room?: number;
};

export function readOwnPack(text: string, language: string, options: ReadingOptions = {}): OwnWords {
  const reading = readingOwnPack(text, language, options);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same in many small steps: ten thousand words take a while, and others may want their turn in between. */
export function* readingOwnPack(
  text: string,
  language: string,
  { look = looksLike, room = MOST }: ReadingOptions = {},
): Generator<undefined, OwnWords> {
  if (NO_TEXT.test(text)) return { words: [], mistakes: [{ code: 'not-text' }], warnings: [] };
  const mistakes: Fault[] = [];
  const warnings: Warning[] = [];
  const byLetters = new Map<string, Card>();
  const byLook = new Map<string, string[]>();
  const most = Math.min(room, MOST);
  /** Words after those that fit: only counted, because they will not be played. */
  let more = 0;
  for (const card of cardsOf(text, language)) {
    yield;
    const fault = faultOf(card);
    if (fault) mistakes.push(fault);
    else if (byLetters.size > most) more += 1;
    else {
      const letters = fold(card.word, language);
      const others = listAt(byLook, glance(card.word));
      if (byLetters.has(letters) || others.some((other) => look(card.word, other)))
        warnings.push({ code: 'doubled', line: card.line, word: card.word });
      else {
        byLetters.set(letters, card);
        if (others.length < MOST_COMPARED) others.push(card.word);
      }
    }
  }
  // Words to be corrected count too, so they do not also cause a too-few error.
  const count = byLetters.size + more + mistakes.length;
  if (count < LEAST) mistakes.push({ code: 'too-few', found: count, least: LEAST });
  if (byLetters.size > most) mistakes.push({ code: 'too-many', found: byLetters.size + more, most });
  if (mistakes.length === 0) {
    for (const [letters, card] of byLetters) {
      yield;
      warnings.push(...alikeByLetters(letters, card, byLetters));
    }
  }
  return { words: [...byLetters.values()].map(({ pieces }) => pieces.join('\u00AD')), mistakes, warnings };
}

/** The list under this key, which is made if it is missing. */
function listAt(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}

/** A pack as its owner is told about it: a list with thousands of faults says no more than its beginning. */
export type ReadPack = {
  readonly words: readonly string[];
  readonly mistakes: readonly (Fault | More)[];
  readonly warnings: readonly (Warning | More)[];
};

/** `kin` are pairs of words that the referee takes for forms of each other. */
export function summed(read: OwnWords, kin: Iterable<readonly [word: string, other: string]> = []): ReadPack {
  const known = new Set(read.warnings.map((one) => (one.code === 'alike' ? keyOf(one.word, one.other) : '')));
  const more = Array.from(kin).filter(([word, other]) => !known.has(keyOf(word, other)));
  const warnings = [...read.warnings, ...more.map(([word, other]): Alike => ({ code: 'alike', word, other }))];
  return {
    words: read.mistakes.length > 0 ? [] : read.words,
    mistakes: told(read.mistakes, MOST_MISTAKES),
    warnings: told(warnings, MOST_WARNINGS),
  };
}

function keyOf(...pair: [string, string]): string {
  return pair.sort().join(' ');
}

/** The first `most` items, and how many more there are. */
export function told<One>(all: readonly One[], most: number): (One | More)[] {
  return all.length <= most ? [...all] : [...all.slice(0, most), { code: 'more', count: all.length - most }];
}

function* cardsOf(text: string, language: string): Generator<Card> {
  for (const [index, written] of text.split(LINE_END).entries()) {
    const line = visible(written).replace(SPACES, ' ').trim();
    if (line === '' || line.startsWith('#')) continue;
    for (const part of line.replace(NOTES, '').split(SEPARATOR)) {
      const tidy = commaBelow(unquoted(part.trim()), language);
      if (tidy === '') continue;
      const pieces = tidy.split('|').filter((piece) => piece !== '');
      yield { line: index + 1, pieces, word: pieces.join('') };
    }
  }
}

/** Spreadsheets quote fields, at least those with a comma inside. */
function unquoted(text: string): string {
  return /^"(.*)"$/su.exec(text)?.[1]?.trim() ?? text;
}

function faultOf({ line, word }: Card): Fault | undefined {
  const words = word.split(' ');
  const isWord = words.length <= MOST_WORDS && words.every((each) => WORD.test(each)) && /\p{L}/u.test(word);
  if (!isWord) return { code: 'not-a-word', line, word: quoted(word) };
  const letters = Array.from(word.replace(/[\p{M}\p{Cf} ]/gu, '')).length;
  // Marks do not count as letters, but the total length is limited too.
  return letters > LONGEST || word.length > 4 * LONGEST
    ? { code: 'too-long', line, word: quoted(word), most: LONGEST }
    : undefined;
}

function quoted(word: string): string {
  const letters = Array.from(word);
  return letters.length <= LONGEST_QUOTE ? word : `${letters.slice(0, LONGEST_QUOTE - 1).join('')}…`;
}

function* alikeByLetters(letters: string, { word }: Card, byLetters: ReadonlyMap<string, Card>): Generator<Alike> {
  const others = new Set<Card>();
  for (let length = SHORTEST_ALIKE; length < letters.length; length++) {
    const head = byLetters.get(letters.slice(0, length));
    if (head) others.add(head);
    const tail = byLetters.get(letters.slice(-length));
    if (tail) others.add(tail);
  }
  for (const other of others) yield { code: 'alike', word, other: other.word };
}
