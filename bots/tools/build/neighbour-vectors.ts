/** A word's vector by its neighbours: its own vector, pulled towards those of the words it is linked to. */
import { unit } from './basis.ts';
import type { Vectors } from './numbers.ts';
import type { LinkText, WordTexts } from './texts.ts';

/** A borrowed link pulls less. */
const BORROWED_DRAWS = 0.6;
/** Strength of the pull, and the number of rounds: two reach words that share a neighbour. */
const PULL = 1;
const ROUNDS = 2;

/** One vector per word; none for a word that has none. */
export function neighbourVectors(vectors: Vectors, words: readonly WordTexts[], links: readonly LinkText[]): Vectors {
  const size = vectors.find((own) => own.length > 0)?.[0]?.length ?? 0;
  const alone = vectors.map((own) => firstMost(own, size));
  const near = neighbours(words, links);
  let now = alone;
  for (let round = 0; round < ROUNDS; round++) {
    const before = now;
    now = alone.map((own, at) => {
      const drawn = new Float32Array(size);
      for (const { word, strength } of near[at] ?? []) {
        // A word with many links pulls each neighbour less.
        const weight = strength / Math.sqrt(near[word]?.length ?? 1);
        add(drawn, before[word] ?? drawn, weight);
      }
      const towards = unit(drawn);
      const sum = own.slice();
      add(sum, towards, PULL);
      return unit(sum);
    });
  }
  return now.map((vector) => (vector.some((number) => number !== 0) ? [vector] : []));
}

/** Weighted sum of the senses; the first counts most. */
function firstMost(senses: readonly Float32Array[], size: number): Float32Array {
  const sum = new Float32Array(size);
  for (const [at, sense] of senses.entries()) add(sum, sense, 1 / (at + 1));
  return unit(sum);
}

type Neighbour = { readonly word: number; readonly strength: number };

function neighbours(words: readonly WordTexts[], links: readonly LinkText[]): Neighbour[][] {
  const index = new Map(words.map(({ letters }, at) => [letters, at]));
  const near: Neighbour[][] = words.map(() => []);
  for (const { card, clue, strength: own, isBorrowed } of links) {
    const strength = own * (isBorrowed ? BORROWED_DRAWS : 1);
    const [from, to] = [index.get(clue) ?? 0, index.get(card) ?? 0];
    near[from]?.push({ word: to, strength });
    near[to]?.push({ word: from, strength });
  }
  return near;
}

function add(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + weight * (vector[at] as number);
}
