/** Each game is dealt from its own content: words or locations, and the server may lack either. */
import { games } from '@safehouse/rules/games.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { partyAt } from '../testing/players.ts';
import { begun, player, ringAt, setup, spyfallView } from '../testing/spyfall.ts';
import { Packs } from './packs.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const cards = ['word'];
const word = (id: string) => ({ id, language: id.slice(0, 2), cards });
const place = { id: 'moon', name: 'The moon', roles: [] };

test('a table starts with a pack for its game, in the language of its host, in English, or in any', () => {
  const words = ['ro/duet', 'ro/classic', 'en/own'].map(word);
  const packs = new Packs(
    words,
    new Map([
      ['fi', [place]],
      ['ro', [place]],
    ]),
  );
  expect(packs.firstFor('codenames', 'ro')).toBe('ro/classic');
  expect(packs.firstFor('duet', 'ro')).toBe('ro/duet');
  expect(packs.firstFor('codenames', 'fi')).toBe('en/own');
  expect(packs.firstFor('spyfall', 'ro')).toBe('ro/locations');
  expect(packs.firstFor('spyfall', 'hu')).toBe('fi/locations');
  expect(new Packs(words).firstFor('spyfall', 'hu')).toBe('hu/locations');
});

test('a new table of Spyfall has the locations of its language', async () => {
  const { host } = await hostAt(house.base, { game: 'spyfall', language: 'ro' });
  expect(host.view.setup).toEqual(setup({}, 'ro'));
  await host.close();
});

test('no game accepts the packs of another kind', async () => {
  const { people } = await partyAt(house.base);
  const [host] = people;
  const codenames: Setup = { game: 'codenames', options: games.codenames.defaults, packs: ['en/classic'] };
  const refused: Setup[] = [
    { ...codenames, packs: ['en/locations'] },
    { ...codenames, packs: ['en/classic', 'en/locations'] },
    { ...setup(), packs: ['en/classic'] },
    setup({}, 'xx'),
  ];
  for (const one of refused) {
    expect(await host.act({ kind: 'setUp', setup: one })).toMatchObject({ type: 'refused', code: 'no-such-pack' });
  }
  for (const one of [codenames, setup({}, 'ro')]) await host.must({ kind: 'setUp', setup: one });
});

test('the places of a game are those of its pack', async () => {
  const ring = await ringAt(house.base, { language: 'ro' });
  await begun(ring);
  for (const client of ring.people) expect(spyfallView(client).locations[0]?.name).toMatch(/^ro/);
});

test('a server without locations opens a table of Spyfall, and says at its start that there are too few', async () => {
  const bare = await openHouse({ locations: new Map() });
  const { table, host } = await hostAt(bare.base, { game: 'spyfall' });
  await host.must({ kind: 'sit', place: player });
  for (const name of ['Bob', 'Cat']) {
    const guest = await Client.at(bare.base, { table, secret: newSecret() });
    await guest.must({ kind: 'join', name, place: player });
  }
  expect(await host.act({ kind: 'start' })).toMatchObject({ type: 'refused', code: 'too-few-locations' });
  await bare.close();
});
