/**
 * npm test: runs every check and every test, prints a line for each stage, and the totals at the end.
 *   npm test -- quick                         what to run after every edit
 *   npm test -- rules lint                    only these stages
 *   npm test -- rules/duet/end.test.ts        only this file; -t 'some words' runs only tests with these in their names
 * --verbose shows the output of passing tests; --explore generates different cases than usual.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { overBudget } from './lib/budget.mjs';
import { at, command, UserError } from './lib/command.mjs';
import { failureText, slowest } from './lib/failures.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endTogether } from './lib/processes.mjs';
import { Progress } from './lib/progress.mjs';
import { attempt, checks, meet, projectOf, projects, quick } from './lib/stages.mjs';
import { stepSideBySide, took } from './lib/steps.mjs';
import { runProject } from './lib/vitest.mjs';

/** @typedef {import('./lib/vitest-reporter.mjs').FileReport} FileReport */
/** @typedef {import('./lib/stages.mjs').CheckResult & { files?: FileReport[] }} Result */

await command(async () => {
  endTogether();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean' }, explore: { type: 'boolean' }, t: { type: 'string', short: 't' } },
  });
  if (values.explore) {
    process.env.SEED ??= String(randomInt(2 ** 31));
    console.log(`Generated cases come from SEED=${process.env.SEED}.`);
  }
  const wanted = chosen(positionals.map((each) => each.replace(/^\.\//, '')));
  const ready = await attempt(async () => {
    await ensureInstalled();
    return { passed: 1, failed: 0, output: '' };
  });
  if (ready.failed > 0) {
    console.log(`\n${ready.output}\n\n0 passed, 1 failed`);
    return 1;
  }

  const begun = performance.now();
  const progress = new Progress();
  const total = { passed: 0, failed: 0, undecided: 0 };
  /** @type {FileReport[]} */
  const files = [];
  /** @type {string[]} */
  const failing = [];

  /**
   * @param {string} title
   * @param {() => Promise<Result>} stage
   */
  const run = async (title, stage) => {
    const since = performance.now();
    progress.at(title, '');
    const { passed, failed, output, remark = '', files: reported = [] } = await stage();
    progress.at(title);
    files.push(...reported);
    total.passed += passed;
    total.failed += failed;
    if (passed + failed === 0) total.undecided += 1;
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
    progress.print(`${mark} ${title.padEnd(20)} ${remark.padEnd(28)} ${took(since).padStart(12)}`);
    if (failed > 0 && !reported.some(({ failures }) => failures.length > 0)) failing.push(title);
    if ((failed > 0 || values.verbose) && output.trim()) progress.print(`\n${output.trim().replace(/^/gm, '    ')}\n`);
  };

  /** @param {FileReport} file */
  const tell = (file) => {
    for (const failure of file.failures) {
      progress.print(failureText(file.file, failure));
      failing.push(failure.test ? `${file.file} › ${failure.test}` : file.file);
    }
    const isShown = file.output.trim() && (values.verbose || file.failures.length > 0);
    if (isShown) progress.print(`${file.file} wrote:\n${file.output.trim().replace(/^/gm, '    ')}\n`);
  };

  const tests = projects.filter(({ name }) => wanted.isWanted(name));
  const cores = availableParallelism();
  const half = Math.max(1, Math.floor(cores / 2));
  const jobs = [
    ...checks
      .filter(({ name }) => wanted.isWanted(name))
      .map(
        ({ title, run: stage }) =>
          () =>
            run(title, stage),
      ),
    ...tests.map(({ name, needs, isLongest }) => () => {
      const workers = isLongest || tests.length === 1 ? cores : half;
      const stage = async () => {
        const env = await meet(needs);
        const onprogress = (/** @type {number} */ done, /** @type {number} */ all) =>
          progress.at(name, `${done} of ${all} files`);
        const only = wanted.files.filter((file) => projectOf(file) === name);
        return runProject(name, { env, workers, only, test: values.t, onprogress, onfile: tell });
      };
      return run(name, () => attempt(stage));
    }),
  ];
  stepSideBySide();
  // Downloads start while the checks need the cores; the stage that needs one reports a failure.
  for (const { needs } of tests) void meet(needs).catch(() => {});
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  // One more than there are cores: most tests wait now and then.
  await Promise.all(Array.from({ length: cores + 1 }, lane));
  progress.end();

  const isWhole = positionals.length === 0;
  if (isWhole) {
    for (const what of overBudget(files)) {
      total.failed += 1;
      failing.push(what);
    }
    total.passed += 1;
  }
  if (files.length > 20) console.log(`\n${slowest(files)}`);
  if (failing.length > 0) console.log(`\nNot right:\n${failing.map((what) => `  ${what}`).join('\n')}`);
  mkdirSync(at('.cache', 'test'), { recursive: true });
  const times = files.map(({ file, seconds }) => ({ file, seconds }));
  writeFileSync(at('.cache', 'test', 'last.json'), JSON.stringify({ ...total, failing, files: times }, undefined, 1));
  console.log(`\nTook ${took(begun)}.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed + total.undecided === 0 ? 1 : 0;
});

/** @param {readonly string[]} names stages, files, or `quick` */
function chosen(names) {
  const known = [...new Set([...checks, ...projects].map(({ name }) => name))];
  const files = names.filter((name) => name.includes('/'));
  const stages = names.filter((name) => !files.includes(name)).flatMap((name) => (name === 'quick' ? quick : name));
  const unknown =
    stages.find((name) => !known.includes(name)) ?? files.find((file) => !known.includes(projectOf(file)));
  if (unknown) throw new UserError(`There is no ${unknown} to test. There are: quick, ${known.join(', ')}, or a file.`);
  const all = [...stages, ...files.map(projectOf)];
  return { files, isWanted: (/** @type {string} */ name) => names.length === 0 || all.includes(name) };
}
