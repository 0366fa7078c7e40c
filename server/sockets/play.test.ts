/** Whole games over sockets: everyone ends up with exactly the view the server has for them, and nothing more. */
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Viewer } from '@safehouse/rules/table/types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { type Party, partyAt, playingAt, playOut, someMove, teamInTurn } from '../testing/players.ts';
import { stateOf } from '../testing/state-of.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const seeds = ['00', '5a', 'c3'].map((byte) => byte.repeat(16) as Seed);

async function goHome(...clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.close()));
}

/** What the server shows a client, computed from the stream alone. */
async function shown(table: string, viewer: string | undefined): Promise<unknown> {
  const state = await stateOf(house.streams, table);
  return JSON.parse(JSON.stringify(machine.view(state, (viewer ?? 'spectator') as Viewer)));
}

test.each(seeds)('applying changes gives everyone the view that the server has for them (%s)', async (seed) => {
  const { table, people } = await playingAt(house.base);
  const all = [
    ...people,
    await Client.at(house.base, { table }),
    await Client.at(house.base, { table, secret: newSecret() }),
  ];
  for (const client of [people[0], people[3], ...all.slice(-1)]) await client.pack();
  const check = async (): Promise<void> => {
    for (const client of all) expect(client.view).toEqual(await shown(table, client.you));
  };
  await playOut(all, randomFrom(seed), check);
  await people[0].must({ kind: 'again', rotate: true });
  await Promise.all(all.map((client) => client.ping()));
  await check();
  expect(all.some((client) => client.messages.some(({ type }) => type === 'change'))).toBe(true);
  await goHome(...all);
});

test('takeovers in the middle of a game always find the view that the changes led to', async () => {
  const random = randomFrom('77'.repeat(16) as Seed);
  const { table, secrets, people } = await playingAt(house.base);
  const here: Client[] = [...people];
  for (let move = 0; move < 40 && here[0]?.view.phase === 'playing'; move++) {
    const client = here.find((one) => someMove(one, random));
    const action = client && someMove(client, random);
    if (client && action) await client.act(action);
    const at = random.below(here.length);
    const before = here[at] as Client;
    await before.ping();
    const { view } = before;
    here[at] = await Client.at(house.base, { table, secret: secrets[at] as string });
    expect(here[at]?.view).toEqual(view);
    await before.closed;
  }
  await goHome(...here);
});

/** Paths of everything in a message that would reveal where the agents are. */
function secretsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => secretsIn(item, `${path}/${i}`));
  if (typeof value !== 'object' || value === null) return [];
  const isUncovered = 'word' in value && 'marks' in value && !('covered' in value);
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'seed' || key === 'key' || (key === 'identity' && isUncovered) ? [`${path}/${key}`] : []),
    ...secretsIn(inner, `${path}/${key}`),
  ]);
}

/** A patch can also set a single field: `[["round","view","cards",3,"identity"],"red"]`. */
function secretPaths(frame: string): string[] {
  const message = JSON.parse(frame);
  const set: string[] = (message.patch ?? []).map(([path]: [string[]]) => path.join('/'));
  const single = set.filter((path) => /\/cards\/\d+\/identity$|\/seed$|\/key(\/|$)/.test(path));
  return [...single, ...secretsIn(message)];
}

test.each(seeds)(
  'no frame to operatives and spectators holds the key or the seed while a game runs (%s)',
  async (seed) => {
    const random = randomFrom(seed);
    const party: Party = await partyAt(house.base);
    const [host, redOperative, blueSpymaster, blueOperative] = party.people;
    const watcher = await Client.at(house.base, { table: party.table });
    const stranger = await Client.at(house.base, { table: party.table, secret: newSecret() });
    await host.must({ kind: 'start' });
    const all = [...party.people, watcher, stranger];
    for (const client of [blueOperative, stranger]) await client.pack();
    await Promise.all(all.map((client) => client.until(({ view }) => view.phase === 'playing')));
    await playOut(all, random);

    // Proves that the search works, where secrets are allowed.
    expect(host.frames.flatMap(secretPaths)).not.toEqual([]);
    expect(blueSpymaster.frames.flatMap(secretPaths)).not.toEqual([]);
    for (const client of [redOperative, blueOperative, watcher, stranger]) {
      const during = client.frames.slice(
        0,
        client.messages.findIndex((message) => isEnd(message)),
      );
      expect(during.length).toBeGreaterThan(5);
      expect(during.flatMap(secretPaths)).toEqual([]);
      expect(client.view.round?.seed).toMatch(/^[0-9a-f]{32}$/);
      const { seed: revealed } = client.view.round ?? {};
      for (const frame of during) expect(frame).not.toContain(revealed);
    }
    await goHome(...all);
  },
);

/** The message that brought the end of the game: from there on everyone may know everything. */
function isEnd(message: Client['messages'][number]): boolean {
  if (message.type === 'view') return message.view.phase === 'over';
  return message.type === 'change' && message.patch.some(([path, to]) => path.join('/') === 'phase' && to === 'over');
}

test('the actor sees the change before the answer', async () => {
  const { people } = await playingAt(house.base);
  const random = randomFrom(seeds[0] as Seed);
  const client = people.find((one) => someMove(one, random)) as Client;
  const from = client.messages.length;
  await client.must(someMove(client, random) as never);
  const types = client.messages.slice(from).map(({ type }) => type);
  expect(types.filter((type) => type !== 'present')).toEqual(['change', 'done']);
  await goHome(...people);
});

test('an audience whose view stays the same gets nothing, and the next change still applies', async () => {
  const { people } = await playingAt(house.base);
  const [host, redOperative] = people;
  const [speaker, other] = teamInTurn(host) === 'red' ? [people[1], people[3]] : [people[3], people[1]];
  await other.ping();
  const { version, messages } = { version: other.version, messages: other.messages.length };
  await speaker.must({ kind: 'say', text: 'only for us' });
  await other.ping();
  expect(other.messages.slice(messages).filter(({ type }) => type === 'change' || type === 'view')).toEqual([]);
  expect(other.version).toBe(version);
  await host.must({ kind: 'abandon' });
  for (const one of [other, redOperative]) await one.until(({ view }) => view.phase === 'over');
  expect(other.version).toBeGreaterThan(version + 1);
  await goHome(...people);
});
