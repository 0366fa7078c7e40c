/**
 * Several nats-server processes on this machine that form one JetStream cluster: for `npm run cluster` and for tests.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { Program, type ProgramOptions } from './program.ts';

export type NatsServer = {
  readonly program: Program;
  /** Where clients connect. */
  readonly port: number;
  /** Its monitoring port, over HTTP. */
  readonly monitor: number;
};

export type NatsServers = {
  readonly servers: readonly NatsServer[];
  /** As SAFEHOUSE_STREAMS expects it. */
  readonly url: string;
  /** Whether an acknowledged event is on the disks of a majority, and not only in memory. */
  readonly syncsAlways: boolean;
  readonly version: string;
  stop(): Promise<void>;
};

/**
 * `always`: an event is on disk before it is acknowledged, if this nats-server supports that. `later`: for slow disks;
 * only a power cut can lose events, a killed process cannot.
 */
export type Syncs = 'always' | 'later';

type Options = Pick<ProgramOptions, 'restarts' | 'onstart' | 'onend'> & {
  /** For configuration and streams; existing data is used again. */
  readonly folder: string;
  readonly count?: number;
  readonly syncs?: Syncs | undefined;
  /** Cancels the start. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the output of the server with this name. */
  readonly log?: (name: string) => (text: string) => void;
};

/** There is no nats-server, or it does not start; the message says what to do. */
export class NatsError extends Error {
  override readonly name = 'NatsError';
}

const START_WITHIN = 60_000;
const NUDGE_AFTER = 5000;
const CATCH_UP_WITHIN = 20_000;

