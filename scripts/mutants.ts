/**
 * npm run mutants: how strong are the tests? Puts small faults (mutants) into a copy of rules/ and server/streams, one
 * at a time, and lists those that no test notices.
 *   --sample N            only N of them, spread over the files    --seed S     another sample
 *   --only PATH           only in files whose path starts with it  --workers N  for vitest
 *   --list                lists them, and runs nothing
 *   --report FILE         writes the results as JSON
 *   --compare FILE        shows what differs from that report; without --sample, it runs the same mutants again
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { at, command, UserError } from './lib/command.mjs';
import { type Scope, scopeOf } from './lib/mutants/areas.ts';
import { compilerOf } from './lib/mutants/compiler.ts';
import { type Mutant, mutantsOf } from './lib/mutants/mutants.ts';
import { comparison, lineOf, type Report, type Result, readReport, summary } from './lib/mutants/report.ts';
import { inOrder } from './lib/mutants/sample.ts';
import { copyTree } from './lib/mutants/tree-copy.ts';
import { areDocsFresh, killerOf, measure, stepsOf } from './lib/mutants/trial.ts';
import { endTogether } from './lib/processes.mjs';
import { note, step, took } from './lib/steps.mjs';

const copy = at('.cache', 'mutants');

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
  const scope = scopeOf(at());
  const files = scope.files.filter((file) => file.startsWith(values.only));
  const all = inOrder(
    files.flatMap((file) => mutantsOf(file, readFileSync(at(file), 'utf8'))),
    seed,
  );
  const again = new Set(before?.results.map(({ id }) => id));
  const chosen =
    before && values.sample === undefined
      ? all.filter(({ id }) => again.has(id))
      : all.slice(0, values.sample === undefined ? all.length : Number(values.sample));
  if (chosen.length === 0) throw new UserError(`No mutants: is there any code in ${values.only || 'the tree'}?`);
  // By file, so that the list reads well.
  chosen.sort((one, other) => (one.file === other.file ? one.start - other.start : one.file < other.file ? -1 : 1));

  if (values.list) {
    for (const mutant of chosen) console.log(lineOf(mutant));
    console.log(`\n${chosen.length} of ${all.length} mutants`);
    return 0;
  }
  const results = await tryAll(chosen, scope, {
    workers: Number(values.workers),
    leftOut: before?.leftOut ?? [],
    // After each mutant, so that an interrupted run is not wasted.
    save: (report) => values.report && writeFileSync(values.report, `${JSON.stringify(report, undefined, 2)}\n`),
  });
  console.log(`\n${summary(results).join('\n')}`);
  if (before) console.log(`\n${comparison(before.results, results).join('\n')}`);
  return 0;
});

async function tryAll(
  mutants: readonly Mutant[],
  { files, testsFor }: Scope,
  { workers, leftOut, save }: { workers: number; leftOut: readonly string[]; save: (report: Report) => void },
): Promise<Result[]> {
  endTogether();
  try {
    await step('copy', 'of the tree', () => copyTree(at(), copy));
    const wanted = [...new Set(mutants.flatMap(({ file }) => testsFor(file)))].filter(
      (test) => !leftOut.includes(test),
    );
    const { times, failing } = await step('tests', `${wanted.length} files, without a mutant`, () =>
      measure(copy, wanted, workers),
    );
    for (const test of failing) note('left out', `${test} fails without a mutant`);
    const tests = new Set(wanted.filter((test) => !failing.includes(test)));
    if (!(await areDocsFresh(copy))) throw new UserError('docs/schema is out of date. Run npm run docs');
    const compiles = compilerOf(at(), files);
    const results: Result[] = [];
    for (const mutant of mutants) {
      const since = performance.now();
      const steps = stepsOf(
        mutant.file,
        testsFor(mutant.file).filter((test) => tests.has(test)),
        times,
      );
      const killedBy = await killerOf(mutant, { copy, steps, times, workers, compiles });
      results.push({ ...mutant, ...(killedBy !== undefined && { killedBy }) });
      const fate = killedBy === undefined ? 'SURVIVED' : 'killed';
      const why = `${killedBy ?? 'no test'}, ${took(since)}`;
      console.log(`${results.length}/${mutants.length} ${fate} ${lineOf(mutant)}  (${why})`);
      save({ results, leftOut: [...leftOut, ...failing] });
    }
    return results;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
