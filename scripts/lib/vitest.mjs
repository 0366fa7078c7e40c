/** Runs one project of vitest.config.ts and counts its results. */
import { at } from './command.mjs';
import { capture } from './processes.mjs';
import { runtime } from './runtime.mjs';

/** @typedef {import('./vitest-reporter.mjs').FileReport} FileReport */
/** @typedef {import('./vitest-reporter.mjs').Fault} Fault */
/** @typedef {{ passed: number, failed: number, remark: string, files: FileReport[], output: string }} ProjectResult */

/**
 * @param {string} project
 * @param {object} options
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.workers]
 * @param {readonly string[]} [options.only] files; all without
 * @param {string} [options.test] only tests with this in their names
 * @param {(done: number, all: number) => void} [options.onprogress]
 * @param {(file: FileReport) => void} [options.onfile]
 * @returns {Promise<ProjectResult>}
 */
export async function runProject(project, { env = {}, workers, only = [], test, onprogress, onfile }) {
  /** @type {FileReport[]} */
  const files = [];
  /** @type {Fault[]} */
  const errors = [];
  let all = 0;
  /** @param {import('./vitest-reporter.mjs').Told} message */
  const hear = (message) => {
    if ('files' in message) all = message.files;
    else if ('errors' in message) errors.push(...message.errors);
    else {
      files.push(message.file);
      onfile?.(message.file);
    }
    onprogress?.(files.length, all);
  };
  const { code, output } = await capture(
    runtime().node,
    [
      ...[at('node_modules/vitest/vitest.mjs'), 'run', '--project', project],
      ...['--reporter', at('scripts/lib/vitest-reporter.mjs')],
      ...(workers ? ['--maxWorkers', String(workers)] : []),
      ...(test ? ['--testNamePattern', test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : []),
      ...only,
    ],
    { cwd: at(), env: { CI: 'true', NO_COLOR: '1', ...env }, minutes: 60, onmessage: hear },
  );
  if (errors.length > 0) {
    const lost = { file: project, seconds: 0, passed: 0, skipped: 0, output: '' };
    onfile?.({ ...lost, failures: [{ test: 'an error outside of any test', faults: errors }] });
  }
  const passed = sum(files.map((file) => file.passed));
  const skipped = sum(files.map((file) => file.skipped));
  const counted = sum(files.map((file) => file.failures.length)) + errors.length;
  // No test ran, or a file never reported: something failed, although no test did.
  const isWhole = code === 0 && passed > 0 && files.length === all;
  const failed = Math.max(counted, isWhole ? 0 : 1);
  const remark = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  return { passed, failed, remark: remark.filter(Boolean).join(', '), files, output: counted > 0 ? '' : output };
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
