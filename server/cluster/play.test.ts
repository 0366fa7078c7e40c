/** One table, three nodes: people on different nodes play one game. */
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stored } from '../streams/streams.ts';
import type { Envelope } from '../tables/envelope.ts';
import { Client, newActionId, newSecret, openTable } from '../testing/client.ts';
import { type TestCluster, testCluster } from '../testing/cluster.ts';
import { misledBy, someMove } from '../testing/endless-play.ts';
import { inTheEnd } from '../testing/in-the-end.ts';
import { partyAt } from '../testing/players.ts';
import { stateOf } from '../testing/state-of.ts';

let cluster: TestCluster;
/** One address per node. */
let bases: readonly string[];
beforeAll(async () => {
  cluster = await testCluster();
  bases = cluster.nodes.map(({ base }) => base);
});
afterAll(() => cluster?.stop());

const reached = async (people: readonly Client[], version: number): Promise<void> =>
  void (await Promise.all(people.map((client) => client.until(() => client.version >= version))));

const storedAt = (table: string): Promise<Stored[]> => inTheEnd(() => cluster.streams.read(`table/${table}`, 0));

test('players of one table are on different nodes, play a whole game and see the same', async () => {
  await cluster.tell({ deal: 'a whole game' });
  const { table, people } = await partyAt(bases);
  const tv = await Client.at(cluster.base, { table });
  const everybody = [...people, tv];
  const { version } = await people[0].must({ kind: 'start' });
  await reached(everybody, version);
  const random = randomFrom('7'.padStart(32, '0') as Seed);
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

test('presence is seen on every node', async () => {
  const { people } = await partyAt(bases);
  const ids = people.map(({ you }) => you as string).toSorted();
  const sees = ({ present }: Client): string => present.toSorted().join();
  await expect.poll(() => people.map(sees)).toEqual(people.map(() => ids.join()));
  const [gone, ...rest] = people.toReversed() as [Client, ...Client[]];
  await gone.close();
  const left = ids.filter((id) => id !== gone.you).join();
  await expect.poll(() => rest.map(sees)).toEqual(rest.map(() => left));
  for (const client of rest) await client.close();
});

test('an action that is resent to another node gets the same answer and is not played again', async () => {
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

test('a clock acts once, although three nodes watch it', async () => {
  const LIMIT = 10;
  const tables = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const party = await partyAt(bases, { lenient: true });
      const [host] = party.people;
      const setup = { ...host.view.setup } as Setup;
      const options = { form: 'teams', clock: { kind: 'limits', clue: LIMIT, guess: LIMIT } } as const;
      await host.must({ kind: 'setUp', setup: { ...setup, game: 'codenames', options } });
      const { version } = await host.must({ kind: 'start' });
      // From now on each node has set its clock.
      await reached(party.people, version);
      return party;
    }),
  );
  for (const round of [1, 2]) {
    await cluster.tell({ pass: LIMIT * 1000 });
    for (const { table, people } of tables) {
      await expect.poll(async () => timeUps(await storedAt(table)).length).toBeGreaterThanOrEqual(round);
      // A table does one thing at a time: when this is answered, whatever its clock started on each node is done.
      for (const client of people) await client.must({ kind: 'say', text: 'time is up' });
    }
  }
  for (const { table, people } of tables) {
    const stored = await storedAt(table);
    // An expired time starts the next: if two nodes had acted on one, less than the limit would lie between them.
    for (const [i, at] of timeUps(stored).entries()) {
      if (i > 0) expect(at - (timeUps(stored)[i - 1] as number)).toBeGreaterThanOrEqual(LIMIT * 1000);
    }
    await reached(people, stored.length);
    for (const client of people) await client.close();
  }
});

function timeUps(stored: readonly Stored[]): number[] {
  return [...JSON.stringify(stored).matchAll(/"kind":"timeUp","at":(\d+)/g)].map(([, at]) => Number(at));
}

test('fifty players act in the same millisecond: each gets one answer, and nobody starves', async () => {
  const PEOPLE = 50;
  const secrets = Array.from({ length: PEOPLE }, newSecret);
  const { table } = await openTable(cluster.base, secrets[0] as string);
  const people = await Promise.all(
    secrets.map((secret) => Client.at(cluster.base, { table, secret }, { lenient: true })),
  );
  const ids: string[] = [];
  const storm = async (act: (client: Client, i: number) => Parameters<Client['act']>[0]): Promise<void> => {
    await Promise.all(
      people.map(async (client, i) => {
        const id = newActionId();
        ids.push(`${client.you} ${id}`);
        const answer = await client.act(act(client, i), id);
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
  // Nobody gets anything twice.
  for (const { messages } of people) expect(messages.filter(({ type }) => type === 'done')).toHaveLength(4);
  for (const client of people) client.socket.terminate();
});
