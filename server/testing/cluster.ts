/** A whole cluster for a test: its own folder and ports, limits that no test meets by chance, gone when the test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, type ClusterOptions, startCluster } from '../cluster/cluster.ts';
import { openStreams } from '../streams/open.ts';
import type { Streams } from '../streams/streams.ts';
import { unlimited } from './process.ts';

export type TestCluster = Cluster & {
  /** The house's store, opened from outside; closed with the cluster. */
  readonly streams: Streams;
};

export async function testCluster(options: Partial<ClusterOptions> = {}): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-cluster-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const env = { PATH: process.env.PATH, SAFEHOUSE_LOG: 'warn', ...unlimited };
    const cluster = await startCluster({ folder, port: 0, host: '127.0.0.1', env, ...options });
    const { streams } = await openStreams({ streams: cluster.nats.url, data: folder });
    await takesWrites(streams);
    const stop = async (): Promise<void> => {
      await streams.close();
      await cluster.stop();
      remove();
    };
    return { ...cluster, streams, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** On a busy machine some parts of NATS find their leader later than others: a test begins when all have one. */
async function takesWrites(streams: Streams): Promise<void> {
  const names = Array.from({ length: 40 }, (_, i) => `warm/${i}`);
  const until = performance.now() + 60_000;
  const tried = async (name: string): Promise<void> => {
    for (;;) {
      try {
        const { version } = (await streams.read(name, 0)).at(-1) ?? { version: 0 };
        await streams.append(name, version, ['x']);
        return await streams.drop(name);
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(100);
      }
    }
  };
  await Promise.all(names.map(tried));
}
