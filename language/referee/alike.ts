/** Finds words in a list that are forms of each other, by their families and base forms. */
import type { Word } from './word.ts';

export type Pair = readonly [word: string, other: string];

/** Processes one word at a time and yields its matches, so that the caller can stop at any point. */
export function* alike(words: Iterable<string>, wordOf: (written: string) => Word): Generator<Pair | undefined> {
  /** Words seen so far, by base form, family entry and letters. */
  const byBase = new Map<string, string>();
  const byKin = new Map<string, string>();
  const byLetters = new Map<string, string>();
  for (const written of words) {
    const word = wordOf(written);
    const met = new Set<string>();
    const meet = (other: string | undefined) => {
      if (other !== undefined && other !== word.written) met.add(other);
    };
    for (const base of word.bases) meet(byBase.get(base));
    meet(byKin.get(word.letters));
    for (let length = 1; length <= word.letters.length; length++) meet(byKin.get(`${word.letters.slice(0, length)}-`));
    for (const kin of word.family?.kin ?? []) meet(byLetters.get(kin));
    for (const other of met) yield [word.written, other];
    for (const base of word.bases) if (!byBase.has(base)) byBase.set(base, word.written);
    for (const kin of word.family?.kin ?? []) if (!byKin.has(kin)) byKin.set(kin, word.written);
    byLetters.set(word.letters, word.written);
    yield undefined;
  }
}
