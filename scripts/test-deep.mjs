/**
 * npm run test:deep: the full tests, which take hours; `npm test` runs a small sample of them.
 *   npm run test:deep -- fuzz torture   only these parts
 *   npm run test:deep -- --percent 5    a twentieth of each
 *   npm run test:deep -- --write        also writes the figures to docs/deep-tests.md
 */
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { at, command, UserError } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { capture, endTogether } from './lib/processes.mjs';
import { runtime } from './lib/runtime.mjs';
import { meet, projectOf, projects } from './lib/stages.mjs';
import { took } from './lib/steps.mjs';
import { runProject } from './lib/vitest.mjs';

/** @typedef {{ isRight: boolean, figures: string, output: string }} Outcome */
/** @typedef {{ name: string, what: string, run: (share: number) => Promise<Outcome> }} Part */

/** Different cases in each run; a failure names the seed. */
const seed = String(randomInt(2 ** 31));

/** @type {Part[]} */
const parts = [
  tests('laws', 'the laws on 2,000 random games of each kind', 'rules', (share) => ({
    LAWS_RUNS: String(Math.ceil(2000 * share)),
    SEED: seed,
  })),
  tests('bots', 'bots in worlds that look the same from their seat', 'bots/word-games/games.test.ts'),
  program('disconnects', 'schedules of lost, slow and doubled messages', 'server/hardening/disconnects-command.ts', {
    schedules: 20_000,
  }),
  program('fuzz', 'hostile messages at a real server', 'server/hardening/fuzz.ts', { messages: 1_000_000 }),
  program('torture', 'kills under load, on SQLite', 'server/hardening/torture.ts', { kills: 1000 }),
  program('torture-nats', 'kills under load, on three NATS servers', 'server/hardening/torture.ts', { kills: 30 }, [
    '--nats',
    '3',
  ]),
  tests('campaign', 'a whole campaign, killed twice at each result', 'server/campaigns/crash.test.ts'),
  tests('cluster', 'nodes and NATS servers killed again and again', 'cluster'),
  tests('walk', 'every screen, everything looked at in six languages', 'walk'),
];

await command(async () => {
  endTogether();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { percent: { type: 'string', default: '100' }, write: { type: 'boolean' } },
  });
  const share = Number(values.percent) / 100;
  if (!(share > 0)) throw new UserError(`--percent ${values.percent}: write a number above 0.`);
  const unknown = positionals.find((name) => !parts.some((part) => part.name === name));
  if (unknown) throw new UserError(`There is no ${unknown}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  await ensureInstalled();
  let failed = 0;
  for (const { name, what, run } of parts) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const since = performance.now();
    console.log(`${name}: ${what} …`);
    const { isRight, figures, output } = await run(share);
    if (!isRight) {
      failed += 1;
      console.log(output.trimEnd().replace(/^/gm, '    '));
    }
    console.log(`${isRight ? '✓' : '✗'} ${name}: ${figures}, ${took(since)}\n`);
    if (values.write)
      write({ name, what, share, figures: `${isRight ? '' : 'FAILED: '}${figures}`, took: took(since) });
  }
  console.log(failed > 0 ? `${failed} parts failed.` : 'All of it held.');
  return failed > 0 ? 1 : 0;
});

/**
 * A command whose exit code counts; the last thing it prints is its figures.
 * @param {string} name
 * @param {string} what
 * @param {string} script
 * @param {Record<string, number>} amounts
 * @param {readonly string[]} [more]
 * @returns {Part}
 */
function program(name, what, script, amounts, more = []) {
  const run = async (/** @type {number} */ share) => {
    const env = await meet(['nats', 'finnish']);
    const args = Object.entries(amounts).flatMap(([amount, most]) => [`--${amount}`, String(Math.ceil(most * share))]);
    const { code, output } = await capture(runtime().node, [at(script), ...args, ...more, '--seed', seed], {
      cwd: at(),
      env: { NO_COLOR: '1', ...env },
      minutes: 600,
    });
    const figures = output.slice(output.lastIndexOf('\n{') + 1).replace(/[\s{}']+/g, ' ');
    return { isRight: code === 0, figures: figures.trim().slice(0, 300), output: output.slice(-4000) };
  };
  return { name, what, run };
}

/**
 * Tests that try more if DEEP is set in their environment.
 * @param {string} name
 * @param {string} what
 * @param {string} where a project, or a file
 * @param {(share: number) => Record<string, string>} [environment]
 * @returns {Part}
 */
function tests(name, what, where, environment) {
  const run = async (/** @type {number} */ share) => {
    const isFile = where.includes('/');
    const project = projects.find((each) => each.name === (isFile ? projectOf(where) : where));
    if (!project) throw new Error(`no project for ${where}`);
    const env = { DEEP: '1', ...environment?.(share), ...(await meet(project.needs)) };
    const only = isFile ? [where] : [];
    const { passed, failed, files: reports, output } = await runProject(project.name, { env, only });
    const written = reports.flatMap(({ failures }) => failures.map((failure) => JSON.stringify(failure, undefined, 1)));
    return {
      isRight: failed === 0,
      figures: `${passed} passed, ${failed} failed`,
      output: [...written, output].join('\n'),
    };
  };
  return { name, what, run };
}

/**
 * Writes the part's row in the table of the last runs.
 * @param {{ name: string, what: string, share: number, figures: string, took: string }} row
 */
function write({ name, what, share, figures, took: time }) {
  const file = at('docs', 'deep-tests.md');
  const row = `| ${name} | ${what} | ${share * 100} % | ${figures} | ${time} | ${new Date().toISOString().slice(0, 10)} |`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const place = lines.findIndex((line) => line.startsWith(`| ${name} |`));
  lines.splice(place < 0 ? lines.findLastIndex((line) => line.startsWith('|')) + 1 : place, place < 0 ? 0 : 1, row);
  writeFileSync(file, lines.join('\n'));
}
