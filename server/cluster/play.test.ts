/** One table, three nodes: people who sit at different nodes play one game. */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stored } from '../streams/streams.ts';
import type { Envelope } from '../tables/envelope.ts';
import { Client, newActionId, newSecret, openTable } from '../testing/client.ts';
import { type TestCluster, testCluster } from '../testing/cluster.ts';
import { misledBy, someMove } from '../testing/endless-play.ts';
import { partyAt } from '../testing/players.ts';
import { stateOf } from '../testing/state-of.ts';

const seedOf = (number: number): Seed => number.toString(16).padStart(32, '0') as Seed;

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await testCluster();
});
afterAll(() => cluster?.stop());

const reached = async (people: readonly Client[], version: number): Promise<void> =>
  void (await Promise.all(people.map((client) => client.until(() => client.version >= version))));

const storedAt = (table: string): Promise<Stored[]> => cluster.streams.read(`table/${table}`, 0);

test('players of one table are on different nodes, play a whole game and see the same', async () => {
  const before = cluster.balancer.counts();
  const { table, people } = await partyAt(cluster.base);
  const tv = await Client.at(cluster.base, { table });
  const everybody = [...people, tv];
  const added = cluster.balancer.counts().map((count, i) => count - (before[i] as number));
  expect(Math.min(...added)).toBeGreaterThan(0);
  const { version } = await people[0].must({ kind: 'start' });
  await reached(everybody, version);
  const random = randomFrom(seedOf(7));
  let moves = 0;
  while (people[0].view.phase === 'playing') {
    const able = people.flatMap((client) => {
      const action = someMove(client, random);
      return action ? [{ client, action }] : [];
    });
    const { client, action } = random.pick(able);
    await reached(everybody, (await client.must(action)).version);
    moves += 1;
  }
  expect(moves).toBeGreaterThan(3);
  expect(new Set(everybody.map((client) => client.version)).size).toBe(1);
  expect(misledBy(await stateOf(cluster.streams, table), people)).toEqual([]);
  for (const client of everybody) await client.close();
});

test('everybody is seen to be there, and to be gone, wherever they are', async () => {
  const { people } = await partyAt(cluster.base);
  const ids = people.map(({ you }) => you as string).toSorted();
  const sees = ({ present }: Client): string => present.toSorted().join();
  await expect.poll(() => people.map(sees), { timeout: 20_000 }).toEqual(people.map(() => ids.join()));
  const [gone, ...rest] = people.toReversed() as [Client, ...Client[]];
  await gone.close();
  const left = ids.filter((id) => id !== gone.you).join();
  await expect.poll(() => rest.map(sees), { timeout: 20_000 }).toEqual(rest.map(() => left));
  for (const client of rest) await client.close();
});

test('an action that is sent again, to another node, is answered again and not played again', async () => {
  const secret = newSecret();
  const { table } = await openTable(cluster.base, secret);
  const id = newActionId();
  const answers: unknown[] = [];
  for (const { base } of [...cluster.nodes, ...cluster.nodes]) {
    const client = await Client.at(base, { table, secret });
    answers.push(await client.act({ kind: 'say', text: 'once' }, id));
    await client.close();
  }
  expect(answers).toEqual(answers.map(() => ({ type: 'done', id, version: 2 })));
  expect(await storedAt(table)).toHaveLength(2);
});

test('a clock acts once, though three nodes watch it', async () => {
  const tables = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const party = await partyAt(cluster.base, { lenient: true });
      const [host] = party.people;
      const setup = { ...host.view.setup } as Setup;
      const options = { form: 'teams', clock: { kind: 'limits', clue: 10, guess: 10 } } as const;
      await host.must({ kind: 'setUp', setup: { ...setup, game: 'codenames', options } });
      await host.must({ kind: 'start' });
      return party;
    }),
  );
  await sleep(33_000);
  let rung = 0;
  for (const { table, people } of tables) {
    const stored = await storedAt(table);
    const moments = timeUps(stored);
    expect(moments.length).toBeGreaterThanOrEqual(2);
    // Ten seconds lie between two of them: had two nodes acted on one, they would lie closer.
    for (const [i, at] of moments.entries()) if (i > 0) expect(at - (moments[i - 1] as number)).toBeGreaterThan(9_000);
    await reached(people, stored.length);
    rung += moments.length;
    for (const client of people) await client.close();
  }
  console.info(`${rung} clocks ran out on three nodes, each once`);
});

function timeUps(stored: readonly Stored[]): number[] {
  return [...JSON.stringify(stored).matchAll(/"kind":"timeUp","at":(\d+)/g)].map(([, at]) => Number(at));
}

test('fifty players act in the same millisecond: each is answered, once, and nobody starves', async () => {
  const PEOPLE = 50;
  const secrets = Array.from({ length: PEOPLE }, newSecret);
  const { table } = await openTable(cluster.base, secrets[0] as string);
  const people = await Promise.all(
    secrets.map((secret) => Client.at(cluster.base, { table, secret }, { lenient: true })),
  );
  const waits: number[] = [];
  const ids: string[] = [];
  const storm = async (act: (client: Client, i: number) => Parameters<Client['act']>[0]): Promise<void> => {
    const begun = performance.now();
    await Promise.all(
      people.map(async (client, i) => {
        const id = newActionId();
        ids.push(`${client.you} ${id}`);
        const answer = await client.act(act(client, i), id);
        waits.push(performance.now() - begun);
        expect(answer).toMatchObject({ type: 'done' });
      }),
    );
  };
  await storm((_, i) => (i === 0 ? { kind: 'say', text: 'welcome' } : { kind: 'join', name: `Guest ${i}` }));
  for (const text of ['one', 'two', 'three']) await storm(() => ({ kind: 'say', text }));

  const stored = await storedAt(table);
  const counts = new Map<string, number>();
  for (const { event } of stored) {
    const { by, id } = event as Envelope;
    if (id !== undefined) counts.set(`${by} ${id}`, (counts.get(`${by} ${id}`) ?? 0) + 1);
  }
  expect(ids.filter((id) => counts.get(id) !== 1)).toEqual([]);
  await reached(people, stored.length);
  expect(misledBy(await stateOf(cluster.streams, table), people)).toEqual([]);
  // Nobody is told anything twice.
  for (const { messages } of people) expect(messages.filter(({ type }) => type === 'done')).toHaveLength(4);
  const worst = Math.max(...waits);
  const median = waits.toSorted((a, b) => a - b)[waits.length / 2] ?? 0;
  console.info(
    `four storms of ${PEOPLE}: half were answered within ${median.toFixed(0)} ms, all within ${worst.toFixed(0)} ms`,
  );
  expect(worst).toBeLessThan(20_000);
  for (const client of people) client.socket.terminate();
});
