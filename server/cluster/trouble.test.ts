/** What goes wrong in a cluster, done to a real one while people play: nobody loses a move, and none is played twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { afterEach, expect, test } from 'vitest';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { type TestCluster, testCluster } from '../testing/cluster.ts';
import { accountOf, misledBy } from '../testing/endless-play.ts';
import { playOn, tablesAt } from '../testing/many-tables.ts';
import { stateOf } from '../testing/state-of.ts';
import { SteadyTable } from '../testing/steady.ts';
import { type Wire, wireTo } from '../testing/wire.ts';
import type { Cluster } from './cluster.ts';
import { isReady } from './cluster.ts';
import { ask } from './nats-servers.ts';

const TABLES = 6;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function opened(options: Parameters<typeof testCluster>[0] = {}): Promise<TestCluster> {
  const cluster = await testCluster(options);
  ends.push(() => cluster.stop());
  return cluster;
}

/** Several tables that play on and on, until told otherwise. */
async function playing(cluster: Cluster, count = TABLES) {
  const tables = await tablesAt(cluster.base, count, SteadyTable);
  ends.push(async () => tables.map((table) => table.leave()));
  const { each: goOn, end } = playOn(tables);
  return { tables, players: tables.flatMap(({ players }) => players), goOn, end };
}

/** Every acknowledged move is in its stream, once, and everybody sees what follows from it. */
async function accounted({ streams }: TestCluster, tables: readonly SteadyTable[]): Promise<number> {
  let moves = 0;
  for (const table of tables) {
    const stored = await streams.read(`table/${table.table}`, 0);
    const account = accountOf(table.sent, stored);
    expect(account).toEqual({ moves: account.moves, lost: 0, doubled: 0 });
    moves += account.moves;
    const state = await stateOf(streams, table.table);
    const misled = () =>
      misledBy(
        state,
        table.players.map(({ client }) => client),
      );
    await expect.poll(misled, { timeout: 30_000 }).toEqual([]);
  }
  return moves;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

test('a node is killed in the middle of play: its players are back on another, with every move', async () => {
  const cluster = await opened();
  const { tables, players, goOn, end } = await playing(cluster);
  const kills = 3;
  const worst: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await goOn(3);
    const { program } = cluster.nodes[kill % cluster.nodes.length] as Cluster['nodes'][number];
    const gapsBefore = players.map(({ gaps }) => gaps.length);
    const gapsSince = () => players.flatMap((player, i) => player.gaps.slice(gapsBefore[i]));
    const there = cluster.balancer.counts()[kill % cluster.nodes.length] as number;
    expect(there).toBeGreaterThan(0);
    await program.stop('SIGKILL');
    // Whoever was there comes back; whoever was elsewhere notices nothing.
    const areBack = () => gapsSince().length > 0 && players.every(({ isConnected }) => isConnected);
    await expect.poll(areBack, { timeout: 30_000, interval: 10 }).toBe(true);
    expect(gapsSince().length).toBeLessThanOrEqual(there);
    const gaps = gapsSince();
    worst.push(Math.max(...gaps));
    await goOn(2);
    program.start();
    await isReady(cluster.nodes[kill % cluster.nodes.length] as Cluster['nodes'][number]);
  }
  await end();
  const moves = await accounted(cluster, tables);
  console.info(
    `${kills} nodes killed: the last of their players was back after ${worst.map(seconds).join(', ')}; ${moves} moves`,
  );
  // 2 s is the aim; a busy machine is given more.
  expect(Math.min(...worst)).toBeLessThan(10_000);
});

test('the leader of NATS is killed and comes back: moves wait, and are made once', async () => {
  const cluster = await opened();
  const { tables, players, goOn, end } = await playing(cluster);
  for (let kill = 0; kill < 2; kill++) {
    await goOn(3);
    const leader = await leaderOf(cluster);
    const before = tables.map(({ waits }) => waits.length);
    const begun = performance.now();
    await leader.program.stop('SIGKILL');
    await goOn(2);
    const pause = performance.now() - begun;
    const waits = tables.flatMap((table, i) => table.waits.slice(before[i]));
    console.info(
      `${leader.program.name} killed: the longest wait was ${seconds(Math.max(...waits))}, all went on after ${seconds(pause)}`,
    );
    leader.program.start();
    // It has to catch up with what was stored without it.
    await expect.poll(() => ask(leader.monitor, 'healthz'), { timeout: 120_000 }).toBeTruthy();
    await goOn(2);
  }
  await end();
  const moves = await accounted(cluster, tables);
  const told = players.filter(({ toldOfStore, unavailable }) => toldOfStore.length + unavailable > 0).length;
  console.info(`${moves} moves, each stored once; ${told} of ${players.length} players were told to wait`);
});

