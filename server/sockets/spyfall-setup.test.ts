/** Setting up Spyfall: own locations and every other option; invalid options change nothing for anyone. */
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { Client } from '../testing/client.ts';
import { locations, openHouse, type TestHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { begun, isSpy, type Ring, ringAt, setup, spyfallView } from '../testing/spyfall.ts';

let house: TestHouse;
let ring: Ring;
let host: Client;
beforeAll(async () => {
  house = await openHouse();
  ring = await ringAt(house.base, { people: 3 });
  [host] = ring.people as [Client];
});
afterAll(() => house.close());

const roles = ['cook', 'boots', 'bell', 'cat', 'aunt', 'twin', 'ghost'];
const inn = { name: 'The inn', roles };
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Inn ${i}`, roles }));

describe('an invalid setup is refused at the edge', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a location without a name', { own: [{ name: '', roles }] }],
    ['a name of spaces', { own: [{ name: '   ', roles }] }],
    ['spaces around a name', { own: [{ name: ' The inn', roles }] }],
    ['two spaces in a name', { own: [{ name: 'The  inn', roles }] }],
    ['a name of two lines', { own: [{ name: 'The\ninn', roles }] }],
    ['a name nobody sees', { own: [{ name: '\u200b', roles }] }],
    ['a name that turns what comes after it around', { own: [{ name: 'The \u202einn', roles }] }],
    ['a long name', { own: [{ name: 'x'.repeat(41), roles }] }],
    ['a name that is a number', { own: [{ name: 7, roles }] }],
    ['six roles', { own: [{ name: 'The inn', roles: roles.slice(1) }] }],
    ['eight roles', { own: [{ name: 'The inn', roles: [...roles, 'eighth'] }] }],
    ['a role twice', { own: [{ name: 'The inn', roles: [...roles.slice(1), 'COOK', 'Cook'].slice(-7) }] }],
    ['an empty role', { own: [{ name: 'The inn', roles: [...roles.slice(1), ''] }] }],
    ['a long role', { own: [{ name: 'The inn', roles: [...roles.slice(1), 'x'.repeat(41)] }] }],
    ['a role that is a list', { own: [{ name: 'The inn', roles: [...roles.slice(1), ['cook']] }] }],
    ['roles that are a text', { own: [{ name: 'The inn', roles: 'abcdefg' }] }],
    ['no roles at all', { own: [{ name: 'The inn' }] }],
    ['an id of one’s own', { own: [{ ...inn, id: 'place-1' }] }],
    ['a name twice', { own: [inn, { ...inn, name: 'THE INN' }] }],
    ['21 locations', { own: many(21) }],
    ['a location that is a text', { own: ['The inn'] }],
    ['locations that are no list', { own: { 0: inn } }],
    ['null', { own: null }],
    ['101 locations left out', { without: Array.from({ length: 101 }, (_, i) => `place-${i}`) }],
    ['a long id left out', { without: ['x'.repeat(41)] }],
    ['an empty id left out', { without: [''] }],
    ['no round', { rounds: 0 }],
    ['21 rounds', { rounds: 21 }],
    ['a round and a half', { rounds: 1.5 }],
    ['rounds as a text', { rounds: '5' }],
    ['negative time', { minutes: -1 }],
    ['31 minutes', { minutes: 31 }],
    ['no patience', { patience: 29 }],
    ['too much patience', { patience: 601 }],
    ['endless patience', { patience: Number.POSITIVE_INFINITY }],
    ['a third way', { way: 'sung' }],
    ['a third device', { device: 'none' }],
    ['roles as a text', { roles: 'yes' }],
    ['an option nobody knows', { spies: 2 }],
  ])('%s', async (_, options) => {
    const before = host.view.setup;
    const wrong = { ...setup(), options: { ...defaults, ...options } };
    const answer = await host.act({ kind: 'setUp', setup: wrong } as Parameters<Client['act']>[0]);
    expect(answer).toMatchObject({ type: 'error', code: 'malformed' });
    for (const client of ring.people) await client.ping();
    expect(ring.people.map(({ view }) => view.setup)).toEqual(ring.people.map(() => before));
    // Mistakes are limited: too many end the connection.
    const again = await Client.at(house.base, { table: ring.table, secret: ring.secrets[0] as string });
    host = again;
    ring = { ...ring, people: [again, ...ring.people.slice(1)] };
  });

  test.each([[[]], [['en/locations', 'ro/locations']]])('packs %j', async (packs) => {
    const answer = await host.act({ kind: 'setUp', setup: { ...setup(), packs } } as Parameters<Client['act']>[0]);
    expect(answer).toMatchObject({ type: 'error', code: 'malformed' });
  });

  test('and only the host sets up', async () => {
    const [, guest] = ring.people as [Client, Client];
    expect(await guest.act({ kind: 'setUp', setup: setup() })).toMatchObject({ type: 'refused', code: 'host-only' });
  });
});

test('the largest setup there can be fits a message, is shown to all, is played, and is kept over a restart', async () => {
  const streams = lasting(openMemory());
  const first = await openHouse({ streams });
  const { table, secrets, people } = await ringAt(first.base, { people: 8 });
  // Three bytes per character, and the maximum length.
  const text = (...numbers: number[]) =>
    numbers
      .map((n) => String.fromCharCode(0x4e00 + n))
      .join('')
      .padEnd(40, '\u4e00');
  const own = Array.from({ length: 20 }, (_, i) => ({
    name: text(1, i),
    roles: Array.from({ length: 7 }, (_, role) => text(2, i, role)),
  }));
  const without = Array.from({ length: 100 }, (_, i) => text(3, i));
  const largest = setup({ own, without, rounds: 20 });
  const [one] = people as [Client];
  await one.must({ kind: 'setUp', setup: largest });
  for (const client of people) await client.ping();
  for (const client of people) expect(client.view.setup).toEqual(largest);
  await begun({ table, secrets, people });
  expect(spyfallView(one).locations).toHaveLength(32);
  expect(
    spyfallView(one)
      .locations.slice(-20)
      .map(({ name }) => name),
  ).toEqual(own.map(({ name }) => name));
  await one.must({ kind: 'abandon' });
  await first.close();
  const second = await openHouse({ streams });
  const again = await Client.at(second.base, { table, secret: secrets[0] as string });
  expect(again.view.setup).toEqual(largest);
  await second.close();
});

test('there have to be more locations than rounds, no matter who adds them', async () => {
  const known = locations.get('en')?.map(({ id }) => id) as string[];
  const start = async (options: Parameters<typeof setup>[0]) => {
    await host.must({ kind: 'setUp', setup: setup(options) });
    const answer = await host.act({ kind: 'start' });
    if (answer.type !== 'done') return answer;
    await host.until(({ view }) => view.phase === 'playing');
    const names = spyfallView(host).locations.map(({ name }) => name);
    await host.must({ kind: 'abandon' });
    await host.must({ kind: 'toLobby' });
    return names;
  };
  const tooFew = { type: 'refused', code: 'too-few-locations' };
  expect(await start({ rounds: 12 })).toMatchObject(tooFew);
  expect(await start({ rounds: 11 })).toHaveLength(12);
  expect(await start({ rounds: 11, without: ['place-3'] })).toMatchObject(tooFew);
  expect(await start({ rounds: 11, without: ['place-3'], own: [inn] })).toHaveLength(12);
  expect(await start({ rounds: 1, without: known })).toMatchObject(tooFew);
  expect(await start({ rounds: 1, without: known, own: [inn] })).toMatchObject(tooFew);
  expect(await start({ rounds: 1, without: known, own: many(2) })).toEqual(['Inn 0', 'Inn 1']);
  // Unknown ids cannot be excluded, and own locations cannot be excluded by number.
  expect(await start({ rounds: 11, without: ['atlantis', 'PLACE-1', '__proto__'] })).toHaveLength(12);
  expect(await start({ rounds: 1, without: [...known, 'own:1'], own: many(2) })).toHaveLength(2);
  // An own location replaces the built-in one of the same name.
  const name = locations.get('en')?.[0]?.name.toUpperCase() as string;
  const names = await start({ rounds: 1, own: [{ name, roles }] });
  expect(names).toHaveLength(12);
  expect((names as string[]).at(-1)).toBe(name);
});

test('a table’s own location is played with its own roles', async () => {
  await host.must({
    kind: 'setUp',
    setup: setup({ rounds: 1, without: locations.get('en')?.map(({ id }) => id) as string[], own: many(2) }),
  });
  await begun(ring);
  for (const client of ring.people.filter((one) => !isSpy(one))) {
    const card = spyfallView(client).you?.card;
    expect(card && 'role' in card && roles.includes(card.role)).toBe(true);
    expect(card && 'location' in card && card.location).toMatch(/^own:[12]$/);
  }
  await host.must({ kind: 'abandon' });
});
