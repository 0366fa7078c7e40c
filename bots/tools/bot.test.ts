/** The command-line bot: one line in, one line out, errors reported per line. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { botCommand } from './bot.ts';

const file = join(import.meta.dirname, 'bot.ts');

type Answers = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

async function run(args: readonly string[], lines: readonly unknown[] = []) {
  let [stdout, stderr] = ['', ''];
  const status = await botCommand(args, {
    input: Readable.from([inputOf(lines)]),
    out: async (text) => {
      stdout += text;
    },
    error: (text) => {
      stderr += text;
    },
  });
  return read({ status, stdout, stderr });
}

/** The same, in a separate process. */
function runProgram(args: readonly string[], lines: readonly unknown[]) {
  return read(spawnSync(process.execPath, [file, ...args], { input: inputOf(lines), encoding: 'utf8' }));
}

function inputOf(lines: readonly unknown[]): string {
  return lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
}

function read({ status, stdout, stderr }: Answers) {
  const answers = stdout.split('\n').filter((line) => line !== '');
  return { status, stderr, stdout, answers: answers.map((line) => (line.startsWith('{') ? JSON.parse(line) : line)) };
}

const board = {
  own: ['APPLE', 'Knight', 'piano', 'whale', 'rose'],
  opponent: ['bank', 'doctor', 'bridge', 'lemon'],
  neutral: ['spoon', 'cloud', 'train', 'ghost'],
  assassin: ['shark'],
};

test('guess: all words, as they were written, the best first', async () => {
  const words = ['BANK', 'Violin', 'shark', 'knight', 'lemon'];
  const { answers, status } = await run(['guess', '--lang', 'en'], [{ words, clue: 'Orchestra', number: 1 }]);
  const [{ ranking }] = answers as [{ ranking: [string, number][] }];
  expect(ranking[0]?.[0]).toBe('Violin');
  expect(ranking.map(([word]) => word).sort()).toEqual([...words].sort());
  expect(ranking.map(([, strength]) => strength)).toEqual(
    ranking.map(([, strength]) => strength).sort((a, b) => b - a),
  );
  expect(status).toBe(0);
});

test('clue: a word, a number, its targets among the own words, and others to choose from', async () => {
  const { answers, status } = await run(['clue', '--lang', 'en'], [{ ...board, level: 'careful' }, board]);
  expect(answers).toHaveLength(2);
  for (const { clue, number, targets, runnersUp } of answers) {
    expect(clue).toMatch(/^\p{L}+$/u);
    expect(targets).toHaveLength(number);
    for (const target of targets) expect(board.own).toContain(target);
    expect(runnersUp.length).toBeGreaterThan(0);
    expect(runnersUp).not.toContain(clue);
  }
  expect(status).toBe(0);
});

test('a line that cannot be read is answered as such, and the rest is answered all the same', async () => {
  const lines = [
    'no json',
    [],
    { words: ['a', 'b'] },
    { words: 'x', clue: 3 },
    { words: ['bank'], clue: 'money', number: 1 },
  ];
  const { answers, status } = runProgram(['guess', '--lang', 'en'], lines);
  expect(answers.map((answer) => answer.error?.code)).toEqual([
    'bad-json',
    'bad-shape',
    'bad-shape',
    'bad-shape',
    undefined,
  ]);
  expect(answers[4].ranking).toHaveLength(1);
  expect(status).toBe(1);
  const clue = await run(
    ['clue', '--lang', 'en'],
    [{ own: [] }, { ...board, level: 'wild' }, { ...board, neutral: [4] }],
  );
  expect(clue.answers.map((answer) => answer.error?.code)).toEqual(['bad-shape', 'bad-shape', 'bad-shape']);
  expect(clue.status).toBe(1);
});

test('each line is answered before the next one comes', async () => {
  const child = spawn(process.execPath, [file, 'guess', '--lang', 'en'], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const clue of ['money', 'river']) {
    child.stdin.write(`${JSON.stringify({ words: ['bank', 'apple'], clue, number: 1 })}\n`);
    const { value } = await answers.next();
    expect(JSON.parse(value as string).ranking[0][0]).toBe('bank');
  }
  child.stdin.end();
});

test('asked wrongly, it says what is wrong', async () => {
  const unknown = await run(['guess', '--lang', 'tlh']);
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('No bot speaks “tlh”');
  expect((await run(['guess'])).stderr).toContain('Which language?');
  expect((await run(['shout', '--lang', 'en'])).stderr).toContain('guess or clue');
  expect((await run(['--help'])).stdout).toContain('"runnersUp"');
});
