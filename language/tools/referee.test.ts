/** The referee at the command line: one line of JSON a clue, in order; errors and exit codes that scripts can rely on. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'referee.ts'), ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.split('\n').filter((line) => line !== '') };
}

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'cases.jsonl'), text);
  return join(folder, 'cases.jsonl');
}

test('L6 one clue is one line of JSON', () => {
  const { status, lines } = run(['--lang', 'en', '--visible', 'CLOUD, PARK', 'parking']);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { verdict: 'illegal', rule: 'L6', codename: 'PARK', reason: 'form' },
  ]);
  expect(status).toBe(0);
});

test('what does not apply is null', () => {
  expect(JSON.parse(run(['--lang', 'en', '--visible', 'PARK', 'swing']).lines[0] ?? '')).toEqual({
    verdict: 'legal',
    rule: null,
    codename: null,
    reason: null,
  });
});

test('L12, L13 and L14 are switches', () => {
  const verdict = (...args: string[]) => JSON.parse(run(['--lang', 'it', ...args]).lines[0] ?? '').verdict;
  expect(verdict('CIA')).toBe('legal');
  expect(verdict('--no-acronyms', 'CIA')).toBe('illegal');
  expect(verdict('Leonardo da Vinci')).toBe('illegal');
  expect(verdict('--names', 'Leonardo da Vinci')).toBe('legal');
});

test('a file of cases is answered line by line, in order, in any mix of languages', () => {
  const cases = [
    { lang: 'it', visible: ['BOCCA'], clue: 'bocche' },
    { lang: 'en', visible: ['PARK'], clue: 'ark' },
    { lang: 'it', visible: [], clue: 'CIA', rules: { acronyms: false } },
  ];
  const text = cases.map((each) => JSON.stringify(each)).join('\n');
  for (const { lines, status } of [run(['--cases', file(`${text}\n\n`)]), run(['--cases', '-'], text)]) {
    expect(lines.map((line) => JSON.parse(line).verdict)).toEqual(['illegal', 'legal', 'illegal']);
    expect(status).toBe(0);
  }
});

test.each([
  ['no language', ['kallo'], 'Which language?'],
  ['no clue', ['--lang', 'fi'], 'Which clue?'],
  ['an option that is none', ['--langue', 'fi', 'kallo'], '--langue'],
  ['a file that is not there', ['--cases', 'no-such-file.jsonl'], 'cannot be read (ENOENT)'],
  ['a clue and a file', ['--cases', '-', 'kallo'], 'do not go together'],
])('%s ends with 2 and says what to do', (_, args, says) => {
  const { status, stderr, lines } = run(args);
  expect(stderr).toContain(says);
  expect(stderr).toContain('--help');
  expect(lines).toEqual([]);
  expect(status).toBe(2);
});

test.each([
  ['{"lang":"en","clue":"fox"', 'Line 1 is no JSON'],
  ['null', 'Line 1 has no "lang"'],
  ['{"lang":"en"}', 'Line 1 has no "clue"'],
  ['{"lang":"en","clue":"fox","visible":"park"}', 'Line 1 has a "visible" that is no list of words'],
])('a line such as %s ends with 2 and is quoted', (line, says) => {
  const { status, stderr } = run(['--cases', '-'], line);
  expect(stderr).toContain(says);
  expect(status).toBe(2);
});

test('of a language it does not know it says so, and compares the letters', () => {
  const { stderr, lines } = run(['--lang', 'sv', '--visible', 'HÄST', 'häst']);
  expect(stderr).toContain('does not know “sv”');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ verdict: 'illegal', rule: 'L6', limited: true });
});
