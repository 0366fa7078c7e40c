/** The test run itself: which project a file belongs to, what a failure shows, and what is too slow. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { overBudget } from './lib/budget.mjs';
import { failureText, slowest } from './lib/failures.mjs';
import { checks, projectOf, projects, quick } from './lib/stages.mjs';

const root = dirname(import.meta.dirname);

test('every test file belongs to a project that npm test runs', () => {
  const files = globSync('{rules,language,protocol,bots,server,scripts,web}/**/*.test.ts', {
    cwd: root,
    exclude: (path) => String(path).includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(200);
  const names = projects.map(({ name }) => name);
  expect(files.filter((file) => !names.includes(projectOf(file)))).toEqual([]);
  expect(new Set(files.map((file) => projectOf(file)))).toEqual(new Set(names));
});

test('the quick stages are there', () => {
  const names = [...checks, ...projects].map(({ name }) => name);
  expect(quick.filter((name) => !names.includes(name))).toEqual([]);
});

test('no test gets a second try', () => {
  const sources = [
    'vitest.config.ts',
    ...globSync('{rules,language,protocol,bots,server,web}/**/*.test.ts', { cwd: root }),
  ];
  const retrying = sources.filter(
    (file) =>
      !file.includes('node_modules') && /\bretry:\s*\d|retryCount/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(retrying).toEqual([]);
});

test('a failure shows the test, the difference and the command that runs it alone', () => {
  const text = failureText('rules/duet/end.test.ts', {
    test: "Duet > D39: it's over",
    faults: [{ message: 'AssertionError: expected 1 to be 2', diff: '- 2\n+ 1', at: 'rules/duet/end.test.ts:92' }],
  });
  expect(text).toContain("✗ rules/duet/end.test.ts › Duet > D39: it's over");
  expect(text).toContain('    - 2\n    + 1');
  expect(text).toContain('at rules/duet/end.test.ts:92');
  expect(text).toContain("npm test -- rules/duet/end.test.ts -t 'D39: it'\\''s over'");
});

test('a file that takes too large a share of the run is over its budget, however fast the machine is', () => {
  const files = Array.from({ length: 100 }, (_, i) => ({ file: `${i}.test.ts`, seconds: 1 }));
  expect(overBudget(files, {})).toEqual([]);
  const slow = [...files, { file: 'slow.test.ts', seconds: 14 }];
  expect(overBudget(slow, {})).toEqual(['slow.test.ts takes 12.3 % of the whole run (14.0 s), its budget is 10.0 %']);
  expect(
    overBudget(
      slow.map(({ file, seconds }) => ({ file, seconds: seconds * 7 })),
      {},
    ),
  ).toHaveLength(1);
  expect(overBudget(slow, { 'slow.test.ts': 0.13 })).toEqual([]);
  expect(overBudget(files, { 'gone.test.ts': 0.05 })).toEqual(['gone.test.ts has a budget, but there is no such file']);
});

test('the ten slowest files are listed, the slowest first', () => {
  const files = Array.from({ length: 30 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
  const lines = slowest(files).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/29\.0 s {2}29\.test\.ts/);
});