/** Resolves once the cluster has a leader and accepts writes. */
export async function startNats(options: Options): Promise<NatsServers> {
  const { folder, count = 3, syncs = 'always', log, signal, ...watched } = options;
  const command = findNats();
  const version = versionOf(command);
  const syncsAlways = syncs === 'always' && canSyncAlways(version);
  const planned = await Promise.all(
    Array.from({ length: count }, async (_, i) => ({
      name: `nats-${i + 1}`,
      folder: resolve(folder, `nats-${i + 1}`),
      port: await freePort(),
      route: await freePort(),
      monitor: await freePort(),
    })),
  );
  const routes = planned.map(({ route }) => `nats://127.0.0.1:${route}`);
  const servers = planned.map((server) => {
    mkdirSync(server.folder, { recursive: true, mode: 0o700 });
    const file = join(server.folder, 'nats.conf');
    writeFileSync(file, configuration(server, { routes, syncsAlways }));
    const onoutput = log?.(server.name);
    const program = new Program({
      ...{ ...watched, name: server.name, command, args: ['-c', file] },
      ...(onoutput && { onoutput }),
    });
    program.start();
    return { program, port: server.port, monitor: server.monitor };
  });
  const stop = async (): Promise<void> => void (await Promise.all(servers.map(({ program }) => program.stop())));
  try {
    await areUp(servers, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `nats://${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  return { servers, url, syncsAlways, version, stop };
}

type NatsServerPlan = { name: string; folder: string; port: number; route: number; monitor: number };

function configuration(
  { name, folder, port, route, monitor }: NatsServerPlan,
  { routes, syncsAlways }: Shared,
): string {
  const lines = [
    `server_name: ${name}`,
    `listen: "127.0.0.1:${port}"`,
    `http: "127.0.0.1:${monitor}"`,
    `jetstream { store_dir: ${JSON.stringify(folder)}${syncsAlways ? ', sync_interval: always' : ''} }`,
  ];
  // A single server is no cluster: it would wait for others first.
  if (routes.length > 1) {
    lines.push(
      `cluster { name: safehouse, listen: "127.0.0.1:${route}", no_advertise: true, routes: ${JSON.stringify(routes)} }`,
    );
  }
  return `${lines.join('\n')}\n`;
}

type Shared = { routes: readonly string[]; syncsAlways: boolean };

type About = { meta_cluster?: { leader?: string; replicas?: { name: string; current: boolean }[] } };

/**
 * Waits until all of them work, under one leader that knows the others; throws with the output of one that ends
 * instead.
 */
async function areUp(servers: readonly NatsServer[], signal: AbortSignal | undefined): Promise<void> {
  const since = performance.now();
  let nudge = since + NUDGE_AFTER;
  for (;;) {
    signal?.throwIfAborted();
    const ended = servers.find(({ program }) => !program.isRunning)?.program;
    if (ended) throw new NatsError(`${ended.name} did not start:\n${ended.output.slice(-2000)}`);
    if (performance.now() - since > START_WITHIN) {
      throw new NatsError(`The NATS servers found no leader within ${START_WITHIN / 1000} s. See their logs.`);
    }
    const known = await knownToLeader(servers);
    const healthy = await Promise.all(servers.map(({ monitor }) => ask(monitor, 'healthz')));
    if (known.size === servers.length && healthy.every(Boolean)) return;
    if (known.size > 0 && performance.now() > nudge) {
      nudge = performance.now() + NUDGE_AFTER;
      await startAgain(servers.filter(({ program }) => !known.has(program.name)));
    }
    await sleep(50);
  }
}

/** Empty if there is no leader. Streams are placed on the servers that it knows. */
async function knownToLeader(servers: readonly NatsServer[]): Promise<Set<string>> {
  for (const { program, monitor } of servers) {
    const { meta_cluster: cluster } = ((await ask(monitor, 'jsz')) ?? {}) as About;
    const isAlone = servers.length === 1;
    if (!isAlone && cluster?.leader !== program.name) continue;
    const others = cluster?.replicas?.filter(({ current }) => current) ?? [];
    return new Set([program.name, ...others.map(({ name }) => name)]);
  }
  return new Set();
}

/**
 * When all start for the first time at the same moment, two may form the cluster and never accept the third
 * (nats-server 2.10, about one time in ten); a restart of the third fixes it.
 */
async function startAgain(servers: readonly NatsServer[]): Promise<void> {
  for (const { program } of servers) {
    await program.stop('SIGKILL');
    program.start();
  }
}

/**
 * Waits until a server has caught up with the others. A killed server that comes back sometimes hears the leaders and
 * never catches up (nats-server 2.10, seen once in some hundred kills); another restart fixes it.
 */
export async function caughtUp(server: NatsServer): Promise<void> {
  let nudge = performance.now() + CATCH_UP_WITHIN;
  while (!(await ask(server.monitor, 'healthz'))) {
    if (performance.now() > nudge) {
      await startAgain([server]);
      nudge = performance.now() + CATCH_UP_WITHIN;
    }
    await sleep(50);
  }
}

/** A server's monitoring data; undefined if it does not answer or is unhealthy. */
export async function ask(monitor: number, about: string): Promise<unknown> {
  try {
    const response = await fetch(`http://127.0.0.1:${monitor}/${about}`, { signal: AbortSignal.timeout(2000) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** NATS_SERVER, or else the downloaded one, one on PATH, or Debian's. */
export function findNats(): string {
  const named = process.env.NATS_SERVER;
  const usual = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
  const folders = [resolve(import.meta.dirname, '../../.cache/nats'), ...usual];
  const candidates = named ? [named] : folders.filter(Boolean).map((folder) => join(folder, 'nats-server'));
  const found = candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found) return found;
  throw new NatsError(
    `${named ? `NATS_SERVER is ${named}, which is no program.` : 'There is no nats-server on this machine.'} ` +
      'Install it (Debian and Ubuntu: apt-get install nats-server; macOS: brew install nats-server; ' +
      'else https://nats.io/download), or set NATS_SERVER to its path.',
  );
}

function versionOf(command: string): string {
  return /v(\d+\.\d+\.\d+)/.exec(execFileSync(command, ['--version'], { encoding: 'utf8' }))?.[1] ?? '0.0.0';
}

/** Older ones refuse to start with this option. */
function canSyncAlways(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 2 || (major === 2 && minor >= 10);
}
