/** Puts a mutant into the copy of the tree and runs the tests that could notice it, quick ones first. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { UserError } from '../command.mjs';
import { capture } from '../processes.mjs';
import { runtime } from '../runtime.mjs';
import { type Mutant, mutated } from './mutants.ts';

/** The parts of vitest's JSON report that are read here. */
type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** How long each test file takes without a mutant, in milliseconds. */
export type Times = ReadonlyMap<string, number>;

export type Step = { readonly tests: readonly string[] } | 'types' | 'docs';

/** Milliseconds. A test file that takes longer runs only if the others noticed nothing. */
const QUICK = 1500;

/** Fewer generated games than in `npm test`: most of what they find, they find early. */
const LAWS_RUNS = process.env.LAWS_RUNS ?? '30';

/** Runs the tests without a mutant: how long each file takes, and which already fail and can show nothing. */
export async function measure(
  copy: string,
  tests: readonly string[],
  workers: number,
): Promise<{ times: Times; failing: string[] }> {
  const { report, killer } = await vitest(copy, tests, { workers, bail: 0, limit: 60 * 60_000 });
  if (!report) throw new UserError(`Without a mutant, the tests do not run: ${killer?.says}`);
  const ran = report.testResults.map((each) => ({ ...each, file: pathIn(copy, each.name) }));
  const failing = ran.filter(({ status }) => status === 'failed').map(({ file }) => file);
  if (failing.length === ran.length) throw new UserError('Without a mutant, no test file passes.');
  return { times: new Map(ran.map((each) => [each.file, each.endTime - each.startTime])), failing };
}

/** The test files in groups: a group runs if the one before has not noticed the mutant. */
export function stepsOf(file: string, tests: readonly string[], times: Times): Step[] {
  const isNear = (test: string): boolean => folderOf(test) === folderOf(file);
  const isQuick = (test: string): boolean => (times.get(test) ?? 0) < QUICK;
  const groups = [
    { tests: tests.filter((test) => isQuick(test) && isNear(test)) },
    { tests: tests.filter((test) => isQuick(test) && !isNear(test)) },
    'types' as const,
    ...(file.startsWith('rules/') ? ['docs' as const] : []),
    { tests: tests.filter((test) => !isQuick(test) && isNear(test)) },
    { tests: tests.filter((test) => !isQuick(test) && !isNear(test)) },
  ];
  return groups.filter((group) => typeof group === 'string' || group.tests.length > 0);
}

/** Whether `docs/schema/`, which `npm test` compares with the schemas, is what this tree would write. */
export async function areDocsFresh(copy: string): Promise<boolean> {
  const check = ['protocol/tools/write-docs.ts', '--check'];
  const { code } = await capture(runtime().node, check, { cwd: copy, env: { NO_COLOR: '1' }, minutes: 5 });
  return code === 0;
}

export type Trial = {
  readonly copy: string;
  readonly steps: readonly Step[];
  readonly times: Times;
  readonly workers: number;
  readonly compiles: (mutant: Mutant) => boolean;
};

/** What noticed the mutant, if anything did. */
export async function killerOf(
  mutant: Mutant,
  { copy, steps, times, workers, compiles }: Trial,
): Promise<string | undefined> {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(text, mutant));
  try {
    for (const step of steps) {
      if (step === 'types') {
        if (!compiles(mutant)) return 'types';
        continue;
      }
      if (step === 'docs') {
        if (!(await areDocsFresh(copy))) return 'docs/schema';
        continue;
      }
      // Long enough for a busy machine: only a mutant that runs forever should hit it.
      const usual = step.tests.reduce((sum, test) => sum + (times.get(test) ?? 0), 0);
      const limits = { workers, bail: 1, limit: 60_000 + 4 * usual };
      let { killer } = await vitest(copy, step.tests, limits);
      // A test with its own time limit may have hit a busy moment.
      if (killer?.isLate) ({ killer } = await vitest(copy, step.tests, limits));
      if (killer) return killer.says;
    }
    return undefined;
  } finally {
    writeFileSync(path, text);
  }
}

type Killer = { readonly says: string; readonly isLate?: boolean };

async function vitest(
  copy: string,
  tests: readonly string[],
  { workers, bail, limit }: { workers: number; bail: number; limit: number },
): Promise<{ killer?: Killer; report?: Report }> {
  const file = join(copy, 'mutant-report.json');
  rmSync(file, { force: true });
  const started = performance.now();
  const { code, output } = await capture(
    runtime().node,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      ...['run', `--bail=${bail}`, `--maxWorkers=${workers}`, '--project=rules', '--project=server'],
      // Without isolation, test files share their modules and take a quarter of the time.
      '--no-isolate',
      // A busy machine must not look like a test that noticed something.
      ...['--testTimeout=120000', '--hookTimeout=120000', '--reporter=json', `--outputFile=${file}`],
      ...tests,
    ],
    { cwd: copy, env: { CI: 'true', NO_COLOR: '1', LAWS_RUNS }, minutes: limit / 60_000 },
  );
  if (performance.now() - started >= limit) return { killer: { says: 'time limit' } };
  if (!existsSync(file)) return { killer: { says: output.trim().split('\n').at(-1) ?? 'no report' } };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return code === 0 ? { report } : { killer: firstFailure(copy, report), report };
}

function firstFailure(copy: string, { testResults }: Report): Killer {
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) return { says: 'an error outside the tests' };
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  const isLate = test?.failureMessages.some((message) => /timed out in \d+ms/.test(message)) ?? false;
  return { says: `${pathIn(copy, file.name)}: ${test?.fullName ?? file.message.split('\n')[0]}`, isLate };
}

const pathIn = (copy: string, path: string): string => relative(copy, path).split(sep).join('/');

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
