/** What two words share: words that people think of with both of them. */
import { BACK, type Table } from './table.ts';

/** What a link counts here, by its number 1 to 5. */
const COUNTS = [0, 0.3, 0.5, 0.7, 0.85, 1];
/** A word that hangs together with so many others says nothing about two of them. */
const EVERYWHERE = 2000;

/** From 0 to 1. Answers for the word it was asked about last. */
export type Shared = (of: number) => (other: number) => number;

export function sharedIn({ words, linkStart, linkTo, linkStrength }: Table): Shared {
  const rarity = Float32Array.from(words, (_, word) =>
    Math.max(0, Math.log(EVERYWHERE / (1 + (linkStart[word + 1] as number) - (linkStart[word] as number)))),
  );
  const count = (at: number): number => {
    const number = linkStrength[at] as number;
    return (COUNTS[number >= BACK ? number - BACK : number] ?? 0) * (rarity[linkTo[at] as number] as number);
  };
  const lengths = Float32Array.from(words, (_, word) => {
    let squares = (rarity[word] as number) ** 2;
    for (let at = linkStart[word] as number; at < (linkStart[word + 1] as number); at++) squares += count(at) ** 2;
    return Math.sqrt(squares);
  });
  const here = new Float32Array(words.length);
  let last: number | undefined;
  const lay = (word: number, isOn: boolean): void => {
    // Two cards may name each other: both links count, whichever of the two is asked.
    here[word] = isOn ? (rarity[word] as number) : 0;
    for (let at = linkStart[word] as number; at < (linkStart[word + 1] as number); at++) {
      const to = linkTo[at] as number;
      here[to] = isOn ? (here[to] as number) + count(at) : 0;
    }
  };
  return (of) => {
    if (last !== undefined) lay(last, false);
    lay(of, true);
    last = of;
    const length = lengths[of] as number;
    return (other) => {
      let sum = (here[other] as number) * (rarity[other] as number);
      for (let at = linkStart[other] as number; at < (linkStart[other + 1] as number); at++) {
        const both = here[linkTo[at] as number] as number;
        if (both > 0) sum += both * count(at);
      }
      return Math.min(1, sum / (length * (lengths[other] as number) || 1));
    };
  };
}
