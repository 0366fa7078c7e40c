/** The stages of `npm test`: checks, where only the exit code counts, and the projects of vitest.config.ts. */
import { audit } from './audit.mjs';
import { ensureChromium } from './chromium.mjs';
import { at, UserError } from './command.mjs';
import { ensureFinnish } from './finnish.mjs';
import { ensureNats } from './nats.mjs';
import { capture } from './processes.mjs';
import { runtime } from './runtime.mjs';
import { buildWeb, isWebBuilt } from './web.mjs';

/** @typedef {{ passed: number, failed: number, output: string, remark?: string }} CheckResult */
/** @typedef {{ name: string, title: string, run: () => Promise<CheckResult> }} Check */
/** @typedef {'chromium' | 'nats' | 'finnish' | 'pages'} Need */
/** `isLongest`: takes longer than any other project, so it gets more workers. @typedef {{ name: string, needs: Need[], isLongest?: true }} Project */

/** @type {Check[]} */
export const checks = [
  check('types', 'types', 'node_modules/@typescript/native/bin/tsc', [
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ]),
  check('types', 'types of the pages', 'node_modules/svelte-check/bin/svelte-check', [
    ...['--workspace', 'web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    ...['--tsgo', '--incremental'],
  ]),
  check('lint', 'lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  check('arrows', 'import arrows', 'scripts/check-arrows.ts', []),
  check('unused', 'unused code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  check('docs', 'generated docs', 'protocol/tools/write-docs.ts', ['--check']),
  check('docs', 'referee report', 'language/tools/referee-report.ts', ['--check'], ['finnish']),
  check('docs', 'fonts', 'web/tools/mend-fonts.ts', ['--check']),
  { name: 'audit', title: 'audit of packages', run: audit },
];

/** The longest first, so that two of them end together. @type {Project[]} */
export const projects = [
  { name: 'browser', needs: ['chromium', 'pages'], isLongest: true },
  { name: 'walk', needs: ['chromium', 'pages'] },
  { name: 'cluster', needs: ['nats', 'finnish', 'pages'] },
  { name: 'server', needs: ['nats', 'finnish', 'pages'] },
  { name: 'bots', needs: ['finnish'] },
  { name: 'language', needs: ['finnish'] },
  { name: 'rules', needs: [] },
  { name: 'scripts', needs: [] },
  { name: 'web', needs: [] },
  { name: 'protocol', needs: [] },
];

/** What to run after every edit. */
export const quick = ['types', 'lint', 'arrows', 'rules', 'language', 'protocol', 'web'];

/**
 * The project that a test file belongs to.
 * @param {string} file
 */
export function projectOf(file) {
  if (/^web\/browser\/\w+\/walk/.test(file)) return 'walk';
  if (file.startsWith('web/browser/')) return 'browser';
  if (/^server\/(cluster\/|streams\/nats\/servers\/|tools\/streams-nats)/.test(file)) return 'cluster';
  return file.split('/')[0] ?? '';
}

/** Each need is met once, for all stages that have it. @type {Map<Need, Promise<Record<string, string>>>} */
const met = new Map();

/**
 * Installs or builds what a stage needs; resolves with environment variables for its tests. Rejects with a UserError that
 * says what to do.
 * @param {readonly Need[]} needs
 * @returns {Promise<Record<string, string>>}
 */
export async function meet(needs) {
  const environments = needs.map((need) => {
    const meeting = met.get(need) ?? ways[need]();
    met.set(need, meeting);
    return meeting;
  });
  return Object.assign({}, ...(await Promise.all(environments)));
}

/** @type {Record<Need, () => Promise<Record<string, string>>>} */
const ways = {
  chromium: async () => ({ CHROMIUM: await ensureChromium() }),
  nats: async () => ({ NATS_SERVER: await ensureNats() }),
  finnish: async () => {
    await ensureFinnish();
    return {};
  },
  pages: async () => {
    if (!isWebBuilt()) await buildWeb();
    return {};
  },
};

/**
 * @param {string} name
 * @param {string} title
 * @param {string} script
 * @param {readonly string[]} args
 * @param {readonly Need[]} [needs]
 * @returns {Check}
 */
function check(name, title, script, args, needs = []) {
  const run = async () => {
    await meet(needs);
    const { code, output } = await capture(runtime().node, [at(script), ...args], {
      cwd: at(),
      env: { CI: 'true', NO_COLOR: '1' },
    });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };
  return { name, title, run: () => attempt(run) };
}

/**
 * A problem that only the user can fix is a failure like any other.
 * @template {CheckResult} Result
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result | CheckResult>}
 */
export async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}
