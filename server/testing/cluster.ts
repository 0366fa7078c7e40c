/**
 * A whole cluster for a test: its own folder and ports, limits that no test reaches by chance, removed after the test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Cluster, type ClusterNode, type ClusterOptions, isReady, startCluster } from '../cluster/cluster.ts';
import { caughtUp } from '../cluster/nats-servers.ts';
import { openStreams } from '../streams/open.ts';
import type { Streams } from '../streams/streams.ts';
import { unlimited } from './process.ts';
import type { Command } from './test-server.ts';

export type TestCluster = Cluster & {
  /** The server's store, opened from outside; closed with the cluster. */
  readonly streams: Streams;
  /** Sends a command to all nodes; resolves when each has done it. */
  tell(command: Command): Promise<void>;
  /** Restarts what is not running; resolves when everything works and the balancer knows it. */
  whole(): Promise<void>;
};

/** The script of its nodes: a running clock that can be advanced, seeded deals, a referee without dictionaries. */
export const testServer = fileURLToPath(new URL('./test-server.ts', import.meta.url));

export async function testCluster(options: Partial<ClusterOptions> = {}): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-cluster-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const env = { PATH: process.env.PATH, SAFEHOUSE_LOG: 'warn', ...unlimited };
    const node = { script: testServer, takesMessages: true };
    const place = { folder, port: 0, host: '127.0.0.1' };
    const cluster = await startCluster({ ...place, env, node, syncs: 'later', ...options });
    const { streams } = await openStreams({ streams: cluster.nats.url, data: folder });
    const tell = async (command: Command): Promise<void> =>
      void (await Promise.all(cluster.nodes.map(({ program }) => program.ask(command))));
    const whole = () => becomeWhole(cluster, streams);
    const stop = async (): Promise<void> => {
      await streams.close();
      await cluster.stop();
      remove();
    };
    await whole();
    return { ...cluster, streams, tell, whole, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The node that most people are connected to. */
export function busiestOf({ balancer, nodes }: Cluster): { readonly node: ClusterNode; readonly people: number } {
  const counts = balancer.counts();
  const people = Math.max(...counts);
  return { node: nodes[counts.indexOf(people)] as ClusterNode, people };
}

async function becomeWhole({ nats, nodes, balancer }: Cluster, streams: Streams): Promise<void> {
  for (const { program } of [...nats.servers, ...nodes]) program.start();
  for (const server of nats.servers) await caughtUp(server);
  await takesWrites(streams);
  await Promise.all(nodes.map((node) => isReady(node)));
  while (balancer.health().some((health) => health !== 'ready')) await sleep(50);
}

/** On a busy machine some parts of NATS find their leader later than others: a test starts when all have one. */
async function takesWrites(streams: Streams): Promise<void> {
  const names = Array.from({ length: 40 }, (_, i) => `warm/${i}`);
  const tried = async (name: string): Promise<void> => {
    for (;;) {
      try {
        const { version } = (await streams.read(name, 0)).at(-1) ?? { version: 0 };
        await streams.append(name, version, ['x'], Date.now() + 3_600_000);
        return await streams.drop(name);
      } catch {
        await sleep(100);
      }
    }
  };
  await Promise.all(names.map(tried));
}
