/** Runs other programs: captures their output, or hands them the terminal. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ cwd?: string, env?: Record<string, string | undefined>, minutes?: number, onmessage?: (message: never) => void }} Options */

const onWindows = process.platform === 'win32';
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Process groups that must not outlive us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program without standard input and captures its output. One that takes too long is killed with its children.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, { cwd, env, minutes = 10, onmessage } = {}) {
  return new Promise((resolve) => {
    // Its own process group, so that its children end with it.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: onmessage ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    if (onmessage) child.on('message', /** @type {(message: unknown) => void} */ (onmessage));
    const limit = setTimeout(() => {
      output += `\n(ended after ${minutes} minutes)\n`;
      end(child, 'SIGKILL');
    }, minutes * 60_000);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => finish(exitCode(code, signal)));
  });
}

/**
 * Runs a program on our own terminal and forwards the signals we get.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {{ ended: Promise<number>, stop: () => void }} `ended` answers its exit code
 */
export function handOver(program, args, { cwd, env } = {}) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  whenToldToStop((signal) => {
    // Ctrl-C reaches every process at the terminal by itself: a second signal would mean "at once".
    const fromTerminal = signal === 'SIGINT' && (process.stdin.isTTY || process.stdout.isTTY);
    if (!fromTerminal) child.kill(signal);
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
  return { ended, stop: () => child.kill() };
}

/** From here on, a stop signal kills everything that `capture` runs. */
export function endTogether() {
  whenToldToStop((signal) => {
    for (const child of running) end(child, 'SIGKILL');
    process.exit(exitCode(null, signal));
  });
}

/** @param {(signal: NodeJS.Signals) => void} stop */
function whenToldToStop(stop) {
  for (const signal of stopSignals) process.on(signal, () => stop(signal));
  // An npm that is told to stop ends the shell between us, which passes no signal on: we only see that it is gone.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (onWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
