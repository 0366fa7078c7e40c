/** The NATS store meets the contract, on one real server and on a cluster of three. */
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe } from 'vitest';
import { type TestNats, testNats } from '../../../testing/nats.ts';
import { streamsContract } from '../../contract.ts';
import { openNats } from '../open.ts';

describe.each([
  { servers: 1, runs: 40 },
  { servers: 3, runs: 20 },
] as const)('with $servers', ({ servers, runs }) => {
  let nats: TestNats;
  beforeAll(async () => {
    nats = await testNats(servers);
  });
  afterAll(() => nats.stop());

  streamsContract('nats', async () => {
    await empty(nats);
    const reported: unknown[] = [];
    const open = async () => (await openNats(nats.url, { report: (error) => reported.push(error) })).streams;
    let streams = await open();
    const reopen = async () => {
      await streams.close();
      streams = await open();
      return streams;
    };
    return { streams, reopen, reported, runs, settled: () => streams.settled() };
  });
});

/** Faster than new streams for each test: a cluster is slow to create them. */
async function empty({ servers }: TestNats): Promise<void> {
  const connection = await connect({ port: servers[0]?.port ?? 0 });
  const { streams } = await jetstreamManager(connection);
  for await (const name of streams.names()) await streams.purge(name);
  await connection.close();
}
