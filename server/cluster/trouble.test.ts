/**
 * Failures of a cluster, caused in a real one while people play: no move is lost or played twice. `npm run test:deep`
 * kills more often (DEEP=1).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { busiestOf, type TestCluster, testCluster } from '../testing/cluster.ts';
import { accountOf, misledBy } from '../testing/endless-play.ts';
import { inTheEnd } from '../testing/in-the-end.ts';
import { playOn, tablesAt } from '../testing/many-tables.ts';
import { stateOf } from '../testing/state-of.ts';
import { SteadyTable } from '../testing/steady-player.ts';
import { type Wire, wireTo } from '../testing/wire.ts';
import type { Cluster } from './cluster.ts';
import { ask } from './nats-servers.ts';

const isDeep = process.env.DEEP === '1';
const TABLES = 6;

let cluster: TestCluster;
/** Between the first node and NATS. */
const wires: Wire[] = [];
beforeAll(async () => {
  cluster = await testCluster({
    restarts: true,
    natsFor: async (url, node) => {
      if (node !== 0) return url;
      const ports = [...url.matchAll(/:(\d+)/g)].map(([, port]) => Number(port));
      wires.push(...(await Promise.all(ports.map((port) => wireTo(port)))));
      return `nats://${wires.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
    },
  });
});
afterAll(async () => {
  await cluster?.stop();
  for (const wire of wires) await wire.close();
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
// Also after a test that failed in the middle.
beforeEach(async () => {
  for (const wire of wires) wire.mend();
  await cluster.whole();
});

/** Several tables that play until they are stopped. */
async function playing(base = cluster.base, count = TABLES) {
  const tables = await tablesAt(base, count, SteadyTable);
  ends.push(() => tables.map((table) => table.leave()));
  const { each: goOn, end } = playOn(tables);
  return { tables, players: tables.flatMap(({ players }) => players), goOn, end };
}

/** Every acknowledged move is in its stream once, and everyone sees its result. */
async function accounted(tables: readonly SteadyTable[]): Promise<number> {
  let moves = 0;
  for (const table of tables) {
    const stored = await inTheEnd(() => cluster.streams.read(`table/${table.table}`, 0));
    const account = accountOf(table.sent, stored);
    expect(account).toEqual({ moves: account.moves, lost: 0, doubled: 0 });
    moves += account.moves;
    const state = await inTheEnd(() => stateOf(cluster.streams, table.table));
    const people = () => table.players.map(({ client }) => client);
    await soon(() => misledBy(state, people())).toEqual([]);
  }
  return moves;
}

const soon = <Value>(value: () => Value) => expect.poll(value, { interval: 10 });

/**
 * Nothing is acknowledged: the players know that the store is away. Earlier actions are answered once a move is
 * refused, or once the table waits for players who cannot see its last move.
 */
async function standStill(tables: readonly SteadyTable[]): Promise<void> {
  const before = tables.map(({ turnedAway }) => turnedAway);
  const haveStopped = () =>
    tables.every(({ turnedAway, isCatchingUp }, i) => isCatchingUp || turnedAway > (before[i] as number));
  await soon(haveStopped).toBe(true);
  const done = tables.map((table) => table.done);
  for (const { client } of tables.flatMap(({ players }) => players)) {
    const answer = await client.act({ kind: 'say', text: 'anybody?' });
    expect(answer).toMatchObject({ type: 'error', code: 'store-unavailable' });
  }
  expect(tables.map((table) => table.done)).toEqual(done);
}

/** How long players were disconnected since now, in milliseconds. */
function gapsOf(players: SteadyTable['players']): () => number[] {
  const before = players.map(({ gaps }) => gaps.length);
  return () => players.flatMap(({ gaps }, i) => gaps.slice(before[i]));
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

test('a node cut off from NATS tells its players, accepts no moves, and catches up', async () => {
  // By name: the balancer would lead people away from the one that is cut off.
  const [cut, sound] = cluster.nodes as [Cluster['nodes'][number], Cluster['nodes'][number]];
  const here = await playing(cut.base, 2);
  const there = await playing(sound.base, 2);
  await here.goOn(3);
  // And one table with people on both.
  const secrets = [newSecret(), newSecret()] as const;
  const { table } = await openTable(sound.base, secrets[0]);
  const near = await Client.at(sound.base, { table, secret: secrets[0] });
  const far = await Client.at(cut.base, { table, secret: secrets[1] });
  await far.must({ kind: 'join', name: 'Far' });
  for (const wire of wires) wire.cut();
  const isTold = () => here.players.every(({ toldOfStore }) => toldOfStore.at(-1) === false);
  await soon(isTold).toBe(true);
  // The other node continues normally.
  await Promise.all([standStill(here.tables), there.goOn(5)]);
  expect(there.players.flatMap(({ toldOfStore }) => toldOfStore)).not.toContain(false);
  expect((await fetch(`${cut.base}/ready`)).status).toBe(503);
  const { version } = await near.must({ kind: 'say', text: 'anybody there?' });
  expect(await far.act({ kind: 'say', text: 'here' })).toMatchObject({ type: 'error', code: 'store-unavailable' });
  expect(far.version).toBeLessThan(version);
  for (const wire of wires) wire.mend();
  await here.goOn(3);
  const isToldAgain = () => here.players.every(({ toldOfStore }) => toldOfStore.at(-1) === true);
  await soon(isToldAgain).toBe(true);
  await far.until((client) => client.version >= version);
  await far.must({ kind: 'say', text: 'here' });
  await near.until((client) => client.version >= far.version);
  for (const client of [near, far]) client.socket.terminate();
  await here.end();
  await there.end();
  await accounted([...here.tables, ...there.tables]);
});

test('a node stops cleanly: its players continue elsewhere, and no move fails', async () => {
  const { tables, players, goOn, end } = await playing();
  await goOn(3);
  const { node, people } = busiestOf(cluster);
  const gaps = gapsOf(players);
  const stopped = node.program.stop('SIGTERM', 120_000);
  // It gives the balancer three seconds to notice, then moves people over two. Once the balancer has noticed, the time
  // may pass.
  await soon(() => cluster.balancer.health()[cluster.nodes.indexOf(node)]).not.toBe('ready');
  node.program.ask({ pass: 5000 }).catch(() => {});
  await stopped;
  expect(await node.program.ended).toBe(0);
  await goOn(3);
  const isBack = () => gaps().length > 0 && players.every(({ isConnected }) => isConnected);
  await soon(isBack).toBe(true);
  expect(gaps().length).toBeLessThanOrEqual(people);
  await end();
  const moves = await accounted(tables);
  expect(players.every(({ unavailable }) => unavailable === 0)).toBe(true);
  console.info(`drained: ${gaps().length} players moved within ${seconds(Math.max(...gaps()))}; ${moves} moves`);
});

test('a node is killed in the middle of play: its players are back on another, with every move', async () => {
  const { tables, players, goOn, end } = await playing();
  for (let kill = 0; kill < (isDeep ? 3 : 1); kill++) {
    if (kill > 0) await cluster.whole();
    await goOn(3);
    const { node, people } = busiestOf(cluster);
    const gaps = gapsOf(players);
    await node.program.stop('SIGKILL');
    // Players of this node reconnect; those of the others notice nothing.
    const areBack = () => gaps().length > 0 && players.every(({ isConnected }) => isConnected);
    await soon(areBack).toBe(true);
    expect(gaps().length).toBeLessThanOrEqual(people);
    await goOn(2);
    console.info(`${node.program.name} killed: the last of its players was back after ${seconds(Math.max(...gaps()))}`);
  }
  await end();
  await accounted(tables);
});

test('the leader of NATS is killed and comes back: moves wait, and are made once', async () => {
  const { tables, players, goOn, end } = await playing();
  for (let kill = 0; kill < (isDeep ? 2 : 1); kill++) {
    await goOn(3);
    const leader = await leaderOf(cluster);
    const before = tables.map(({ waits }) => waits.length);
    await leader.program.stop('SIGKILL');
    await goOn(2);
    const longest = tables.map(({ waits }, i) => Math.max(...waits.slice(before[i])));
    const waited = longest.toSorted((one, other) => one - other).map(seconds);
    console.info(`${leader.program.name} killed: the longest wait at each table was ${waited.join(', ')}`);
    await cluster.whole();
    await goOn(2);
  }
  await end();
  const moves = await accounted(tables);
  const told = players.filter(({ toldOfStore, unavailable }) => toldOfStore.length + unavailable > 0).length;
  console.info(`${moves} moves, each stored once; ${told} of ${players.length} players were told to wait`);
});

test('two of three NATS servers are gone: everyone is told, moves wait, and succeed when they are back', async () => {
  const { tables, players, goOn, end } = await playing();
  await goOn(3);
  const [one, other] = cluster.nats.servers as [Server, Server];
  await Promise.all([one.program.stop('SIGKILL'), other.program.stop('SIGKILL')]);
  await soon(() => players.every(({ toldOfStore }) => toldOfStore.at(-1) === false)).toBe(true);
  // Nothing can be stored, so nothing is acknowledged.
  await standStill(tables);
  one.program.start();
  other.program.start();
  await goOn(3);
  await end();
  console.info(`${await accounted(tables)} moves, each stored once`);
});

test('processes killed at random are restarted, and everyone plays on', async () => {
  const { tables, goOn, end } = await playing();
  const random = randomFrom('c4a05'.padEnd(32, '0') as Seed);
  const killed: string[] = [];
  for (let kill = 0; kill < (isDeep ? 8 : 2); kill++) {
    await goOn(1);
    await sleep(random.below(500));
    const { program } = random.pick<Killable>(kill % 2 === 0 ? cluster.nodes : cluster.nats.servers);
    program.signal('SIGKILL');
    killed.push(program.name);
  }
  await goOn(3);
  await end();
  console.info(`killed ${killed.join(', ')}: ${await accounted(tables)} moves, each stored once`);
});

type Server = Cluster['nats']['servers'][number];
type Killable = Pick<Server, 'program'>;

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
