/** Ledgers and tests of all packages: every numbered rule has a test, and no test cites an unknown rule. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) =>
    readFileSync(`${root}/${path}`, 'utf8'),
  );
const found = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, number]) => number as string));

const written = found(sources('{rules/*,language/referee}/RULES.md'), /^- ([A-Z]+\d+) /gm);
const proved = found(sources('{rules,language,server}/**/*.test.ts'), /\brule\(\s*'([A-Z]+\d+)'/g);

test('every rule of a ledger is proved by a test', () => {
  expect(written.filter((number) => !proved.includes(number))).toEqual([]);
});

test('every rule that a test cites is in a ledger', () => {
  expect(proved.filter((number) => !written.includes(number))).toEqual([]);
});

test('no number is written twice', () => {
  expect(written.filter((number, i) => written.indexOf(number) !== i)).toEqual([]);
});

test.each([
  ['Codenames', 'C', 32],
  ['Duet', 'D', 39],
  ['Spyfall', 'S', 22],
  ['The referee', 'L', 18],
])('%s has its rules, %s1 to %i', (_ledger, letter, count) => {
  const numbers = Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(written.filter((number) => number.startsWith(letter))).toEqual(numbers);
});
