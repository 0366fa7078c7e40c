/** Derivations that no rule finds, and false ones that the rules would find: `roots.txt` and `strangers.txt`. */
import { rowsIn } from '../../rows.ts';

/** A word, and the words it is derived from. */
export const roots = table('roots.txt');
/** A word, and words that it only seems to be derived from. */
export const strangers = table('strangers.txt');

function table(file: string): ReadonlyMap<string, readonly string[]> {
  return new Map(rowsIn(new URL(file, import.meta.url)).map(([word = '', ...others]) => [word, others]));
}
