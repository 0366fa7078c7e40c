/** Mutants: which faults are made, that a sample is stable, and what the report says. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mutantsOf, mutated } from './lib/mutants/mutants.ts';
import { comparison, lineOf, type Result, summary } from './lib/mutants/report.ts';
import { inOrder } from './lib/mutants/sample.ts';
import { copyTree } from './lib/mutants/tree-copy.ts';
import { stepsOf } from './lib/mutants/trial.ts';

const faultsIn = (text: string): string[] =>
  mutantsOf('rules/a.ts', text).map((mutant) => `${mutant.operator}: ${mutated(text, mutant)}`);

test.each([
  ['a < b;', ['boundary: a <= b;']],
  ['a !== b;', ['equality: a === b;']],
  ['a || b || c;', ['logic: (a || b) && c;', 'logic: (a && b) || c;']],
  ['a ?? b;', ['fallback: (a);', 'fallback: (b);']],
  ['if (a) b;', ['condition: if (!(a)) b;']],
  ['if (a === b) c;', ['equality: if (a !== b) c;']],
  ['if (!a) b;', ['negation: if (a) b;']],
  ['a ? b : c;', ['condition: !(a) ? b : c;']],
  ['a + b;', ['arithmetic: a - b;']],
  ['f(1, true);', ['number: f(2, true);', 'boolean: f(1, false);']],
  ["() => (x ? 'a' : 'b');", ['condition', 'code', 'code']],
  ["const f = () => 'a'; const g = () => 'b';", ['code', 'code']],
  ['{ f(); x = y; }', ['statement: { ; x = y; }', 'statement: { f(); ; }']],
  ['[a, b];', ['element: [b];', 'element: [a];']],
  ['[a];', ['element: [];']],
  ['({ ...(a && { b }), c });', ['spread: ({ c });', 'logic: ({ ...(a || { b }), c });']],
  ['a.filter(f).some(g);', ['method: a.filter(f).every(g);', 'method: a.some(g);']],
])('%s', (text, faults) => {
  const found = faultsIn(text);
  expect(found).toHaveLength(faults.length);
  for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault);
});

test.each([
  "import { a } from './1.ts';",
  'type A = 1 | true;',
  'let a: 1 | 2;',
  "const a = ['b', 'c'] as const;",
  "a ?? broken('never' + 1);",
  "{ broken('never'); }",
  "throw new Error('a' + 1);",
  '// 1 + 1',
])('leaves alone what does nothing: %s', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test('of a schema, only its limits are changed', () => {
  expect(faultsIn("z.strictObject({ a: z.array(z.enum(['b', 'c'])).max(3) });")).toEqual([
    "number: z.strictObject({ a: z.array(z.enum(['b', 'c'])).max(4) });",
  ]);
});

const bodyOf = (count: number): string => Array.from({ length: count }, (_, index) => `f(a${index} < b);`).join('\n');

test('a sample is the same every time, another one by another seed, and most of it stays after an edit', () => {
  const mutants = mutantsOf('rules/a.ts', bodyOf(100));
  const idsOf = (list: typeof mutants, seed: number) =>
    inOrder(list, seed)
      .map(({ id }) => id)
      .slice(0, 30);
  const ids = idsOf(mutants, 1);
  expect(idsOf(mutants.toReversed(), 1)).toEqual(ids);
  expect(idsOf(mutants, 2)).not.toEqual(ids);
  const edited = mutantsOf('rules/a.ts', `const more = x === y;\n\n${bodyOf(100).replace('f(a50 < b);', '')}`);
  const kept = idsOf(edited, 1).filter((id) => ids.includes(id));
  expect(kept.length).toBeGreaterThanOrEqual(28);
});

test('a sample has something of every file, and more of a larger one', () => {
  const files = [5, 5, 5, 500].map((count, index) => mutantsOf(`rules/${index}.ts`, bodyOf(count)));
  const sample = inOrder(files.flat(), 1).slice(0, 20);
  const counts = files.map(([first]) => sample.filter(({ file }) => file === first?.file).length);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts[3]).toBeGreaterThan(10);
});

test('quick tests of the same folder come first, slow ones of other folders last', () => {
  const times = new Map([
    ['rules/b/slow.test.ts', 9000],
    ['rules/b/quick.test.ts', 10],
    ['rules/a/slow.test.ts', 9000],
    ['rules/a/quick.test.ts', 10],
  ]);
  expect(stepsOf('rules/a/x.ts', [...times.keys()], times)).toEqual([
    { tests: ['rules/a/quick.test.ts'] },
    { tests: ['rules/b/quick.test.ts'] },
    'types',
    'docs',
    { tests: ['rules/a/slow.test.ts'] },
    { tests: ['rules/b/slow.test.ts'] },
  ]);
});

test('a store is not in the generated docs, so they are not checked for it', () => {
  expect(stepsOf('server/streams/x.ts', ['server/streams/x.test.ts'], new Map())).toEqual([
    { tests: ['server/streams/x.test.ts'] },
    'types',
  ]);
});

test('a copy has its own code, also behind the names of our packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['rules', 'node_modules/zod', 'node_modules/@safehouse']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'rules/a.ts'), 'sound');
  writeFileSync(join(root, 'node_modules/zod/index.js'), 'zod');
  symlinkSync(join(root, 'rules'), join(root, 'node_modules/@safehouse/rules'), 'junction');
  const copy = join(root, '.cache/mutants');
  copyTree(root, copy);
  writeFileSync(join(copy, 'rules/a.ts'), 'faulty');
  expect(readFileSync(join(copy, 'node_modules/@safehouse/rules/a.ts'), 'utf8')).toBe('faulty');
  expect(readFileSync(join(copy, 'node_modules/zod/index.js'), 'utf8')).toBe('zod');
  expect(readFileSync(join(root, 'rules/a.ts'), 'utf8')).toBe('sound');
});

const [one, two, three] = mutantsOf('rules/a.ts', 'a < b;\nc < d;\n[e];') as [Result, Result, Result];

test('the summary names the survivors and counts', () => {
  expect(summary([{ ...one, killedBy: 'a test' }, two])).toEqual([
    'rules/a.ts:2  boundary  c < d → c <= d',
    '2 mutants, 1 killed, 1 survived',
  ]);
  expect(lineOf(three)).toBe('rules/a.ts:3  element  e → (nothing)');
});

test('a comparison tells what is noticed no longer, and what is noticed now', () => {
  const before = [{ ...one, killedBy: 'a test' }, two];
  expect(comparison(before, [one, { ...two, killedBy: 'a test' }, three])).toEqual([
    '2 mutants in both runs, 0 only before, 1 only now',
    'killed before, survive now: 1',
    `  ${lineOf(one)}`,
    'survived before, killed now: 1',
    `  ${lineOf(two)}`,
  ]);
});
