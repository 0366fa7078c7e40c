/**
 * npm run mutants: how strong are the tests? Puts small faults (mutants) into a copy of rules/ and server/streams, one
 * at a time, and says which of them no test notices.
 *   --sample N            only N of them, spread over the files    --seed S     another sample
 *   --only PATH           only in files whose path starts with it  --workers N  for vitest
 *   --list                names them, and runs nothing
 *   --report FILE         writes what became of them, as JSON
 *   --compare FILE        what is different from that report; without --sample, its mutants are taken again
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { at, command, Trouble } from './lib/house.mjs';
import { groundOf } from './lib/mutants/areas.ts';
import { compilerOf } from './lib/mutants/compiler.ts';
import { copyHouse } from './lib/mutants/house-copy.ts';
import { type Mutant, mutantsOf } from './lib/mutants/mutants.ts';
import { comparison, lineOf, type Result, readReport, summary } from './lib/mutants/report.ts';
import { inOrder } from './lib/mutants/sample.ts';
import { killerOf, measure, stepsOf } from './lib/mutants/trial.ts';
import { endTogether } from './lib/processes.mjs';
import { step, took } from './lib/steps.mjs';

const house = at('.cache', 'mutants');

await command(async () => {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '2020' },
      only: { type: 'string', default: '' },
      workers: { type: 'string', default: `${availableParallelism()}` },
      list: { type: 'boolean', default: false },
      report: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const seed = Number(values.seed);
  const before = values.compare === undefined ? undefined : readReport(values.compare);
  const ground = groundOf(at());
  const files = ground.files.filter((file) => file.startsWith(values.only));
  const all = inOrder(
    files.flatMap((file) => mutantsOf(file, readFileSync(at(file), 'utf8'))),
    seed,
  );
  const again = new Set(before?.results.map(({ id }) => id));
  const chosen =
    before && values.sample === undefined
      ? all.filter(({ id }) => again.has(id))
      : all.slice(0, values.sample === undefined ? all.length : Number(values.sample));
  if (chosen.length === 0) throw new Trouble(`No mutants: is there any code in ${values.only || 'this house'}?`);
  // File by file, so that the list reads well.
  chosen.sort((one, other) => (one.file === other.file ? one.start - other.start : one.file < other.file ? -1 : 1));

  if (values.list) {
    for (const mutant of chosen) console.log(lineOf(mutant));
    console.log(`\n${chosen.length} of ${all.length} mutants`);
    return 0;
  }
  const results = await tried(chosen, ground, Number(values.workers));
  console.log(`\n${summary(results).join('\n')}`);
  if (before) console.log(`\n${comparison(before.results, results).join('\n')}`);
  if (values.report) writeFileSync(values.report, `${JSON.stringify({ seed, results }, undefined, 2)}\n`);
  return 0;
});

async function tried(
  mutants: readonly Mutant[],
  { files, testsFor }: ReturnType<typeof groundOf>,
  workers: number,
): Promise<Result[]> {
  endTogether();
  try {
    await step('copy', 'of the house', () => copyHouse(at(), house));
    const tests = [...new Set(mutants.flatMap(({ file }) => testsFor(file)))];
    const times = await step('tests', `${tests.length} files, without a mutant`, () => measure(house, tests, workers));
    const compiles = compilerOf(at(), files);
    const results: Result[] = [];
    for (const mutant of mutants) {
      const since = performance.now();
      const steps = stepsOf(mutant.file, testsFor(mutant.file), times);
      const killedBy = await killerOf(mutant, { house, steps, times, workers, compiles });
      results.push({ ...mutant, ...(killedBy !== undefined && { killedBy }) });
      const fate = killedBy === undefined ? 'SURVIVED' : 'killed';
      console.log(
        `${results.length}/${mutants.length} ${fate} ${lineOf(mutant)}  (${killedBy ?? 'no test'}, ${took(since)})`,
      );
    }
    return results;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}
