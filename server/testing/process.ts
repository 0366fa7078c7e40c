/** The real server in its own process, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '../config/node-options.ts';
import type { Command, TestServerOptions } from './test-server.ts';

export { freePort } from '../cluster/ports.ts';

export type ServerProcess = {
  readonly base: string;
  readonly child: ChildProcess;
  /** Its output so far, both streams. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
};

const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/** Limits that no test reaches by chance. */
export const unlimited = Object.fromEntries(
  [
    'CONNECTIONS_PER_ADDRESS',
    'CONNECTS_PER_MINUTE',
    'TABLES_PER_HOUR',
    'CODES_PER_MINUTE',
    'MESSAGES_PER_SECOND',
    'REQUESTS_PER_SECOND',
    'LINES_PER_MINUTE',
    'MEGABYTES_PER_HOUR',
  ].map((name) => [`SAFEHOUSE_${name}`, '1000000']),
);

/** Does not wait for it to listen. */
export function startServer(environment: Record<string, string>, args: readonly string[] = []): ServerProcess {
  return startScript(fileURLToPath(new URL('../main.ts', import.meta.url)), environment, args);
}

/** The same, but killed right before it stores an event of this kind. */
export function startDoomed(environment: Record<string, string>, dieBefore: string): ServerProcess {
  return startScript(fileURLToPath(new URL('./killed-before.ts', import.meta.url)), environment, [dieBefore]);
}

/** The same, without syncs and without a referee: it starts fastest. */
export function startBare(environment: Record<string, string>): ServerProcess {
  return startDoomed(environment, 'nothing at all');
}

/** A server whose clock and deals the test controls. */
export type TestServerProcess = ServerProcess & {
  /** Resolves when it is done. */
  tell(command: Command): Promise<void>;
};

export function startTestServer(
  environment: Record<string, string>,
  options: TestServerOptions = {},
): TestServerProcess {
  const script = fileURLToPath(new URL('./test-server.ts', import.meta.url));
  const server = startScript(script, environment, [JSON.stringify(options)], 'ipc');
  const tell = async (command: Command): Promise<void> => {
    const done = once(server.child, 'message');
    server.child.send(command);
    await Promise.race([done, server.ended]);
  };
  return { ...server, tell };
}

/** The same at another address. */
export function startScript(
  script: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
  channel: 'ipc' | 'ignore' = 'ignore',
): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', channel],
    env: {
      PATH: process.env.PATH,
      // Compiling the modules is half of a start: test servers share a compile cache.
      NODE_COMPILE_CACHE: compiled,
      SAFEHOUSE_HOST: '127.0.0.1',
      SAFEHOUSE_LOG: 'error',
      ...environment,
    },
  });
  // Whatever the result of the test.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += String(data);
    });
  }
  const ended = new Promise<number | string>((done) => {
    child.on('close', (code, signal) => done(code ?? signal ?? 'gone'));
  });
  return { base: `http://127.0.0.1:${environment.SAFEHOUSE_PORT}`, child, output: () => output, ended };
}

/** Waits until it answers; throws with its output if it ends instead. */
export async function listening(server: ServerProcess): Promise<void> {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(`the server ended: ${server.output()}`);
    const isUp = await fetch(`${server.base}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(20);
  }
}
