/** Packed frames: for those who ask with the right dictionary, shared by all who see the same, and small. */
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { playingAt, playOut, someMove } from '../testing/players.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const seed = '4e'.repeat(16) as Seed;
/** Maximum bytes per move for six seats, including its answer. */
const MOST_FOR_SIX = 500;
/** Minimum number of moves. */
const ENOUGH = 30;

test('a page of another version keeps getting JSON', async () => {
  const { people } = await playingAt(house.base);
  for (const client of people) expect(await client.pack('another-page')).toMatchObject({ type: 'pong' });
  await playOut(people, randomFrom(seed));
  expect(people.flatMap(({ packed }) => packed)).toEqual([]);
});

test('people with the same view get the same bytes', async () => {
  const { table, people } = await playingAt(house.base);
  const watchers = [await Client.at(house.base, { table }), await Client.at(house.base, { table })];
  await Promise.all(watchers.map((client) => client.pack()));
  const sent = () => watchers.map(({ packed }) => packed.map((bytes) => bytes.toString('hex')));
  // A game may be short: the assassin may be found early.
  while ((sent()[0]?.length ?? 0) <= ENOUGH) {
    await playOut([...people, ...watchers], randomFrom(seed));
    await people[0].must({ kind: 'again', rotate: false });
    await Promise.all([...people, ...watchers].map((client) => client.ping()));
  }
  const [one, other] = sent();
  expect(other).toEqual(one);
});

test('a second hello on the same connection still gets packed frames', async () => {
  const { table, secrets, people } = await playingAt(house.base);
  const [host] = people;
  await host.pack();
  await host.hello({ table, secret: secrets[0] as string });
  await host.must({ kind: 'abandon' });
  expect(host.packed.length).toBe(2);
  expect(host.view.phase).toBe('over');
});

test('a move takes few bytes, with its answer and the deal of the next game', async () => {
  const { table, people } = await playingAt(house.base);
  const others: Client[] = [];
  for (const team of ['red', 'blue']) {
    const client = await Client.at(house.base, { table, secret: newSecret() });
    await client.must({ kind: 'join', name: `More ${team}`, place: { team, role: 'operative' } });
    others.push(client);
  }
  const all = [...people, ...others];
  await Promise.all(all.map((client) => client.pack()));
  let moves = 0;
  const count = async (): Promise<void> => void moves++;
  // A game may be short: the assassin may be found early.
  for (let game = 0; game < 3 || moves <= ENOUGH; game++) {
    await playOut(all, randomFrom(seed), count);
    await people[0].must({ kind: 'again', rotate: false });
    await count();
    await Promise.all(all.map((client) => client.ping()));
  }
  const bytes = all.flatMap(({ packed }) => packed).reduce((sum, { length }) => sum + length, 0);
  expect(bytes / moves).toBeLessThan(MOST_FOR_SIX);
  expect(someMove(people[0], randomFrom(seed)) ?? someMove(people[2], randomFrom(seed))).toBeDefined();
});
