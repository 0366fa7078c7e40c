/**
 * npm test: every check and every test, a line each, and at the end the count.
 * npm test -- rules lint runs only those; --verbose shows what passing ones said, too;
 * --explore generates other cases than always the same ones.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { audit } from './lib/audit.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureFinnish } from './lib/finnish.mjs';
import { at, command, Trouble } from './lib/house.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNats } from './lib/nats.mjs';
import { capture, endTogether } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { took } from './lib/steps.mjs';
import { buildWeb, isWebBuilt } from './lib/web.mjs';

/** @typedef {{ passed: number, failed: number, output: string, remark?: string }} Result */
/** @typedef {{ name: string, title: string, run: () => Promise<Result> }} Stage */

const results = at('.cache', 'test');

/** Two at a time. @type {Stage[]} */
const checks = [
  check('types', 'types', 'node_modules/typescript/bin/tsc', ['-p', '.']),
  check('types', 'types of the pages', 'node_modules/svelte-check/bin/svelte-check', [
    ...['--workspace', 'web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ]),
  check('types', 'types, browser tests', 'node_modules/typescript/bin/tsc', ['-p', 'web/browser']),
  check('lint', 'lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  check('arrows', 'import arrows', 'scripts/check-arrows.ts', []),
  check('unused', 'unused code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  check('docs', 'generated docs', 'protocol/tools/write-docs.ts', ['--check']),
  check('docs', 'how right the referee is', 'language/tools/referee-report.ts', ['--check']),
  check('docs', 'mended fonts', 'web/tools/mend-fonts.ts', ['--check']),
  { name: 'build', title: 'pages build', run: built },
  { name: 'audit', title: 'audit of packages', run: audit },
];

/** One at a time: each uses all cores, and some keep time. @type {Stage[]} */
const tests = ['rules', 'language', 'bots', 'protocol', 'server', 'cluster', 'web', 'scripts', 'browser', 'timed'].map(
  (name) => ({
    name,
    title: name,
    run: () => vitest(name),
  }),
);

await command(async () => {
  endTogether();
  const args = process.argv.slice(2);
  const isVerbose = args.includes('--verbose');
  if (args.includes('--explore')) {
    process.env.SEED ??= String(randomInt(2 ** 31));
    console.log(`Generated cases come from SEED=${process.env.SEED}.`);
  }
  const isWanted = chosen(args.filter((arg) => !arg.startsWith('--')));
  const ready = await attempt(ensureInstalled);
  if (ready.failed > 0) {
    console.log(`\n${ready.output}\n\n0 passed, 1 failed`);
    return 1;
  }
  mkdirSync(results, { recursive: true });
  if (['docs', 'language', 'bots', 'server', 'cluster'].some(isWanted)) await ensureFinnish();

  // Some may be neither: nobody could be asked.
  const total = { passed: 0, failed: 0, undecided: 0 };
  /** @type {string[]} */
  const broken = [];
  const run = async (/** @type {Stage} */ { title, run }) => {
    const since = performance.now();
    const { passed, failed, output, remark } = await run();
    total.passed += passed;
    total.failed += failed;
    if (passed + failed === 0) total.undecided += 1;
    if (failed > 0) broken.push(title);
    console.log(
      `${failed > 0 ? '✗' : passed > 0 ? '✓' : '–'} ${title.padEnd(20)} ${(remark ?? '').padEnd(28)} ${took(since).padStart(8)}`,
    );
    if ((failed > 0 || isVerbose) && output.trim()) console.log(`\n${output.trimEnd().replace(/^/gm, '    ')}\n`);
  };

  const waiting = checks.filter(({ name }) => isWanted(name));
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) await run(stage);
  };
  await Promise.all([lane(), lane()]);
  for (const stage of tests) if (isWanted(stage.name)) await run(stage);

  if (broken.length > 0) console.log(`\nNot right: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed + total.undecided === 0 ? 1 : 0;
});

/** @param {readonly string[]} names */
function chosen(names) {
  const known = [...new Set([...checks, ...tests].map(({ name }) => name))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Trouble(`There is no ${unknown} to test. There are: ${known.join(', ')}.`);
  return (/** @type {string} */ name) => names.length === 0 || names.includes(name);
}

/**
 * A program of which only the exit code counts.
 * @param {string} name
 * @param {string} title
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function check(name, title, script, args) {
  return {
    name,
    title,
    run: async () => {
      const { code, output } = await node(script, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** @returns {Promise<Result>} */
async function built() {
  return attempt(async () => {
    if (isWebBuilt()) return 'nothing has changed';
    await buildWeb();
  });
}

/**
 * One project of vitest.config.ts, counted by its own report.
 * @param {string} project
 * @returns {Promise<Result>}
 */
async function vitest(project) {
  /** @type {Record<string, string>} */
  const env = {};
  if (project === 'browser' || project === 'timed') {
    const ready = await attempt(async () => {
      if (!isWebBuilt()) await buildWeb();
      env.CHROMIUM = await ensureChromium();
    });
    if (ready.failed > 0) return ready;
  }
  if (project === 'server' || project === 'cluster') {
    const ready = await attempt(async () => {
      env.NATS_SERVER = await ensureNats();
    });
    if (ready.failed > 0) return ready;
  }
  const report = `${results}/${project}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await node(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, ...reporters],
    env,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output, remark: 'no report' };
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
  } = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = numPendingTests + numTodoTests;
  // A file that cannot be loaded, an error outside any test, no test at all: something failed, though no test did.
  const failed = Math.max(numFailedTests, code === 0 && passed > 0 ? 0 : 1);
  const remark = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
  return { passed, failed, output, remark };
}

/**
 * @param {() => Promise<string | void>} work may answer a remark
 * @returns {Promise<Result>}
 */
async function attempt(work) {
  try {
    return { passed: 1, failed: 0, output: '', remark: (await work()) ?? '' };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
function node(script, args, env) {
  // Long enough for a slow machine; only something that hangs takes longer.
  return capture(runtime().node, [at(script), ...args], {
    cwd: at(),
    env: { CI: 'true', NO_COLOR: '1', ...env },
    minutes: 30,
  });
}
