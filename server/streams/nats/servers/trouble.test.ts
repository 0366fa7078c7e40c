/** NATS in trouble: leader killed, all servers stopped, a node cut off. No acknowledged write is lost or duplicated. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTheEnd, isUnreachable } from '../../../testing/in-the-end.ts';
import { type TestNats, testNats } from '../../../testing/nats.ts';
import { wireTo } from '../../../testing/wire.ts';
import type { Stored } from '../../streams.ts';
import { Layout } from '../layout.ts';
import { openNats } from '../open.ts';
import type { NatsStreams } from '../streams.ts';

/** The timeout only guards against a hang. */
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 120_000, interval: 50 });
/** Milliseconds between two moves of a table. Faster ones prove no more, and a slow machine could not keep up. */
const PACE = 50;
const unreachable = { name: 'StreamsError', code: 'store-unreachable' };

let nats: TestNats;
beforeAll(async () => {
  nats = await testNats(3);
});
afterAll(() => nats.stop());

test('a server killed under load costs nothing that was acknowledged, and plays nothing twice', async () => {
  const nodes = await Promise.all([openNats(nats.url), openNats(nats.url)]);
  const [one, other] = nodes.map(({ streams }) => streams) as [NatsStreams, NatsStreams];
  const tables = Array.from({ length: 12 }, (_, index) => `table/killed-${index}`);
  const heard = new Map(tables.map((table): [string, Stored[]] => [table, []]));
  for (const table of tables) other.follow(table, 0, (news) => heard.get(table)?.push(...news));
  const work = { isOver: false };
  const players = tables.map((table, index) => playing(index % 2 === 0 ? one : other, table, work));
  const goOn = async (): Promise<void> => {
    const goals = players.map(({ acknowledged }) => acknowledged.length + 2);
    await until(() =>
      expect(players.every(({ acknowledged }, i) => acknowledged.length >= Number(goals[i]))).toBe(true),
    );
  };

  await goOn();
  const changes: boolean[] = [];
  const [stranded = ''] = tables;
  one.watch(() => changes.push(one.canStore(stranded)));
  const victim = await nats.leaderOf(new Layout('safehouse', 3).locate(stranded).shard.stream);
  await nats.kill(victim);
  await until(() => expect(changes).toContain(false));
  await until(() => expect(tables.every((table) => one.canStore(table) && other.canStore(table))).toBe(true));
  await goOn();
  nats.start(victim);
  await nats.healthy(victim);
  await goOn();
  work.isOver = true;

  for (const [index, { acknowledged, ended }] of players.entries()) {
    await ended;
    const table = tables[index] as string;
    const stored = await inTheEnd(() => one.read(table, 0));
    expect(await inTheEnd(() => other.read(table, 0))).toEqual(stored);
    // Each move once, in order, including all that were acknowledged.
    expect(stored).toEqual(stored.map((_, move) => ({ version: move + 1, event: { move } })));
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length);
    await until(() => expect(heard.get(table)).toEqual(stored));
  }
  await Promise.all(nodes.map(({ streams }) => streams.close()));
});

test('all servers stopped at once and started again: everything is there', async () => {
  const { streams } = await openNats(nats.url);
  const heard: Stored[] = [];
  streams.follow('table/night', 0, (news) => heard.push(...news));
  await inTheEnd(() => streams.append('table/night', 0, ['x', 'y'], Date.now() + 3_600_000));
  await until(() => expect(streams.isReachable).toBe(true));
  const changes: boolean[] = [];
  streams.watch((isReachable) => changes.push(isReachable));
  await Promise.all(nats.servers.map((_, index) => nats.kill(index)));
  await until(() => expect(changes.at(-1)).toBe(false));
  await expect(streams.append('table/night', 2, ['z'])).rejects.toMatchObject(unreachable);
  await expect(streams.read('table/night', 0)).rejects.toMatchObject(unreachable);
  await expect(streams.due(0, 9)).rejects.toMatchObject(unreachable);
  for (const index of nats.servers.keys()) nats.start(index);
  await until(() => expect(streams.isReachable).toBe(true));
  const read = async () => (await streams.read('table/night', 0)).map(({ event }) => event);
  expect(await inTheEnd(read)).toEqual(['x', 'y']);
  // Even without an answer it may have been stored: then a retry finds it.
  expect(await inTheEnd(() => streams.append('table/night', 2, ['z']))).toMatchObject({ version: 3 });
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['x', 'y', 'z']));
  const due = await inTheEnd(() => streams.due(Date.now() + 4_000_000, 99));
  expect(due.map(({ stream }) => stream)).not.toContain('table/night');
  await streams.close();
});

test('a node that is cut off says so, accepts nothing, and catches up when it is back', async () => {
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
  await inTheEnd(() => there.append('table/gone', 0, ['x']));
  await inTheEnd(() => there.append('table/cut', 0, ['before']));
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['before']));
  await until(() => expect(lost).toHaveLength(1));
  wire.cut();
  await until(() => expect(here.isReachable).toBe(false));
  await expect(here.append('table/cut', 1, ['lost'])).rejects.toMatchObject(unreachable);
  await inTheEnd(() => there.append('table/cut', 1, ['more', 'and more']));
  await inTheEnd(() => there.drop('table/gone'));
  await inTheEnd(() => there.append('table/gone', 0, ['a new one']));
  wire.mend();
  await until(() => expect(here.isReachable).toBe(true));
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['before', 'more', 'and more']));
  await until(() => expect(isDropped).toBe(true));
  expect(lost.map(({ event }) => event)).toEqual(['x']);
  expect(await inTheEnd(() => here.append('table/cut', 3, ['after']))).toMatchObject({ version: 4 });
  await Promise.all([here.close(), there.close()]);
  await wire.close();
});

test('servers that hang are detected, and requests to them are not done twice', async () => {
  const { streams } = await openNats(nats.url);
  await inTheEnd(() => streams.append('table/frozen', 0, ['x']));
  await nats.freeze();
  const late = streams.append('table/frozen', 1, ['once']);
  await expect(late).rejects.toMatchObject(unreachable);
  expect(streams.canStore('table/frozen')).toBe(false);
  // The other parts are asked, and do not answer either.
  await until(() => expect(streams.isReachable).toBe(false));
  nats.thaw();
  await until(() => expect(streams.canStore('table/frozen')).toBe(true));
  // It may have been stored when they resumed; a retry finds out.
  const { version } = await inTheEnd(() => streams.append('table/frozen', 1, ['once']));
  const stored = (await inTheEnd(() => streams.read('table/frozen', 1))).map(({ event }) => event);
  expect({ version, stored }).toEqual({ version: 2, stored: ['once'] });
  await streams.close();
});

type Player = {
  /** The versions at which its moves were accepted so far. */
  readonly acknowledged: readonly number[];
  readonly ended: Promise<void>;
};

/** Plays numbered moves like a table: after a failure it reads before it tries again. */
function playing(streams: NatsStreams, table: string, work: { readonly isOver: boolean }): Player {
  const acknowledged: number[] = [];
  const play = async (): Promise<void> => {
    let version = 0;
    while (!work.isOver) {
      try {
        const answer = await streams.append(table, version, [{ move: version }]);
        if (answer.appended) acknowledged.push(version);
        version = answer.version;
        await sleep(PACE);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        await sleep(100);
        const stored = await streams.read(table, 0).catch(() => undefined);
        version = stored?.length ?? version;
      }
    }
  };
  return { acknowledged, ended: play() };
}
