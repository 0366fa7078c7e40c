/** Similarity of one board word to all candidate clues, by each source. */
import { nearestIn } from './nearest.ts';
import type { Source } from './table.ts';

/**
 * Adds each candidate's z-score times the weight to its sum, and the squared weight to `squares`. `most` caps the
 * z-score per candidate.
 */
export type AddAlike = (
  to: number,
  weight: number,
  sums: Float32Array,
  squares: Float32Array,
  most?: Float32Array,
) => void;

/** Fixed-point 1.0 in the WebAssembly memory: products of unit vectors fit into 32 bits. */
const ONE = 2 ** 14;
const NONE = -(2 ** 31);

/** Ignores similarities of `below` and above. */
export function columnsOf(source: Source, candidates: Uint32Array, below: number): AddAlike {
  const { start, size, mean, deviation } = source;
  const count = candidates.reduce((sum, word) => sum + countOf(start, word), 0);
  const bytes = size * 2;
  const query = count * bytes;
  const slots = query + bytes;
  const best = slots + count * 4;
  const { memory, nearest } = nearestIn(best + candidates.length * 4);
  const vectors = new Int16Array(memory, 0, count * size);
  const asked = new Int16Array(memory, query, size);
  const places = new Int32Array(memory, slots, count);
  const products = new Int32Array(memory, best, candidates.length);
  let at = 0;
  for (const [row, word] of candidates.entries()) {
    for (let sense = start[word] as number; sense < (start[word + 1] as number); sense++) {
      lay(source, sense, vectors.subarray(at * size));
      places[at++] = best + row * 4;
    }
  }
  const limit = Math.min(below * ONE * ONE, 2 ** 31 - 1);

  return (to, weight, sums, squares, most) => {
    if (countOf(start, to) === 0 || weight === 0) return;
    products.fill(NONE);
    for (let sense = start[to] as number; sense < (start[to + 1] as number); sense++) {
      lay(source, sense, asked);
      nearest(0, count, bytes, query, slots, limit);
    }
    const square = weight * weight;
    for (let row = 0; row < products.length; row++) {
      const product = products[row] as number;
      if (product === NONE) continue;
      const deviations = (product / (ONE * ONE) - mean) / deviation;
      const counted = most ? Math.min(deviations, most[row] as number) : deviations;
      sums[row] = (sums[row] as number) + counted * weight;
      squares[row] = (squares[row] as number) + square;
    }
  };
}

/** Writes a vector at the memory's scale. */
function lay({ scales, vectors, size }: Source, sense: number, out: Int16Array): void {
  const scale = (scales[sense] as number) * ONE;
  for (let at = 0; at < size; at++) out[at] = Math.round((vectors[sense * size + at] as number) * scale);
}

function countOf(start: Uint32Array, word: number): number {
  return (start[word + 1] as number) - (start[word] as number);
}
