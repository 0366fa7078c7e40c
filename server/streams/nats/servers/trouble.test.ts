/** NATS in trouble: its leader killed, all of it stopped, a node cut off. Nothing acknowledged is lost, nothing is twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestNats, testNats } from '../../../testing/nats.ts';
import { wireTo } from '../../../testing/wire.ts';
import { type Stored, StreamsError } from '../../streams.ts';
import { openNats } from '../open.ts';
import type { NatsStreams } from '../streams.ts';

const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 40_000, interval: 50 });
const unreachable = { name: 'StreamsError', code: 'store-unreachable' };

let nats: TestNats;
beforeAll(async () => {
  nats = await testNats(3);
}, 60_000);
afterAll(() => nats.stop());

test('a server killed under load costs nothing that was acknowledged, and plays nothing twice', {
  timeout: 90_000,
}, async () => {
  const nodes = await Promise.all([openNats(nats.url), openNats(nats.url)]);
  const [one, other] = nodes.map(({ streams }) => streams) as [NatsStreams, NatsStreams];
  const tables = Array.from({ length: 24 }, (_, index) => `table/killed-${index}`);
  const heard = new Map(tables.map((table): [string, Stored[]] => [table, []]));
  for (const table of tables) other.follow(table, 0, (news) => heard.get(table)?.push(...news));
  const work = { isOver: false };
  const players = tables.map((table, index) => playing(index % 2 === 0 ? one : other, table, work));

  await sleep(500);
  const changes: boolean[] = [];
  one.watch((isReachable) => changes.push(isReachable));
  const victim = await nats.leaderOf('safehouse-events-0');
  await nats.kill(victim);
  await until(() => expect(changes).toContain(false));
  await until(() => expect(one.isReachable && other.isReachable).toBe(true));
  await sleep(500);
  nats.start(victim);
  await sleep(1500);
  work.isOver = true;

  for (const [index, player] of players.entries()) {
    const acknowledged = await player;
    expect(acknowledged.length).toBeGreaterThan(1);
    const table = tables[index] as string;
    const stored = await one.read(table, 0);
    expect(await other.read(table, 0)).toEqual(stored);
    // Each move once, in order; all that were acknowledged among them.
    expect(stored).toEqual(stored.map((_, move) => ({ version: move + 1, event: { move } })));
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length);
    await until(() => expect(heard.get(table)).toEqual(stored));
  }
  await Promise.all(nodes.map(({ streams }) => streams.close()));
});

test('all servers stopped at once and started again: everything is there', { timeout: 90_000 }, async () => {
  const { streams } = await openNats(nats.url);
  const heard: Stored[] = [];
  streams.follow('table/night', 0, (news) => heard.push(...news));
  await streams.append('table/night', 0, ['x', 'y'], Date.now() + 3_600_000);
  const changes: boolean[] = [];
  streams.watch((isReachable) => changes.push(isReachable));
  await Promise.all(nats.servers.map((_, index) => nats.kill(index)));
  await until(() => expect(changes).toEqual([false]));
  await expect(streams.append('table/night', 2, ['z'])).rejects.toMatchObject(unreachable);
  await expect(streams.read('table/night', 0)).rejects.toMatchObject(unreachable);
  await expect(streams.due(0, 9)).rejects.toMatchObject(unreachable);
  for (const index of nats.servers.keys()) nats.start(index);
  await until(() => expect(streams.isReachable).toBe(true));
  expect((await streams.read('table/night', 0)).map(({ event }) => event)).toEqual(['x', 'y']);
  expect(await streams.append('table/night', 2, ['z'])).toEqual({ appended: true, version: 3 });
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['x', 'y', 'z']));
  expect((await streams.due(Date.now() + 4_000_000, 99)).map(({ stream }) => stream)).not.toContain('table/night');
  await streams.close();
});

test('a node cut off says so, takes nothing, and catches up when it is back', { timeout: 90_000 }, async () => {
  const wire = await wireTo(nats.servers[0]?.port ?? 0);
  const { streams: here } = await openNats(`nats://127.0.0.1:${wire.port}`);
  const { streams: there } = await openNats(nats.url);
  const heard: Stored[] = [];
  const lost: Stored[] = [];
  let isDropped = false;
  here.follow('table/cut', 0, (news) => heard.push(...news));
  here.follow(
    'table/gone',
    0,
    (news) => lost.push(...news),
    undefined,
    () => {
      isDropped = true;
    },
  );
  await there.append('table/gone', 0, ['x']);
  await there.append('table/cut', 0, ['before']);
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['before']));
  await until(() => expect(lost).toHaveLength(1));
  wire.cut();
  await until(() => expect(here.isReachable).toBe(false));
  await expect(here.append('table/cut', 1, ['lost'])).rejects.toMatchObject(unreachable);
  await there.append('table/cut', 1, ['meanwhile', 'and more']);
  await there.drop('table/gone');
  await there.append('table/gone', 0, ['a new one']);
  wire.mend();
  await until(() => expect(here.isReachable).toBe(true));
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['before', 'meanwhile', 'and more']));
  await until(() => expect(isDropped).toBe(true));
  expect(lost.map(({ event }) => event)).toEqual(['x']);
  expect(await here.append('table/cut', 3, ['after'])).toEqual({ appended: true, version: 4 });
  await Promise.all([here.close(), there.close()]);
  await wire.close();
});

test('servers that hang are found out, and what was asked of them meanwhile is not done twice', {
  timeout: 90_000,
}, async () => {
  const { streams } = await openNats(nats.url);
  await streams.append('table/frozen', 0, ['x']);
  nats.freeze();
  const late = streams.append('table/frozen', 1, ['once']);
  await expect(late).rejects.toMatchObject(unreachable);
  expect(streams.isReachable).toBe(false);
  nats.thaw();
  await until(() => expect(streams.isReachable).toBe(true));
  // It may have been stored when they went on; whoever asks again finds out.
  const { version, appended } = await streams.append('table/frozen', 1, ['once']);
  expect({ version, stored: (await streams.read('table/frozen', 1)).map(({ event }) => event) }).toEqual({
    version: 2,
    stored: ['once'],
  });
  expect(typeof appended).toBe('boolean');
  await streams.close();
});

/** Plays numbered moves as a table does: after a failure it reads before it decides again. Resolves with those acknowledged. */
async function playing(streams: NatsStreams, table: string, work: { readonly isOver: boolean }): Promise<number[]> {
  const acknowledged: number[] = [];
  let version = 0;
  while (!work.isOver) {
    try {
      const answer = await streams.append(table, version, [{ move: version }]);
      if (answer.appended) acknowledged.push(version);
      version = answer.version;
    } catch (error) {
      if (!(error instanceof StreamsError && error.code === 'store-unreachable')) throw error;
      await sleep(100);
      const stored = await streams.read(table, 0).catch(() => undefined);
      version = stored?.length ?? version;
    }
  }
  return acknowledged;
}
