/** Similarity of two words by one source: that of their closest senses. */
import type { Source, SourceName } from './table.ts';

/** Vectors at least this similar are equal apart from rounding. */
const SAME = 0.985;

/**
 * Two words may share one English name, like the Danish words for the season, the coil and the source of water, all
 * "spring". Then that name says nothing about them, only their definitions do.
 */
export function tellingBelow(source: SourceName): number {
  return source === 'gloss' ? Number.POSITIVE_INFINITY : SAME;
}

/** `undefined` if the source does not know both words, or says nothing about the pair. */
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

/** Integer arithmetic throughout: without `imul` and `| 0` the engine would check for overflow at every step. */
function dot(vectors: Int8Array, a: number, b: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum = (sum + Math.imul(vectors[a + at] as number, vectors[b + at] as number)) | 0;
  return sum;
}