test('two of three NATS servers are gone: everybody is told, moves wait, and go through when they are back', async () => {
  const cluster = await opened();
  const { tables, players, goOn, end } = await playing(cluster);
  await goOn(3);
  const [one, other] = cluster.nats.servers as [Server, Server];
  await Promise.all([one.program.stop('SIGKILL'), other.program.stop('SIGKILL')]);
  // Nothing can be stored, so nothing is acknowledged.
  const told = () => players.filter(({ toldOfStore, unavailable }) => toldOfStore.at(-1) === false || unavailable > 0);
  await expect.poll(() => told().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(tables.length);
  // What was stored before may still be on its way to those who did it.
  await sleep(2000);
  const done = tables.map((table) => table.done);
  await sleep(2000);
  expect(tables.map((table) => table.done)).toEqual(done);
  one.program.start();
  other.program.start();
  await goOn(3);
  await end();
  console.info(`${await accounted(cluster, tables)} moves, each stored once`);
});

test('a node cut off from NATS says so to its players, takes no moves, and catches up', async () => {
  const wires: Wire[] = [];
  const cluster = await opened({
    nodes: 2,
    natsFor: async (url, node) => {
      if (node !== 0) return url;
      const ports = [...url.matchAll(/:(\d+)/g)].map(([, port]) => Number(port));
      wires.push(...(await Promise.all(ports.map(wireTo))));
      return `nats://${wires.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
    },
  });
  ends.push(async () => Promise.all(wires.map((wire) => wire.close())));
  // By name: the balancer would lead people away from the one that is cut off.
  const [cut, sound] = cluster.nodes as [Cluster['nodes'][number], Cluster['nodes'][number]];
  const here = await playing({ ...cluster, base: cut.base }, 2);
  const there = await playing({ ...cluster, base: sound.base }, 2);
  await here.goOn(3);
  // And one table whose people are on both.
  const secrets = [newSecret(), newSecret()] as const;
  const { table } = await openTable(sound.base, secrets[0]);
  const near = await Client.at(sound.base, { table, secret: secrets[0] });
  const far = await Client.at(cut.base, { table, secret: secrets[1] });
  await far.must({ kind: 'join', name: 'Far' });
  for (const wire of wires) wire.cut();
  const isTold = () => here.players.every(({ toldOfStore }) => toldOfStore.at(-1) === false);
  await expect.poll(isTold, { timeout: 30_000 }).toBe(true);
  const done = here.tables.map((table) => table.done);
  // The other node goes on as if nothing had been.
  await there.goOn(5);
  expect(here.tables.map((table) => table.done)).toEqual(done);
  expect(there.players.flatMap(({ toldOfStore }) => toldOfStore)).not.toContain(false);
  expect((await fetch(`${cut.base}/ready`)).status).toBe(503);
  const { version } = await near.must({ kind: 'say', text: 'anybody there?' });
  expect(await far.act({ kind: 'say', text: 'here' })).toMatchObject({ type: 'error', code: 'store-unavailable' });
  expect(far.version).toBeLessThan(version);
  for (const wire of wires) wire.mend();
  const begun = performance.now();
  await here.goOn(3);
  console.info(`mended: every table of the node that was cut off went on within ${seconds(performance.now() - begun)}`);
  expect(here.players.every(({ toldOfStore }) => toldOfStore.at(-1) === true)).toBe(true);
  await far.until((client) => client.version >= version);
  await far.must({ kind: 'say', text: 'here' });
  await near.until((client) => client.version >= far.version);
  for (const client of [near, far]) client.socket.terminate();
  await here.end();
  await there.end();
  await accounted(cluster, [...here.tables, ...there.tables]);
});

test('a node is stopped in good order: its players go on elsewhere, and no move fails', async () => {
  const cluster = await opened();
  const { tables, players, goOn, end } = await playing(cluster);
  await goOn(3);
  const [node] = cluster.nodes as [Cluster['nodes'][number]];
  const gapsBefore = players.map(({ gaps }) => gaps.length);
  const waitsBefore = tables.map(({ waits }) => waits.length);
  const there = cluster.balancer.counts()[0] as number;
  expect(there).toBeGreaterThan(0);
  node.program.signal('SIGTERM');
  expect(await node.program.ended).toBe(0);
  await goOn(3);
  const gaps = players.flatMap((player, i) => player.gaps.slice(gapsBefore[i]));
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.length).toBeLessThanOrEqual(there);
  await end();
  const moves = await accounted(cluster, tables);
  expect(players.every(({ unavailable }) => unavailable === 0)).toBe(true);
  const slowest = Math.max(...tables.flatMap(({ waits }, i) => waits.slice(waitsBefore[i])));
  console.info(
    `drained: ${gaps.length} players moved within ${seconds(Math.max(...gaps))}; the slowest of ${moves} moves took ${seconds(slowest)}`,
  );
});

test('whatever is killed at random is started again, and everybody plays on', async () => {
  const cluster = await opened({ restarts: true });
  const { tables, players, goOn, end } = await playing(cluster);
  const random = randomFrom('c4a05'.padEnd(32, '0') as Seed);
  const killed: string[] = [];
  for (let kill = 0; kill < 8; kill++) {
    await goOn(1);
    const { program } = random.pick([...cluster.nodes, ...cluster.nats.servers]);
    program.signal('SIGKILL');
    killed.push(program.name);
    await sleep(random.below(2000));
  }
  await goOn(3);
  await end();
  const moves = await accounted(cluster, tables);
  const gaps = players.flatMap((player) => player.gaps).toSorted((one, other) => one - other);
  const waits = tables.flatMap((table) => table.waits);
  console.info(
    `killed ${killed.join(', ')}: ${moves} moves, each stored once; half of those thrown out were back after ` +
      `${seconds(gaps[gaps.length >> 1] ?? 0)}, all after ${seconds(gaps.at(-1) ?? 0)}; the longest wait was ${seconds(Math.max(...waits))}`,
  );
}, 300_000);

type Server = Cluster['nats']['servers'][number];

/** The one that leads the most streams. */
async function leaderOf({ nats }: Cluster): Promise<Server> {
  const led = await Promise.all(
    nats.servers.map(async (server) => {
      const about = JSON.stringify(await ask(server.monitor, 'jsz?streams=true&accounts=true'));
      return about.split(`"leader":"${server.program.name}"`).length - 1;
    }),
  );
  const most = Math.max(...led);
  return nats.servers[led.indexOf(most)] as Server;
}
