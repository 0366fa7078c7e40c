/**
 * Standalone script (--expose-gc, language): measures how much the process grows when it loads a language's meanings.
 */
import { loadPacks } from '@safehouse/language/loader.ts';
import { openMeaning } from '../meaning/meaning.ts';

const language = process.argv[2] ?? 'en';
const board =
  loadPacks()
    .packs.find((pack) => pack.language === language)
    ?.cards.slice(0, 25) ?? [];
const used = (): number => {
  globalThis.gc?.();
  return process.memoryUsage.rss();
};

const before = used();
const start = performance.now();
const meaning = await openMeaning(language);
const load = performance.now() - start;
meaning.candidates(board, 'spymaster');
meaning.candidates(board, 'operative');
console.log(JSON.stringify({ load, megabytes: (used() - before) / 1e6 }));
