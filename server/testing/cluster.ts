/** A whole cluster for a test: its own folder and ports, limits that no test meets by chance, gone when the test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
