/** Derivations that no rule finds, and false ones that the rules would find: `roots.txt` and `strangers.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word, and the words it is derived from. */
export const roots = table('roots.txt');
/** A word, and words that it only seems to be derived from. */
export const strangers = table('strangers.txt');

function table(file: string): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '))
      .map(([word = '', ...others]) => [word, others]),
  );
}
