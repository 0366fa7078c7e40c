/** Run by itself, with --expose-gc and a language: what the process grows by when it knows what words mean there. */
import { openMeaning } from '../meaning/meaning.ts';

const language = process.argv[2] ?? 'en';
const used = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const before = used();
const start = performance.now();
const meaning = await openMeaning(language);
const load = performance.now() - start;
meaning.candidates(['a', 'b'], 'spymaster');
const after = used();
console.log(JSON.stringify({ load, megabytes: (after - before) / 1e6, knows: meaning.knows('a') }));
