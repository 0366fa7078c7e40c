/** The processes of a run: the servers of every side, and the load generator. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '@safehouse/server/config/node-options.ts';
import type { Job } from './load.ts';
import { cpuMicroseconds, residentBytes } from './proc.ts';
import type { Side } from './rooms.ts';

export type Running = {
  readonly base: string;
  /** Milliseconds from its start to its first answer. */
  readonly startedIn: number;
  /** CPU time of all its threads since the start, in microseconds. */
  cpu(): number;
  memory(): number;
  /** Resolves when start-up work such as loading languages is done. */
  quiet(): Promise<void>;
  /** Collects garbage first. */
  settledMemory(): Promise<number>;
  /** Suspends it while others are measured. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

export type ServerOptions = {
  /** Where our events are stored. */
  streams?: string;
  /** The data folder, if it should outlive the server. */
  data?: string;
  /** A folder for a CPU profile, written when the server ends. */
  profile?: string | undefined;
  environment?: Record<string, string>;
};

const SETTLING = ['--expose-gc', '--import', new URL('collect-garbage.ts', import.meta.url).href];
const MANY = '1000000';
const CALM = 3;

/** Limits raised for one address with many players. */
export const UNLIMITED = Object.fromEntries(
  [
    'CONNECTIONS',
    'CONNECTIONS_PER_ADDRESS',
    'CONNECTS_PER_MINUTE',
    'TABLES_PER_HOUR',
    'MESSAGES_PER_SECOND',
    'REQUESTS_PER_SECOND',
    'MEGABYTES_PER_HOUR',
  ].map((name) => [`SAFEHOUSE_${name}`, MANY]),
);

/** The server of a side; the bare one sends what was recorded in this file. */
export function startSide(side: Side, { recording, profile }: { recording: string; profile?: string | undefined }) {
  if (side === 'sqlite' || side === 'memory') return startOurs({ streams: side, profile });
  const args = [...SETTLING, ...profiling(profile, side)];
  return side === 'bare' ? startOther('bare-server.ts', args, recording) : startOther(`peers/${side}.ts`, args);
}

/** Our server as an operator starts it. */
export async function startOurs(options: ServerOptions = {}): Promise<Running> {
  const { streams = 'sqlite', data = mkdtempSync(join(tmpdir(), 'safehouse-bench-')), profile, environment } = options;
  const port = await freePort();
  const began = performance.now();
  const args = [...nodeOptions, ...SETTLING, ...profiling(profile, streams), file('../server/main.ts')];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...UNLIMITED,
      SAFEHOUSE_PORT: String(port),
      SAFEHOUSE_HOST: '127.0.0.1',
      SAFEHOUSE_DATA: data,
      SAFEHOUSE_STREAMS: streams,
      SAFEHOUSE_LOG: 'error',
      ...environment,
    },
  });
  const base = `http://127.0.0.1:${port}`;
  await answering(`${base}/health`);
  return {
    ...running(child, base, performance.now() - began),
    stop: async () => {
      await ended(child);
      if (options.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

async function startOther(name: string, execArgv: string[], ...args: string[]): Promise<Running> {
  const began = performance.now();
  const child = fork(file(name), args, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await answer<{ port: number }>(child);
  return running(child, `http://127.0.0.1:${port}`, performance.now() - began);
}

export type Load = { run<Result>(job: Job): Promise<Result>; cpu(): number; stop(): Promise<void> };

export function startLoad(): Load {
  const child = fork(file('load.ts'));
  return {
    run: async <Result>(job: Job) => {
      const reply = answer<{ result: Result } | { error: string }>(child);
      child.send(job);
      const message = await reply;
      if ('error' in message) throw new Error(message.error);
      return message.result;
    },
    cpu: () => cpuMicroseconds(child.pid),
    stop: () => ended(child),
  };
}

function running(child: ChildProcess, base: string, startedIn: number): Running {
  const memory = () => residentBytes(child.pid);
  return {
    base,
    startedIn,
    cpu: () => cpuMicroseconds(child.pid),
    memory,
    quiet: () => quiet(child.pid),
    settledMemory: async () => {
      for (let round = 0; round < 3; round++) {
        child.kill('SIGURG');
        await sleep(1000);
      }
      return memory();
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => ended(child),
  };
}

/** Waits until it uses less than a twentieth of a core for some seconds: on a busy machine one second says little. */
async function quiet(pid: number | undefined): Promise<void> {
  let calm = 0;
  for (let tries = 0; calm < CALM; tries++) {
    if (tries > 180) throw new Error('a server did not come to rest within three minutes');
    const before = cpuMicroseconds(pid);
    await sleep(1000);
    calm = cpuMicroseconds(pid) - before < 50_000 ? calm + 1 : 0;
  }
}

function profiling(folder: string | undefined, name: string): string[] {
  return folder === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', folder, '--cpu-prof-name', `${name}.cpuprofile`];
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
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGCONT');
    child.kill();
  });
}

async function answering(url: string): Promise<void> {
  for (const until = performance.now() + 30_000; performance.now() < until; ) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(20);
  }
  throw new Error(`${url} did not answer within 30 s`);
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
