/** The audit: whether the registry lists any package as unsafe. */
import { npm } from './install.mjs';

/** @typedef {{ passed: number, failed: number, output: string, remark?: string }} Result */

/** Runtime packages, then all packages, with those for builds and tests; neither may have a serious vulnerability. */
const scopes = /** @type {const} */ ([
  { title: 'what runs', args: ['--omit=dev'] },
  { title: 'all', args: [] },
]);

/** @returns {Promise<Result>} */
export async function audit() {
  /** @type {Result[]} */
  const results = [];
  for (const { title, args } of scopes) {
    const { output } = await npm(['audit', '--json', ...args, '--fetch-retries=1', '--fetch-timeout=20000']);
    results.push(verdict(title, output));
  }
  return {
    passed: results.every(({ passed }) => passed > 0) ? 1 : 0,
    failed: results.some(({ failed }) => failed > 0) ? 1 : 0,
    output: results.map(({ output }) => output).join('\n'),
    remark: results.find(({ remark }) => remark)?.remark,
  };
}

/**
 * Nothing passed and nothing failed means that the registry could not be asked.
 * @param {string} title
 * @param {string} output what `npm audit --json` wrote, with whatever it said beside
 * @returns {Result}
 */
export function verdict(title, output) {
  const report = reportIn(output);
  const found = report?.metadata?.vulnerabilities;
  if (!found) return { passed: 0, failed: 0, output, remark: whyNot(report) };
  const grave = found.high + found.critical;
  if (grave === 0) return { passed: 1, failed: 0, output: '' };
  const names = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `  ${name} ${range}: ${severity}`);
  const advice = 'See `npm audit`; take a version without it, or another package.';
  return { passed: 0, failed: 1, output: [`Unsafe packages (${title}):`, ...names, advice].join('\n') };
}

/** @param {{ statusCode?: number } | undefined} report */
function whyNot(report) {
  return report?.statusCode === undefined
    ? 'not audited: the registry was not reached'
    : 'not audited: the registry answers no audits';
}

/** @param {string} output */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('\n}') + 2));
  } catch {
    return undefined;
  }
}
