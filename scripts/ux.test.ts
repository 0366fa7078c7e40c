/** docs/ux.md is true: it has every point once, and each names the tests that cite it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inNames, numbersIn, readCitations } from './lib/ux-citations.ts';
import { type Evidence, faults, POINTS, type Point, readPoints, withProofs } from './ux.ts';

const root = new URL('../', import.meta.url).pathname;

test('the list has every point, and the tests that cite it', () => {
  const { any, proofs } = readCitations(root);
  expect(any.size).toBeGreaterThanOrEqual(35);
  const points = readPoints(readFileSync(`${root}docs/ux.md`, 'utf8'));
  expect(faults(points, { any, proofs, exists: (file) => existsSync(root + file) })).toEqual([]);
});

/** A list without faults: point 1 has a test, point 2 a picture, the others are not built yet. */
const unbuilt = Array.from({ length: POINTS - 2 }, (_, i): Point => point(i + 3, 'not built yet'));
const good = [point(1, '', 'web/a.test.ts'), point(2, '', 'docs/pictures/a.png'), ...unbuilt];
const known = ['web/a.test.ts', 'web/b.test.ts', 'docs/pictures/a.png'];
const evidence: Evidence = {
  any: new Map([[1, ['web/a.test.ts']]]),
  proofs: new Map([[1, ['web/a.test.ts']]]),
  exists: (file) => known.includes(file),
};

function point(number: number, note: string, ...files: string[]): Point {
  return { line: number, number, note, files };
}

function withPoint(changed: Point): Point[] {
  return good.map((each) => (each.number === changed.number ? changed : each));
}

test('a list without faults has none', () => {
  expect(faults(good, evidence)).toEqual([]);
  expect(faults(withPoint(point(1, 'in part', 'web/a.test.ts')), evidence)).toEqual([]);
});

test.each<[string, Point[], Partial<Evidence>]>([
  [`${POINTS} is missing`, good.slice(0, -1), {}],
  ['3 is listed twice', [...good, point(3, 'not built yet')], {}],
  [
    `${POINTS + 1} is not in the list, but cited by web/b.test.ts`,
    good,
    { any: new Map([[POINTS + 1, ['web/b.test.ts']]]) },
  ],
  ['1 names web/gone.test.ts, which does not exist', withPoint(point(1, '', 'web/a.test.ts', 'web/gone.test.ts')), {}],
  ['1 is in no test name of web/b.test.ts', withPoint(point(1, '', 'web/a.test.ts', 'web/b.test.ts')), {}],
  ['2 names docs/pictures/b.png, which does not exist', withPoint(point(2, '', 'docs/pictures/b.png')), {}],
  ['1 lacks web/b.test.ts, which cites it', good, { proofs: new Map([[1, known.slice(0, 2)]]) }],
  ["2 has no file, no picture and no 'not built yet'", withPoint(point(2, '')), {}],
  ["2 is 'not built yet', but has files", withPoint(point(2, 'not built yet', 'docs/pictures/a.png')), {}],
])('a fault is found: %s', (fault, points, changed) => {
  expect(faults(points, { ...evidence, ...changed })).toEqual([fault]);
});

test('citations are single numbers, lists and ranges', () => {
  expect(numbersIn('UX 9: one; UX 10, 27; UX 30 and 32; UX 22–25; D1, UX 15; UX 37 80 kB')).toEqual([
    9, 10, 27, 30, 32, 22, 23, 24, 25, 15, 37,
  ]);
});

test('a test name cites a point, a comment does not', () => {
  const code = `/** UX 1 */ test('UX 2: …'); const names = { 'UX 3: …': [] }; test(\`UX 4: \${name}\`);`;
  expect(inNames(code)).toEqual([2, 3, 4]);
});

test('writing the files keeps text, notes and pictures', () => {
  const page = (cells: readonly string[]) =>
    ['| point | what | proven by |', '| --- | --- | --- |', ...cells.map((cell, i) => `| ${i + 1} | x |${cell}|`)].join(
      '\n',
    );
  const before = [
    ' ',
    ' in part, no TV: `old.ts` ',
    ' not built yet ',
    ' not built yet ',
    ' `docs/pictures/a.png` ',
    ' `old.ts` ',
  ];
  const proofs = new Map([1, 2, 3, 5].map((number) => [number, ['web/a.test.ts']]));
  expect(withProofs(page(before), proofs)).toBe(
    page([
      ' `web/a.test.ts` ',
      ' in part, no TV: `web/a.test.ts` ',
      ' in part: `web/a.test.ts` ',
      ' not built yet ',
      ' `web/a.test.ts`, `docs/pictures/a.png` ',
      '  ',
    ]),
  );
});
