/** How alike two words are by one source: the best pair of their senses. */
import type { Source } from './table.ts';

/** So many numbers are enough to see which of several pairs of senses is the best: the strongest directions come first. */
const GLANCE = 32;

/** `undefined` where the source does not know one of the words. */
export function similarity(source: Source, a: number, b: number): number | undefined {
  const { start, scales, vectors, size } = source;
  const firstA = start[a] as number;
  const endA = start[a + 1] as number;
  const firstB = start[b] as number;
  const endB = start[b + 1] as number;
  if (firstA === endA || firstB === endB) return undefined;
  let bestA = firstA;
  let bestB = firstB;
  if (endA - firstA > 1 || endB - firstB > 1) {
    let best = Number.NEGATIVE_INFINITY;
    const glance = Math.min(GLANCE, size);
    for (let i = firstA; i < endA; i++) {
      const scale = scales[i] as number;
      for (let j = firstB; j < endB; j++) {
        const alike = dot(vectors, i * size, j * size, glance) * scale * (scales[j] as number);
        if (alike > best) {
          best = alike;
          bestA = i;
          bestB = j;
        }
      }
    }
  }
  return dot(vectors, bestA * size, bestB * size, size) * (scales[bestA] as number) * (scales[bestB] as number);
}

/** Whole numbers all the way: without `imul` and `| 0` the engine would look out for overflow at every step. */
function dot(vectors: Int8Array, a: number, b: number, size: number): number {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < size; at += 4) {
    even = (even + Math.imul(vectors[a + at] as number, vectors[b + at] as number)) | 0;
    odd = (odd + Math.imul(vectors[a + at + 1] as number, vectors[b + at + 1] as number)) | 0;
    even = (even + Math.imul(vectors[a + at + 2] as number, vectors[b + at + 2] as number)) | 0;
    odd = (odd + Math.imul(vectors[a + at + 3] as number, vectors[b + at + 3] as number)) | 0;
  }
  return (even + odd) | 0;
}

/**
 * Adds to each word's sum how alike it is to one word, in deviations above chance times the weight, and to its squares
 * the weight's: the same as `similarity`, for thousands of words at once.
 */
export function addSimilarities(
  source: Source,
  { of, to, weight }: { of: Uint32Array; to: number; weight: number },
  { sums, squares }: { sums: Float32Array; squares: Float32Array },
): void {
  const { start, scales, vectors, size, mean, deviation } = source;
  const first = start[to] as number;
  const end = start[to + 1] as number;
  if (first === end) return;
  const factor = weight / deviation;
  const square = weight * weight;
  const glance = Math.min(GLANCE, size);
  const isOne = end - first === 1;
  for (let at = 0; at < of.length; at++) {
    const word = of[at] as number;
    const from = start[word] as number;
    const until = start[word + 1] as number;
    if (from === until) continue;
    let bestA = from;
    let bestB = first;
    if (!isOne || until - from > 1) {
      let best = Number.NEGATIVE_INFINITY;
      for (let i = from; i < until; i++) {
        const scale = scales[i] as number;
        for (let j = first; j < end; j++) {
          const alike = dot(vectors, i * size, j * size, glance) * scale * (scales[j] as number);
          if (alike > best) {
            best = alike;
            bestA = i;
            bestB = j;
          }
        }
      }
    }
    const alike =
      dot(vectors, bestA * size, bestB * size, size) * (scales[bestA] as number) * (scales[bestB] as number);
    sums[at] = (sums[at] as number) + (alike - mean) * factor;
    squares[at] = (squares[at] as number) + square;
  }
}
