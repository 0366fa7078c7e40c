/** The real server on a terminal that is closed, and with a log that cannot be written. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
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

/** Where the log goes; `lose` makes it unwritable if it is not from the start. */
type Output = { readonly fd: number; readonly lose: () => void };

const outputs: Record<string, () => Output> = {
  'a pipe whose reader is gone': () => {
    const { path, reader } = pipe('gone');
    return { fd: openSync(path, 'w'), lose: () => closeSync(reader) };
  },
  'a pipe that is full and never read': () => {
    const { path, reader } = pipe('full');
    const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    expect(() => {
      for (;;) writeSync(writer, Buffer.alloc(1024));
    }).toThrow('EAGAIN');
    closeSync(writer);
    return { fd: openSync(path, 'w'), lose: () => void reader };
  },
  'a disk that is full': () => ({ fd: openSync('/dev/full', 'w'), lose: () => undefined }),
};

function pipe(name: string): { path: string; reader: number } {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return { path, reader: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK) };
}

test.runIf(isLinux).each(Object.entries(outputs))(
  'with its log in %s, it opens, is ready, plays on, and stops on SIGTERM',
  async (name, open) => {
    const port = await freePort();
    const { fd, lose } = open();
    const server = spawn(process.execPath, [main], {
      stdio: ['ignore', fd, fd],
      env: {
        PATH: process.env.PATH,
        SAFEHOUSE_PORT: String(port),
        SAFEHOUSE_DATA: join(folder, name.replaceAll(' ', '-')),
        SAFEHOUSE_LOG: 'debug',
        SAFEHOUSE_GREETING: 'no',
      },
    });
    const ended = once(server, 'exit');
    closeSync(fd);
    try {
      const base = `http://127.0.0.1:${port}`;
      await expect.poll(() => isReady(base), { timeout: 60_000 }).toBe(true);
      lose();
      const { host } = await hostAt(base);
      await host.must({ kind: 'say', text: 'Is anyone reading this?' });
      expect(await isReady(base)).toBe(true);
      const bye = host.next('bye');
      server.kill('SIGTERM');
      expect(await bye).toEqual({ type: 'bye', code: 'restarting' });
      expect(await ended).toEqual([0, null]);
    } finally {
      server.kill('SIGKILL');
    }
  },
);
