/** The real server on a real terminal that is closed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { hostAt } from '../testing/client.ts';
import { freePort } from '../testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-terminal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const isLinux = process.platform === 'linux';

/** Runs the server as a background job of a shell on its own terminal; `closeTerminal` is what a lost login does. */
async function onTerminal(name: string): Promise<{ base: string; pid: number; closeTerminal: () => Promise<void> }> {
  const port = await freePort();
  const pidFile = join(folder, `${name}.pid`);
  const job = `set -m; "${process.execPath}" "${main}" & echo $! > "${pidFile}"; wait`;
  const terminal = spawn('script', ['--quiet', '--flush', '--command', `sh -c '${job}'`, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      SHELL: '/bin/sh',
      SAFEHOUSE_PORT: String(port),
      SAFEHOUSE_DATA: join(folder, name),
      SAFEHOUSE_LOG: 'debug',
    },
  });
  terminal.stdout.resume();
  const base = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(base), { timeout: 60_000 }).toBe(true);
  const closed = once(terminal, 'exit');
  const closeTerminal = async (): Promise<void> => {
    terminal.kill('SIGKILL');
    await closed;
  };
  return { base, pid: Number(readFileSync(pidFile, 'utf8')), closeTerminal };
}

async function isReady(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/ready`)).ok;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.runIf(isLinux)(
  'a server in the background goes on when its terminal is closed, and stops on SIGTERM',
  async () => {
    const { base, pid, closeTerminal } = await onTerminal('background');
    try {
      await closeTerminal();
      const { host } = await hostAt(base);
      await host.must({ kind: 'say', text: 'Still here?' });
      // It logs that it closes, to a terminal that is gone.
      process.kill(pid, 'SIGTERM');
      await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
    } finally {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    }
  },
);

test.runIf(isLinux)('SIGHUP closes the server as SIGTERM does: players get a goodbye', async () => {
  const { base, pid, closeTerminal } = await onTerminal('hangup');
  try {
    const { host } = await hostAt(base);
    const bye = host.next('bye');
    process.kill(pid, 'SIGHUP');
    expect(await bye).toEqual({ type: 'bye', code: 'restarting' });
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await closeTerminal();
  }
});
