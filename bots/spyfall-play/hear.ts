/** How a bot understands a sentence: its topic, the places it points at, and whether it is evasive. */
import { defined } from '@safehouse/rules/kernel/plain.ts';
import type { Bank } from './bank.ts';
import { type Index, indexOf, keyOf, keysOf, type Line, type Pointers, startOf } from './search-index.ts';
import { isSameWord, lettersOf, wordsOf } from './words.ts';

export type Heard = {
  readonly topic?: string;
  /** How strongly it points at each place: about 1 for a plain hint. */
  readonly places: ReadonlyMap<string, number>;
  /** It could be said anywhere. */
  readonly isEvasive: boolean;
};

/** A place and its name at this table. */
export type Named = { readonly id: string; readonly name: string };

/** From this similarity on, it is a sentence of the bank with a word changed. */
const NEAR = 0.72;
/** Cap per sentence: several revealing words count hardly more than two. */
const MOST = 1.8;

/** Understands sentences at one table; it also recognizes the places' names. */
export type Interpret = (sentence: string) => Heard;

export function interpreterFor(bank: Bank, locations: readonly Named[]): Interpret {
  const index = indexOf(bank);
  const names = locations.map(({ id, name }) => ({ id, parts: nameParts(name, bank.language) }));
  return (sentence) => {
    const words = wordsOf(sentence, bank.language);
    const { places, ...heard } = heardIn(sentence, words, index);
    const named = names.filter(({ parts }) => saysAll(words, parts, bank.language));
    return { ...heard, places: new Map([...places, ...named.map(({ id }): [string, number] => [id, MOST])]) };
  };
}

function heardIn(sentence: string, words: readonly string[], index: Index): Heard {
  const exact = index.exact.get(lettersOf(sentence, index.language));
  const near = exact ? { line: exact, nearness: 1 } : nearest(keysOf(sentence, index.language), index);
  if (!near || near.nearness < NEAR) {
    return defined({ topic: topicOf(words, index, near), places: pointed(words, index), isEvasive: false });
  }
  const { line, nearness } = near;
  return defined({
    topic: line.topic ?? topicOf(words, index, near),
    places: new Map([...line.places].map(([id, weight]) => [id, weight * nearness])),
    isEvasive: line.kind === 'answer' && line.places.size === 0,
  });
}

/** The bank's sentence with the most words in common; rare words count more. */
function nearest(
  keys: readonly string[],
  { byKey, rarity, lines }: Index,
): { line: Line; nearness: number } | undefined {
  const weightOf = (key: string) => rarity.get(key) ?? Math.log(1 + lines.length);
  const shared = new Map<number, number>();
  for (const key of keys) {
    for (const at of byKey.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(key) ** 2);
  }
  const lengthOf = (keys: readonly string[]) => Math.sqrt(keys.reduce((sum, key) => sum + weightOf(key) ** 2, 0));
  const length = lengthOf(keys);
  let best: { line: Line; nearness: number } | undefined;
  for (const [at, sum] of shared) {
    const line = lines[at];
    if (!line || sum <= (best?.nearness ?? 0) * length) continue;
    const nearness = sum / (length * lengthOf(line.keys));
    if (!best || nearness > best.nearness) best = { line, nearness };
  }
  return best;
}

/** Decided by the topics' words, with the nearest sentence's topic as an extra vote. */
function topicOf(words: readonly string[], index: Index, near: ReturnType<typeof nearest>): string | undefined {
  const scores = matched(words, index.topicWords, index.language);
  const about = near?.line.topic;
  if (near && about) scores.set(about, (scores.get(about) ?? 0) + near.nearness);
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= 0.45 ? best[0] : undefined;
}

function pointed(words: readonly string[], index: Index): Map<string, number> {
  const scores = matched(words, index.placeWords, index.language);
  const hints = new Map<string, number>();
  for (const key of new Set(words.filter((word) => word.length >= 4).map(keyOf))) {
    const at = index.spokenAt.get(key);
    // Few places mention this word: a faint hint.
    if (at && at.size <= 3) for (const id of at) hints.set(id, Math.min(0.5, (hints.get(id) ?? 0) + 0.3 / at.size));
  }
  for (const [id, hint] of hints) scores.set(id, (scores.get(id) ?? 0) + hint);
  return new Map([...scores].map(([id, score]) => [id, Math.min(MOST, score)]));
}

/** What a sentence's words point at; several forms of a listed word count once. */
function matched(words: readonly string[], pointers: Pointers, language: string): Map<string, number> {
  const scores = new Map<string, number>();
  for (const word of new Set(words)) {
    const strongest = new Map<string, number>();
    for (const pointer of pointers.get(startOf(word)) ?? []) {
      if (!isSameWord(pointer.word, word, language)) continue;
      strongest.set(pointer.to, Math.max(pointer.weight, strongest.get(pointer.to) ?? 0));
    }
    for (const [to, weight] of strongest) scores.set(to, (scores.get(to) ?? 0) + weight);
  }
  return scores;
}

/** Whether all the longer words of a name occur: for “The fire station”, one is not enough. */
function saysAll(words: readonly string[], parts: readonly string[], language: string): boolean {
  return parts.length > 0 && parts.every((part) => words.some((word) => isSameWord(part, word, language)));
}

/** A name without its articles. */
export function nameParts(name: string, language: string): string[] {
  const parts = wordsOf(name, language);
  const long = parts.filter((part) => part.length >= 4);
  return long.length > 0 ? long : parts.slice(-1);
}
