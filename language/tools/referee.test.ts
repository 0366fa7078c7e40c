/** The referee at the command line: one line of JSON a clue, in order; errors and exit codes that scripts can rely on. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { refereeCommand } from './referee.ts';

type Run = { readonly status: number | null; readonly stderr: string; readonly lines: readonly string[] };

async function run(args: readonly string[], input = ''): Promise<Run> {
  let [stdout, stderr] = ['', ''];
  const status = await refereeCommand(args, {
    input: Readable.from([input]),
    out: (text) => {
      stdout += text;
    },
    error: (text) => {
      stderr += text;
    },
  });
  return { status, stderr, lines: linesOf(stdout) };
}

/** The same, as a process of its own. */
function runProgram(args: readonly string[], input: string): Run {
  const program = join(import.meta.dirname, 'referee.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8' });
  return { status, stderr, lines: linesOf(stdout) };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'cases.jsonl'), text);
  return join(folder, 'cases.jsonl');
}

test('L6 one clue is one line of JSON', async () => {
  const { status, lines } = await run(['--lang', 'en', '--visible', 'CLOUD, PARK', 'parking']);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { verdict: 'illegal', rule: 'L6', codename: 'PARK', reason: 'form' },
  ]);
  expect(status).toBe(0);
});

test('what does not apply is null', async () => {
  const { lines } = await run(['--lang', 'en', '--visible', 'PARK', 'swing']);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    verdict: 'legal',
    rule: null,
    codename: null,
    reason: null,
  });
});

test('L12, L13 and L14 are switches', async () => {
  const verdict = async (...args: string[]) =>
    JSON.parse((await run(['--lang', 'it', ...args])).lines[0] ?? '').verdict;
  expect(await verdict('CIA')).toBe('legal');
  expect(await verdict('--no-acronyms', 'CIA')).toBe('illegal');
  expect(await verdict('Leonardo da Vinci')).toBe('illegal');
  expect(await verdict('--names', 'Leonardo da Vinci')).toBe('legal');
});

test('a file of cases is answered line by line, in order, in any mix of languages', async () => {
  const cases = [
    { lang: 'it', visible: ['BOCCA'], clue: 'bocche' },
    { lang: 'en', visible: ['PARK'], clue: 'ark' },
    { lang: 'it', visible: [], clue: 'CIA', rules: { acronyms: false } },
  ];
  const text = cases.map((each) => JSON.stringify(each)).join('\n');
  for (const { lines, status } of [await run(['--cases', file(`${text}\n\n`)]), runProgram(['--cases', '-'], text)]) {
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
])('%s ends with 2 and says what to do', async (_, args, says) => {
  const { status, stderr, lines } = await run(args);
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
])('a line such as %s ends with 2 and is quoted', async (line, says) => {
  const { status, stderr } = await run(['--cases', '-'], line);
  expect(stderr).toContain(says);
  expect(status).toBe(2);
});

test('the program ends with 2 when it was asked wrongly', () => {
  expect(runProgram(['kallo'], '')).toMatchObject({ status: 2, lines: [] });
});

test('of a language it does not know it says so, and compares the letters', async () => {
  const { stderr, lines } = await run(['--lang', 'sv', '--visible', 'HÄST', 'häst']);
  expect(stderr).toContain('does not know “sv”');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ verdict: 'illegal', rule: 'L6', limited: true });
});
