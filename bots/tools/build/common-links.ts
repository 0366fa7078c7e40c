/** Puts the links of common words into a table. They need no vectors and are not lent to other languages. */
import { fold } from '@safehouse/language/letters.ts';
import type { CommonWord } from '../../meaning/common-words.ts';
import { BACK, COMMON, type Table } from '../../meaning/table.ts';

/** Replaces the table's links of common words; a link counts only if the table has both of its words. */
export function withCommon(table: Table, common: readonly CommonWord[]): Table {
  const { language, words, linkStart, linkTo, linkStrength } = table;
  const index = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const letters = fold(word, language);
    if (!index.has(letters)) index.set(letters, at);
  }
  const from = words.map((_, word) => {
    const own: [to: number, strength: number][] = [];
    for (let at = linkStart[word] as number; at < (linkStart[word + 1] as number); at++)
      if (((linkStrength[at] as number) & COMMON) === 0) own.push([linkTo[at] as number, linkStrength[at] as number]);
    return own;
  });
  for (const { letters, links } of common) {
    const to = index.get(letters);
    if (to === undefined) continue;
    for (const { word, strength } of links) {
      const clue = index.get(fold(word, language));
      if (clue === undefined) continue;
      from[clue]?.push([to, strength + COMMON]);
      from[to]?.push([clue, strength + COMMON + BACK]);
    }
  }
  const all = from.flat();
  let end = 0;
  return {
    ...table,
    linkStart: Uint32Array.from([0, ...from.map((own) => (end += own.length))]),
    linkTo: Uint32Array.from(all, ([to]) => to),
    linkStrength: Uint8Array.from(all, ([, strength]) => strength),
  };
}
