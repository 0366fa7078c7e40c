/** Which words are parts of Danish compounds. See `parts.txt`. */
import { rowsIn } from '../../rows.ts';

const rows = rowsIn(new URL('parts.txt', import.meta.url));

/** Two- and three-letter words that begin compounds; other short ones only look like parts. */
export const shortHeads = wordsOf('short-head');
export const shortTails = wordsOf('short-tail');
/** They never have a linking element behind them: *lige* and *pige* are other words. */
export const bareHeads = wordsOf('bare-head');
/** Longer words that are not parts. */
export const noParts = wordsOf('no-part');
/** Words that are also endings: they are parts only after these heads. */
export const rareTails = companionsOf('rare-tail');
/** Words that are also beginnings of others: they are parts only before these tails. */
export const rareHeads = companionsOf('rare-head');

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(rows.filter(([name]) => name === list).flatMap(([, ...words]) => words));
}

function companionsOf(list: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [name, word = '', ...companions] of rows) {
    if (name !== list) continue;
    const all = found.get(word) ?? new Set();
    for (const each of companions) all.add(each);
    found.set(word, all);
  }
  return found;
}
