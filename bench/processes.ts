/** The three processes of a run: our server, the bare one, and the load. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Job } from './load.ts';

export type Running = { base: string; memory(): number; stop(): Promise<void> };

/** Our server as an operator starts it: durable storage, its limits raised for one address with many players. */
export async function startOurs(): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
  const port = await freePort();
  const many = '1000000';
  const child = spawn(process.execPath, [file('../server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SAFEHOUSE_PORT: String(port),
      SAFEHOUSE_HOST: '127.0.0.1',
      SAFEHOUSE_DATA: data,
      SAFEHOUSE_LOG: 'error',
      SAFEHOUSE_CONNECTIONS: many,
      SAFEHOUSE_CONNECTIONS_PER_ADDRESS: many,
      SAFEHOUSE_CONNECTS_PER_MINUTE: many,
      SAFEHOUSE_TABLES_PER_HOUR: many,
      SAFEHOUSE_MESSAGES_PER_SECOND: many,
    },
  });
  const base = `http://127.0.0.1:${port}`;
  await answering(`${base}/health`);
  return {
    ...running(child, base),
    stop: async () => {
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function startBare(recording: string): Promise<Running> {
  const child = fork(file('bare.ts'), [recording]);
  const { port } = await answer<{ port: number }>(child);
  return running(child, `http://127.0.0.1:${port}`);
}

export function startLoad(): { run<Result>(job: Job): Promise<Result>; stop(): Promise<void> } {
  const child = fork(file('load.ts'));
  return {
    run: async <Result>(job: Job) => {
      const reply = answer<{ result: Result } | { error: string }>(child);
      child.send(job);
      const message = await reply;
      if ('error' in message) throw new Error(message.error);
      return message.result;
    },
    stop: () => ended(child),
  };
}

function running(child: ChildProcess, base: string): Running {
  return { base, memory: () => residentBytes(child.pid), stop: () => ended(child) };
}

function residentBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

function answer<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const died = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as Message);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  throw new Error(`${url} did not answer within 10 s`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function file(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
