/** The store on NATS keeps the contract, on one real server and on a cluster of three. */
import { afterAll, beforeAll, describe } from 'vitest';
import { type TestNats, testNats } from '../../testing/nats.ts';
import { streamsContract } from '../contract.ts';
import { openNats } from './open.ts';

describe.each([
  { servers: 1, runs: 40 },
  { servers: 3, runs: 15 },
] as const)('with $servers servers', ({ servers, runs }) => {
  let nats: TestNats;
  beforeAll(async () => {
    nats = await testNats(servers);
  }, 60_000);
  afterAll(() => nats.stop());

  streamsContract('nats', async () => {
    const url = nats.another();
    const reported: unknown[] = [];
    const open = async () => (await openNats(url, { report: (error) => reported.push(error) })).streams;
    let streams = await open();
    const reopen = async () => {
      await streams.close();
      streams = await open();
      return streams;
    };
    return { streams, reopen, reported, runs, settled: () => streams.settled() };
  });
});
