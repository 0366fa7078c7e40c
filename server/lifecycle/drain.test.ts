/** A clean stop: nothing is lost, nobody is left waiting, and other nodes take over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { Client } from '../testing/client.ts';
import { EndlessPlay } from '../testing/endless-play.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { accountOfAll, playOn, tablesAt } from '../testing/many-tables.ts';
import { partyAt } from '../testing/players.ts';
import { freePort, listening, startTestServer, type TestServerProcess, unlimited } from '../testing/process.ts';

/** In memory, with a clock that stands still: a notice ends when the test says so. */
async function patient(more: Record<string, string> = {}): Promise<TestServerProcess> {
  const environment = { SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_STREAMS: 'memory' };
  const server = startTestServer({ ...environment, SAFEHOUSE_DRAIN_SECONDS: '600', ...more }, { now: Date.now() });
  await listening(server);
  return server;
}

async function readiness(base: string): Promise<unknown> {
  return (await fetch(`${base}/ready`)).json();
}

test('restarted again and again under play, it loses no move and plays none twice', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-drain-'));
  const environment = { ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  let server = startTestServer(environment);
  await listening(server);
  const plays = await tablesAt(server.base, 4, EndlessPlay);
  const playing = playOn(plays);
  for (let restart = 0; restart < 2; restart++) {
    await playing.each(2);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    server = startTestServer(environment);
    await listening(server);
  }
  await playing.each(2);
  await playing.end();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const streams = openSqlite(join(data, 'safehouse.db'));
  const moves = plays.flatMap(({ sent }) => sent).length;
  expect(await accountOfAll(streams, plays)).toEqual({ moves, lost: 0, doubled: 0, misled: 0 });
  await streams.close();
  rmSync(data, { recursive: true });
});

test('while it drains it is healthy but not ready, and people play on until they are sent elsewhere', async () => {
  const server = await patient();
  const { people } = await partyAt(server.base);
  const [host] = people;
  server.child.kill('SIGTERM');
  await expect.poll(() => readiness(server.base)).toEqual({ ready: false, why: 'draining' });
  await server.tell({ pass: 599_000 });
  expect(await readiness(server.base)).toEqual({ ready: false, why: 'draining' });
  expect((await fetch(`${server.base}/health`)).status).toBe(200);
  await host.must({ kind: 'say', text: 'still here' });
  await server.tell({ pass: 1000 });
  expect(await Promise.all(people.map((client) => client.closed))).toEqual([4008, 4008, 4008, 4008]);
  expect(host.messages.at(-1)).toEqual({ type: 'bye', code: 'restarting' });
  expect(await server.ended).toBe(0);
});

test('a second signal ends it at once; one signal delivered twice counts once', async () => {
  const server = await patient({ SAFEHOUSE_LOG: 'warn' });
  server.child.kill('SIGTERM');
  server.child.kill('SIGTERM');
  await expect.poll(() => readiness(server.base)).toMatchObject({ why: 'draining' });
  const again = setInterval(() => server.child.kill('SIGTERM'), 200);
  expect(await server.ended).toBe(1);
  clearInterval(again);
  expect(server.output()).toContain('told again');
});

test('a stop at the terminal does not wait for load balancers', async () => {
  const server = await patient();
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

test('people are sent elsewhere a few at a time, each with an answer to what they asked, and play on there', async () => {
  const store = openMemory();
  const clock = new ManualClock();
  const one = await openHouse({ streams: lasting(store), clock, timings: { moveWithin: 400 } });
  const other = await openHouse({ streams: lasting(store), clock });
  const parties = await Promise.all(Array.from({ length: 8 }, () => partyAt(one.base)));
  const people = parties.flatMap((party) => party.people);
  const [first, last] = [people[0] as Client, people.at(-1) as Client];
  const closed = one.close(3000);
  expect((await fetch(`${one.base}/ready`)).status).toBe(503);
  // Until the balancer notices, new players are let in; after that, nobody.
  const late = await Client.connect(one.base);
  const asked = people.map((client) => client.act({ kind: 'say', text: 'on my way' }));
  const isLastHere = first.closed.then(() => last.socket.readyState === last.socket.OPEN);
  await first.ping();
  await clock.pass(3000);
  expect(await isLastHere).toBe(true);
  await expect(Client.connect(one.base)).rejects.toThrow('503');
  await closed;
  expect(await late.closed).toBe(4008);
  expect((await Promise.all(asked)).every(({ type }) => type === 'done')).toBe(true);

  for (const { table, secrets } of parties) {
    const moved = await Client.at(other.base, { table, secret: secrets[0] as string });
    expect(moved.view.chat.lines).toHaveLength(4);
    await moved.must({ kind: 'say', text: 'here again' });
  }
  await other.close();
  await store.close();
});
