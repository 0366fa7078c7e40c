/** Derivations that no rule tells, and words that the rules would take for kin: `roots.txt` and `strangers.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word, and the words it is derived from. */
export const roots = table('roots.txt');
/** A word, and words that it is not derived from, whatever it looks like. */
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
