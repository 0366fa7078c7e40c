/** Puts a mutant into the copy of the house and runs the tests that could notice, quick ones first. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Trouble } from '../house.mjs';
import { capture } from '../processes.mjs';
import { runtime } from '../runtime.mjs';
import { type Mutant, mutated } from './mutants.ts';

/** What vitest's JSON report says, as far as it is read here. */
type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** How long each test file takes without a mutant, in milliseconds. */
export type Times = ReadonlyMap<string, number>;

export type Step = { readonly tests: readonly string[] } | 'types';

/** A test file that takes longer waits until the others have found nothing. */
const QUICK = 1500;

/** The tests without any mutant: they have to pass, and tell how long they take. */
export async function measure(house: string, tests: readonly string[], workers: number): Promise<Times> {
  const { killer, report } = await vitest(house, tests, { workers, limit: 30 * 60_000 });
  if (killer !== undefined) throw new Trouble(`Without a mutant, the tests do not pass: ${killer}`);
  return new Map(report?.testResults.map((each) => [pathIn(house, each.name), each.endTime - each.startTime]));
}

/** The test files in groups: the next one runs when the one before has not noticed the mutant. */
export function stepsOf(file: string, tests: readonly string[], times: Times): Step[] {
  const isNear = (test: string): boolean => folderOf(test) === folderOf(file);
  const isQuick = (test: string): boolean => (times.get(test) ?? 0) < QUICK;
  const groups = [
    { tests: tests.filter((test) => isQuick(test) && isNear(test)) },
    { tests: tests.filter((test) => isQuick(test) && !isNear(test)) },
    'types' as const,
    { tests: tests.filter((test) => !isQuick(test) && isNear(test)) },
    { tests: tests.filter((test) => !isQuick(test) && !isNear(test)) },
  ];
  return groups.filter((group) => group === 'types' || group.tests.length > 0);
}

export type Trial = {
  readonly house: string;
  readonly steps: readonly Step[];
  readonly times: Times;
  readonly workers: number;
  readonly compiles: (mutant: Mutant) => boolean;
};

/** What noticed the mutant, if anything did. */
export async function killerOf(
  mutant: Mutant,
  { house, steps, times, workers, compiles }: Trial,
): Promise<string | undefined> {
  const path = join(house, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(text, mutant));
  try {
    for (const step of steps) {
      if (step === 'types') {
        if (!compiles(mutant)) return 'types';
        continue;
      }
      // Wide enough for a busy machine: only a mutant that runs for ever should need it.
      const usual = step.tests.reduce((sum, test) => sum + (times.get(test) ?? 0), 0);
      const { killer } = await vitest(house, step.tests, { workers, limit: 60_000 + 4 * usual });
      if (killer !== undefined) return killer;
    }
    return undefined;
  } finally {
    writeFileSync(path, text);
  }
}

async function vitest(
  house: string,
  tests: readonly string[],
  { workers, limit }: { workers: number; limit: number },
): Promise<{ killer?: string; report?: Report }> {
  const file = join(house, 'mutant-report.json');
  rmSync(file, { force: true });
  const started = performance.now();
  const { code, output } = await capture(
    runtime().node,
    [
      join(house, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--bail=1', `--maxWorkers=${workers}`, '--project=rules', '--project=server'],
      // A busy machine must not look like a test that noticed something.
      ...['--testTimeout=120000', '--hookTimeout=120000', '--reporter=json', `--outputFile=${file}`],
      ...tests,
    ],
    { cwd: house, env: { CI: 'true', NO_COLOR: '1' }, minutes: limit / 60_000 },
  );
  if (performance.now() - started >= limit) return { killer: 'time limit' };
  if (!existsSync(file)) return { killer: output.trim().split('\n').at(-1) ?? 'no report' };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return code === 0 ? { report } : { killer: firstFailure(house, report), report };
}

function firstFailure(house: string, { testResults }: Report): string {
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) return 'an error outside the tests';
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  return `${pathIn(house, file.name)}: ${test?.fullName ?? file.message.split('\n')[0]}`;
}

const pathIn = (house: string, path: string): string => relative(house, path).split(sep).join('/');

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
