/** What two words share: associations they have in common. */
import { BORROWED, COMMON, STRENGTH, type Table } from './table.ts';

/** Weight of a link by its strength 1 to 5, and the factor for one borrowed from another language. */
const COUNTS = [0, 0.3, 0.5, 0.7, 0.85, 1];
const ABROAD = 0.6;
/** A word with this many links says nothing about any two of them. */
const EVERYWHERE = 2000;

/** From 0 to 1. Only valid for the word of the latest call. */
export type Shared = (of: number) => (other: number) => number;

export function sharedIn({ words, linkStart, linkTo, linkStrength }: Table): Shared {
  /** A word's last links are those of common words, which do not count here. */
  const linkEnd = Uint32Array.from(words, (_, word) => {
    let end = linkStart[word + 1] as number;
    while (end > (linkStart[word] as number) && ((linkStrength[end - 1] as number) & COMMON) !== 0) end--;
    return end;
  });
  const rarity = Float32Array.from(words, (_, word) =>
    Math.max(0, Math.log(EVERYWHERE / (1 + (linkEnd[word] as number) - (linkStart[word] as number)))),
  );
  const counts = Float32Array.from(
    linkStrength,
    (number) => (COUNTS[number & STRENGTH] ?? 0) * ((number & BORROWED) === 0 ? 1 : ABROAD),
  );
  const lengths = Float32Array.from(words, (_, word) => {
    let squares = (rarity[word] as number) ** 2;
    for (let at = linkStart[word] as number; at < (linkEnd[word] as number); at++)
      squares += ((counts[at] as number) * (rarity[linkTo[at] as number] as number)) ** 2;
    return Math.sqrt(squares);
  });
  /** What each word shares with the current one; 0 for all others. */
  const sums = new Float32Array(words.length);
  const touched: number[] = [];
  const add = (word: number, amount: number): void => {
    if (sums[word] === 0) touched.push(word);
    sums[word] = (sums[word] as number) + amount;
  };
  /** Everything linked to a word shares it. */
  const spread = (through: number, amount: number): void => {
    const part = amount * (rarity[through] as number) ** 2;
    if (part === 0) return;
    add(through, part);
    for (let at = linkStart[through] as number; at < (linkEnd[through] as number); at++)
      add(linkTo[at] as number, part * (counts[at] as number));
  };
  return (of) => {
    for (const word of touched) sums[word] = 0;
    touched.length = 0;
    spread(of, 1);
    for (let at = linkStart[of] as number; at < (linkEnd[of] as number); at++)
      spread(linkTo[at] as number, counts[at] as number);
    const length = lengths[of] as number;
    return (other) => Math.min(1, (sums[other] as number) / (length * (lengths[other] as number) || 1));
  };
}
