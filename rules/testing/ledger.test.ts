/**
 * Ledgers and tests of all packages: every numbered rule has a test, and no test cites an unknown rule. The protocol and
 * the pages list the rules that the referee names, and no others.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const sources = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map(read);
const found = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, number]) => number as string));
const distinct = (numbers: string[]) => [...new Set(numbers)].toSorted();

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

test('the protocol and the pages list the rules that an opinion can name; L8 only permits, so it is not listed', () => {
  const shipped = globSync('language/referee/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] });
  const named = distinct(found(shipped.map(read), /'(L\d+)'/g));
  expect(named).toEqual(['L1', 'L10', 'L11', 'L12', 'L13', 'L14', 'L2', 'L5', 'L6', 'L7']);
  const [, list = ''] = /\*\*`opinion`\*\* answers([\s\S]*?)```/.exec(read('docs/protocol.md')) ?? [];
  expect(distinct(found([list], /`(L\d+)`/g))).toEqual(named);
  expect(distinct(found([read('web/src/play/verdict/referee.ts')], /^ {2}(L\d+): '/gm))).toEqual(named);
});
