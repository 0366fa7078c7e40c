/** From texts to the table's numbers: int8 vectors, links both ways, and the similarity of random words. */
import type { Source, Table } from '../../meaning/table.ts';
import { BACK, BORROWED, CANDIDATE, CARD, SCENE } from '../../meaning/table.ts';
import { similarity } from '../../meaning/vectors.ts';
import { unit } from './basis.ts';
import type { LinkText, WordTexts } from './texts.ts';

export type Vectors = readonly (readonly Float32Array[])[];

/**
 * A word known only through links from cards is placed among those cards, but never as close as a word with its own
 * meaning could be.
 */
const NEAR_ONE = 0.45;
const NEAR_SOME = 0.6;
const WEAKEST = 3;

export function withLinked(vectors: Vectors, words: readonly WordTexts[], links: readonly LinkText[]): Vectors {
  const index = new Map(words.map(({ letters }, at) => [letters, at]));
  const cardsOf = Map.groupBy(links, ({ clue }) => clue);
  return vectors.map((own, at) => {
    const word = words[at];
    if (own.length > 0 || !word) return own;
    const cards = (cardsOf.get(word.letters) ?? []).filter(({ strength }) => strength >= WEAKEST);
    const known = cards.flatMap(({ card, strength }) => {
      const first = vectors[index.get(card) ?? -1]?.[0];
      return first ? [{ first, strength }] : [];
    });
    const [one] = known;
    if (!one) return [];
    const sum = new Float32Array(one.first.length);
    for (const { first, strength } of known)
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + strength * (first[i] ?? 0);
    return [unit(sum).map((number) => number * (known.length > 1 ? NEAR_SOME : NEAR_ONE))];
  });
}

/** `size` numbers per vector, with one scale each. */
export function sourceOf(vectors: Vectors, size: number): Source {
  const start = new Uint32Array(vectors.length + 1);
  for (const [at, own] of vectors.entries()) start[at + 1] = (start[at] ?? 0) + own.length;
  const all = vectors.flat();
  const scales = new Float32Array(all.length);
  const numbers = new Int8Array(all.length * size);
  for (const [at, vector] of all.entries()) {
    let most = 1e-9;
    for (const number of vector) most = Math.max(most, Math.abs(number));
    scales[at] = most / 127;
    for (let i = 0; i < size; i++) numbers[at * size + i] = Math.round(((vector[i] ?? 0) / most) * 127);
  }
  const source = { size, mean: 0, deviation: 1, start, scales, vectors: numbers };
  return { ...source, ...chance(source, vectors.length) };
}

const PAIRS = 20_000;

/** Similarity of random words, over pairs that are the same in every build. */
function chance(source: Source, words: number): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    // Two coprime strides reach all pairs.
    const a = (pair * 7919) % words;
    const b = (pair * 104_729 + 13) % words;
    const alike = a === b ? undefined : similarity(source, a, b, Number.POSITIVE_INFINITY);
    if (alike === undefined) continue;
    sum += alike;
    squares += alike * alike;
    count++;
  }
  const mean = sum / Math.max(1, count);
  const rounded = (number: number) => Math.round(number * 1e5) / 1e5;
  return { mean: rounded(mean), deviation: rounded(Math.sqrt(squares / Math.max(1, count) - mean * mean) || 1) };
}

export function flagsOf(words: readonly WordTexts[]): Uint8Array {
  return Uint8Array.from(
    words,
    ({ isCard, isCandidate, isScene }) => (isCandidate ? CANDIDATE : 0) + (isCard ? CARD : 0) + (isScene ? SCENE : 0),
  );
}

/** Links from a clue to the cards it points at, and back from a card to its associations. */
export function linksOf(
  words: readonly WordTexts[],
  links: readonly LinkText[],
): Pick<Table, 'linkStart' | 'linkTo' | 'linkStrength'> {
  const index = new Map(words.map(({ letters }, at) => [letters, at]));
  const from: [to: number, strength: number][][] = words.map(() => []);
  for (const { card, clue, strength: own, isBorrowed } of links) {
    const strength = own + (isBorrowed ? BORROWED : 0);
    const [cardAt, clueAt] = [index.get(card) ?? 0, index.get(clue) ?? 0];
    from[clueAt]?.push([cardAt, strength]);
    from[cardAt]?.push([clueAt, strength + BACK]);
  }
  const linkStart = new Uint32Array(words.length + 1);
  for (const [at, own] of from.entries()) linkStart[at + 1] = (linkStart[at] ?? 0) + own.length;
  const all = from.flat();
  return {
    linkStart,
    linkTo: Uint32Array.from(all, ([to]) => to),
    linkStrength: Uint8Array.from(all, ([, strength]) => strength),
  };
}
