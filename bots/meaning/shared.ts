/** What two words share: words that people think of with both of them. */
import { BORROWED, STRENGTH, type Table } from './table.ts';

/** What a link counts here, by its number 1 to 5, and what is left of that if it is from another country. */
const COUNTS = [0, 0.3, 0.5, 0.7, 0.85, 1];
const ABROAD = 0.6;
/** A word that hangs together with so many others says nothing about two of them. */
const EVERYWHERE = 2000;

/** From 0 to 1. Answers for the word it was asked about last. */
export type Shared = (of: number) => (other: number) => number;

export function sharedIn({ words, linkStart, linkTo, linkStrength }: Table): Shared {
  const rarity = Float32Array.from(words, (_, word) =>
    Math.max(0, Math.log(EVERYWHERE / (1 + (linkStart[word + 1] as number) - (linkStart[word] as number)))),
  );
  const counts = Float32Array.from(
    linkStrength,
    (number) => (COUNTS[number & STRENGTH] ?? 0) * ((number & BORROWED) === 0 ? 1 : ABROAD),
  );
  const lengths = Float32Array.from(words, (_, word) => {
    let squares = (rarity[word] as number) ** 2;
    for (let at = linkStart[word] as number; at < (linkStart[word + 1] as number); at++)
      squares += ((counts[at] as number) * (rarity[linkTo[at] as number] as number)) ** 2;
    return Math.sqrt(squares);
  });
  /** What each word shares with the one that was asked about; all others are 0. */
  const sums = new Float32Array(words.length);
  const touched: number[] = [];
  const add = (word: number, amount: number): void => {
    if (sums[word] === 0) touched.push(word);
    sums[word] = (sums[word] as number) + amount;
  };
  /** All that hang together with a word share it. */
  const spread = (through: number, amount: number): void => {
    const part = amount * (rarity[through] as number) ** 2;
    if (part === 0) return;
    add(through, part);
    for (let at = linkStart[through] as number; at < (linkStart[through + 1] as number); at++)
      add(linkTo[at] as number, part * (counts[at] as number));
  };
  return (of) => {
    for (const word of touched) sums[word] = 0;
    touched.length = 0;
    spread(of, 1);
    for (let at = linkStart[of] as number; at < (linkStart[of + 1] as number); at++)
      spread(linkTo[at] as number, counts[at] as number);
    const length = lengths[of] as number;
    return (other) => Math.min(1, (sums[other] as number) / (length * (lengths[other] as number) || 1));
  };
}
