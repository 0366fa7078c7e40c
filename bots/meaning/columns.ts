/** One word of a board against all words that may be given: how alike they are by each source. */
import { dotsIn } from './dots.ts';
import type { Source } from './table.ts';

/** Adds to each candidate's sum how alike it is, in deviations above chance times the weight, and to its squares the weight's. */
export type AddAlike = (to: number, weight: number, sums: Float32Array, squares: Float32Array) => void;

/** What is as alike as `below` is not counted. */
export function columnsOf(source: Source, candidates: Uint32Array, below: number): AddAlike {
  const { start, scales, vectors, size, mean, deviation } = source;
  const offsets = new Uint32Array(candidates.length + 1);
  for (let at = 0; at < candidates.length; at++)
    offsets[at + 1] = (offsets[at] as number) + countOf(start, candidates[at] as number);
  const count = offsets[candidates.length] as number;
  const query = count * size;
  const out = query + size;
  const { memory, dots } = dotsIn(out + count * 4);
  const bytes = new Int8Array(memory);
  const products = new Int32Array(memory, out, count);
  const own = new Float32Array(count);
  for (let at = 0; at < candidates.length; at++) {
    const word = candidates[at] as number;
    const [from, until] = [start[word] as number, start[word + 1] as number];
    bytes.set(vectors.subarray(from * size, until * size), (offsets[at] as number) * size);
    own.set(scales.subarray(from, until), offsets[at]);
  }
  const best = new Float32Array(candidates.length);

  return (to, weight, sums, squares) => {
    if (countOf(start, to) === 0) return;
    best.fill(Number.NEGATIVE_INFINITY);
    for (let sense = start[to] as number; sense < (start[to + 1] as number); sense++) {
      bytes.set(vectors.subarray(sense * size, (sense + 1) * size), query);
      dots(0, count, size, query, out);
      const scale = scales[sense] as number;
      for (let at = 0; at < candidates.length; at++) {
        let most = best[at] as number;
        for (let vector = offsets[at] as number; vector < (offsets[at + 1] as number); vector++) {
          const alike = (products[vector] as number) * (own[vector] as number) * scale;
          if (alike > most && alike < below) most = alike;
        }
        best[at] = most;
      }
    }
    const factor = weight / deviation;
    const square = weight * weight;
    for (let at = 0; at < candidates.length; at++) {
      if (best[at] === Number.NEGATIVE_INFINITY) continue;
      sums[at] = (sums[at] as number) + ((best[at] as number) - mean) * factor;
      squares[at] = (squares[at] as number) + square;
    }
  };
}

function countOf(start: Uint32Array, word: number): number {
  return (start[word + 1] as number) - (start[word] as number);
}
