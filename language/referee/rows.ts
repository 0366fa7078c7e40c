/** The word lists of a grammar: text files with a row of words on each line. Lines that begin with # are comments. */
import { readFileSync } from 'node:fs';

export type Row = readonly string[];

export function rowsIn(file: URL): Row[] {
  return rowsOf(readFileSync(file, 'utf8'));
}

export function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/u));
}

/** Each word behind the first one of a row, with the first words of its rows. */
export function firstsOf(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [first = '', ...words] of rows)
    for (const word of words) found.set(word, [...(found.get(word) ?? []), first]);
  return found;
}
