/** A whole cluster on one machine: NATS servers, server nodes, and a balancer in front of them. */
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '../config/node-options.ts';
import { type Backend, type Balancer, healthOf, startBalancer } from './balancer.ts';
import { type NatsServers, type Syncs, startNats } from './nats-servers.ts';
import { freePort } from './ports.ts';
import { Program } from './program.ts';

export type ClusterOptions = {
  /** For NATS's streams and all logs. Existing data is used again. */
  readonly folder: string;
  /** The balancer's port; 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  readonly nodes?: number;
  readonly nats?: number;
  /** See startNats. */
  readonly syncs?: Syncs;
  /** The program that nodes run, if it is not the usual server. */
  readonly node?: NodeScript;
  /** Additional environment variables for the nodes. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Whether to restart processes that die. */
  readonly restarts?: boolean;
  /** NATS's address for the node with this index, if it differs. */
  readonly natsFor?: (url: string, node: number) => Promise<string>;
  /** Cancels the start. */
  readonly signal?: AbortSignal;
  /** Called at each step. */
  readonly say?: (what: string) => void;
  /** Called for each process. */
  readonly onstart?: (program: Program) => void;
};

export type NodeScript = {
  readonly script: string;
  readonly args?: readonly string[];
  /** It accepts messages from us, and answers each. */
  readonly takesMessages?: boolean;
};

export type ClusterNode = Backend & { readonly program: Program; readonly base: string };

export type Cluster = {
  /** The address for players. */
  readonly base: string;
  readonly balancer: Balancer;
  readonly nats: NatsServers;
  readonly nodes: readonly ClusterNode[];
  /** Stops the nodes first, then NATS. */
  stop(): Promise<void>;
};

/** A node did not start; the message contains its output. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/**
 * All connections come from the balancer's address, so limits per address count everyone together here. A balancer that
 * speaks HTTP forwards the address and needs none of this.
 */
const forEverybody = {
  SAFEHOUSE_CONNECTIONS_PER_ADDRESS: '20000',
  SAFEHOUSE_CONNECTS_PER_MINUTE: '60000',
  SAFEHOUSE_TABLES_PER_HOUR: '6000',
  SAFEHOUSE_CODES_PER_MINUTE: '600',
  SAFEHOUSE_MEGABYTES_PER_HOUR: '10000',
};

const START_WITHIN = 120_000;
const host = '127.0.0.1';
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Resolves when people can connect. Nothing is left running if it rejects. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, restarts = false, syncs, signal, say = () => {} } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const logs: WriteStream[] = [];
  const log = (name: string): ((text: string) => void) => {
    const file = createWriteStream(join(folder, `${name}.log`), { mode: 0o600 });
    logs.push(file);
    return (text) => void file.write(text);
  };
  const died = new Set<Program>();
  const onend = (program: Program, how: number | string): void => {
    died.add(program);
    say(`${program.name} ended (${how})${restarts ? ', is started again' : ''}`);
  };
  const onstart = (program: Program): void => {
    options.onstart?.(program);
    if (died.delete(program)) say(`${program.name} is process ${program.pid} now`);
  };
  const watched = { restarts, onend, onstart };
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one();
    for (const file of logs) file.end();
  };
  try {
    say('starting the NATS servers …');
    const nats = await startNats({ folder, count: options.nats ?? 3, syncs, ...watched, log, signal });
    stops.push(async () => {
      say('stopping the NATS servers');
      await nats.stop();
    });
    say('starting the nodes …');
    const { script, args = [], ...rest }: NodeScript = options.node ?? { script: main };
    const nodes = await Promise.all(
      Array.from({ length: options.nodes ?? 3 }, async (_, i): Promise<ClusterNode> => {
        const port = await freePort();
        const env = {
          ...forEverybody,
          ...options.env,
          SAFEHOUSE_PORT: String(port),
          SAFEHOUSE_HOST: host,
          SAFEHOUSE_GREETING: 'no',
          SAFEHOUSE_STREAMS: (await options.natsFor?.(nats.url, i)) ?? nats.url,
        };
        const name = `node-${i + 1}`;
        const program = new Program({
          ...{ name, command: process.execPath, args: [...nodeOptions, script, ...args], env, onoutput: log(name) },
          ...rest,
          ...watched,
        });
        return { program, host, port, base: `http://${host}:${port}` };
      }),
    );
    stops.push(async () => {
      say('stopping the nodes');
      // As at a terminal: with no other nodes there is nothing to drain.
      await Promise.all(nodes.map(({ program }) => program.stop('SIGINT')));
    });
    for (const { program } of nodes) program.start();
    await Promise.all(nodes.map((node) => isReady(node, signal)));
    const balancer = await startBalancer({ port: options.port, host: options.host ?? '', backends: nodes });
    stops.splice(1, 0, () => balancer.close());
    stops.push(async () => balancer.shut());
    return { base: `http://${host}:${balancer.port}`, balancer, nats, nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Throws with the output if it ends instead. */
export async function isReady(node: ClusterNode, signal?: AbortSignal): Promise<void> {
  const { program } = node;
  const since = performance.now();
  while ((await healthOf(node)) !== 'ready') {
    signal?.throwIfAborted();
    if (performance.now() - since > START_WITHIN) {
      throw new ClusterError(`${program.name} was not ready within ${START_WITHIN / 1000} s. See its log.`);
    }
    if (!program.isRunning) throw new ClusterError(`${program.name} did not start:\n${program.output.slice(-2000)}`);
    await sleep(50);
  }
}
