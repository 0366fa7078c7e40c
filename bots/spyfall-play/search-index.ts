/** A search index over a bank: which words point where, and which sentences it contains. */
import type { Bank } from './bank.ts';
import { chanceOf } from './chance.ts';
import { lettersOf, wordsOf } from './words.ts';

/** A sentence of the bank, for a topic, a place or both; an answer without a place is evasive. */
export type Line = {
  readonly kind: 'question' | 'answer';
  readonly topic?: string;
  /** The places it may be about; empty for what can be said anywhere. */
  readonly places: ReadonlyMap<string, number>;
  readonly keys: readonly string[];
};

/** A word of a `~` list, and how strongly it points. */
export type Pointer = { readonly word: string; readonly to: string; readonly weight: number };

export type Index = {
  readonly language: string;
  readonly lines: readonly Line[];
  /** Lines by their letters. */
  readonly exact: ReadonlyMap<string, Line>;
  /** Indexes of the lines that contain a word, by its key. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** How much a word helps to identify a line. */
  readonly rarity: ReadonlyMap<string, number>;
  /** Which places mention a word, by its key. */
  readonly spokenAt: ReadonlyMap<string, ReadonlySet<string>>;
  readonly placeWords: Pointers;
  readonly topicWords: Pointers;
};

/** By the first letters of the word. */
export type Pointers = ReadonlyMap<string, readonly Pointer[]>;

/** How many other places a sentence also appears to fit. */
const MISTAKABLE = 8;
/** How strongly such a sentence points at its own place; for the others it is random and mostly less. */
const OWN = 0.55;

const indexes = new WeakMap<Bank, Index>();

export function indexOf(bank: Bank): Index {
  const known = indexes.get(bank) ?? made(bank);
  indexes.set(bank, known);
  return known;
}

/** Whether it is a place's own question, which only answers of that place fit. */
export function isAskedAtPlace(question: string, bank: Bank): boolean {
  const line = indexOf(bank).exact.get(lettersOf(question, bank.language));
  return line?.kind === 'question' && line.places.size > 0;
}

/** Forms of a word mostly begin alike. */
export function keyOf(word: string): string {
  return word.slice(0, 5);
}

export function startOf(word: string): string {
  return word.slice(0, 3);
}

function made(bank: Bank): Index {
  const { language } = bank;
  const lines: Line[] = [];
  const exact = new Map<string, Line>();
  const add = (text: string, about: Omit<Line, 'keys'>) => {
    const line = { ...about, keys: keysOf(text, language) };
    const letters = lettersOf(text, language);
    // The same sentence in several places may be about any of them.
    const twin = exact.get(letters);
    exact.set(letters, twin ? { ...line, places: new Map([...twin.places, ...line.places]) } : line);
    lines.push(line);
  };
  for (const { id: topic, questions, answers } of bank.topics) {
    for (const { text } of questions) add(text, { kind: 'question', topic, places: new Map() });
    for (const { text } of answers) add(text, { kind: 'answer', topic, places: new Map() });
  }
  for (const text of bank.other) add(text, { kind: 'answer', places: new Map() });
  const ids = [...bank.places.keys()];
  for (const { id, pieces } of bank.places.values()) {
    for (const { topic, question, answers } of pieces) {
      if (question) add(question.text, { kind: 'question', topic, places: mistakable(question.text, id, ids) });
      for (const { text } of answers) add(text, { kind: 'answer', topic, places: mistakable(text, id, ids) });
    }
  }
  const { byKey, rarity } = postings(lines);
  return {
    language,
    lines,
    exact,
    byKey,
    rarity,
    spokenAt: spokenAt(bank),
    placeWords: pointers([...bank.places.values()], (rank) => (rank < 5 ? 1.3 : rank < 12 ? 1 : 0.7)),
    topicWords: pointers(bank.topics, () => 1),
  };
}

export function keysOf(text: string, language: string): string[] {
  return [...new Set(wordsOf(text, language).map(keyOf))];
}

/**
 * Bots do not look up a bank sentence's place, or they would know at once where another bot is: it also appears to fit
 * some other places, always the same ones.
 */
function mistakable(text: string, id: string, ids: readonly string[]): Map<string, number> {
  const others = ids
    .filter((other) => other !== id)
    .toSorted((a, b) => chanceOf(text, a) - chanceOf(text, b))
    .slice(0, MISTAKABLE);
  return new Map([[id, OWN], ...others.map((other): [string, number] => [other, 0.25 + 0.45 * chanceOf(other, text)])]);
}

function postings(lines: readonly Line[]): Pick<Index, 'byKey' | 'rarity'> {
  const byKey = new Map<string, number[]>();
  for (const [i, { keys }] of lines.entries()) {
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), i]);
  }
  const rarity = new Map([...byKey].map(([key, found]) => [key, Math.log(1 + lines.length / found.length)]));
  return { byKey, rarity };
}

function spokenAt({ places, language }: Bank): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, pieces } of places.values()) {
    const words = pieces
      .flatMap(({ question, answers }) => [...(question ? [question] : []), ...answers])
      .flatMap(({ text }) => wordsOf(text, language));
    for (const word of words) {
      if (word.length < 4) continue;
      const at = found.get(keyOf(word)) ?? new Set();
      found.set(keyOf(word), at.add(id));
    }
  }
  return found;
}

type Listed = { readonly id: string; readonly words: readonly string[] };

/** A word on several lists points less strongly at each. */
function pointers(lists: readonly Listed[], weigh: (rank: number) => number): Pointers {
  const sharers = new Map<string, number>();
  for (const { words } of lists) for (const word of words) sharers.set(word, (sharers.get(word) ?? 0) + 1);
  const found = new Map<string, Pointer[]>();
  for (const { id, words } of lists) {
    for (const [rank, word] of words.entries()) {
      const pointer = { word, to: id, weight: weigh(rank) / (sharers.get(word) ?? 1) };
      found.set(startOf(word), [...(found.get(startOf(word)) ?? []), pointer]);
    }
  }
  return found;
}
