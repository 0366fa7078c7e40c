/** How alike two words are by one source: the best pair of their senses. */
import type { Source, SourceName } from './table.ts';

/** Two vectors that are the same but for their rounding. */
const SAME = 0.985;

/**
 * Where two words have the same English word, as the Danish for spring, a spring and a spring of water, what is known of
 * that word alone says nothing about them; their definitions do.
 */
export function tellingBelow(source: SourceName): number {
  return source === 'gloss' ? Number.POSITIVE_INFINITY : SAME;
}

/** `undefined` where the source does not know one of the words, or has nothing to tell of them. */
export function similarity(
  { start, scales, vectors, size }: Source,
  a: number,
  b: number,
  below: number,
): number | undefined {
  let best: number | undefined;
  for (let i = start[a] as number; i < (start[a + 1] as number); i++) {
    for (let j = start[b] as number; j < (start[b + 1] as number); j++) {
      const alike = dot(vectors, i * size, j * size, size) * (scales[i] as number) * (scales[j] as number);
      if (alike < below && (best === undefined || alike > best)) best = alike;
    }
  }
  return best;
}

/** Whole numbers all the way: without `imul` and `| 0` the engine would look out for overflow at every step. */
function dot(vectors: Int8Array, a: number, b: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum = (sum + Math.imul(vectors[a + at] as number, vectors[b + at] as number)) | 0;
  return sum;
}
