/** The players on a shared device: they join and leave, and a reload forgets nobody. */
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../../table-kit/table-context.ts';
import { FakeHouse } from './fake-house.ts';
import type * as gathering from './gathering.ts';
import type * as held from './held-players.ts';
import type { Players } from './players.svelte.ts';

let house: FakeHouse;
vi.mock('../../lib/dial.ts', () => ({ dial: () => house.dial() }));

type Person = { id: string; name: string; left?: boolean; place?: { team: string; role: string } };
const TABLE = 't'.repeat(22);
const place = { team: 'table', role: 'player' };
const spyfall = (device: string) => ({ game: 'spyfall', options: { device }, packs: ['en/locations'] });

/** The server's state, shared by the host's connection and the players'. */
let people: Person[];
let view: View;
let store: typeof held;
let make: () => Players;
let gather: typeof gathering.gather;
let disperse: typeof gathering.disperse;
let ownerOf: typeof gathering.ownerOf;
const disk = new Map<string, string>();

function happen(action: Action, by: string): 'done' | { refused: 'place-taken' | 'already-joined' } {
  const person = people.find(({ id }) => id === ('person' in action && action.person ? action.person : by));
  if (action.kind === 'join') {
    if (person && !person.left) return { refused: 'already-joined' };
    if (people.filter((each) => each.place).length >= 8) return { refused: 'place-taken' };
    if (person) Object.assign(person, { name: action.name, left: false, place });
    else people.push({ id: by, name: action.name, place });
  }
  if (action.kind === 'leave' && person) Object.assign(person, { left: true, place: undefined });
  if ((action.kind === 'watch' || action.kind === 'move') && person) person.place = undefined;
  if (action.kind === 'sit' && person) person.place = place;
  if (action.kind === 'rename' && person) person.name = action.name;
  return 'done';
}

beforeEach(async () => {
  vi.resetModules();
  disk.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  });
  house = new FakeHouse();
  house.reply = happen;
  people = [{ id: 'host', name: 'Hanna' }];
  view = { id: TABLE, phase: 'lobby', setup: spyfall('shared'), people, host: 'host', places: [] } as unknown as View;
  const table = {
    view,
    get me() {
      return people[0];
    },
    present: new Set(['host', 'stranger']),
    person: (id: string) => people.find((each) => each.id === id),
    connection: {
      act: async (action: Action) => {
        happen(action, 'host');
        return { ok: true, version: 1 };
      },
    },
  } as unknown as Table;
  store = await import('./held-players.ts');
  ({ gather, disperse, ownerOf } = await import('./gathering.ts'));
  const { Players } = await import('./players.svelte.ts');
  make = () => new Players(table);
});

const seated = () => people.filter((each) => !each.left && each.place).map(({ name }) => name);
async function four(): Promise<Players> {
  const players = make();
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dov']) await players.add(name);
  return players;
}

test('each name is a person of their own, with a secret that the server knows them by', async () => {
  const players = await four();
  expect(seated()).toEqual(['Anna', 'Ben', 'Cleo', 'Dov']);
  const { players: kept } = store.holdAt(TABLE);
  expect(new Set(kept.map(({ secret }) => secret)).size).toBe(4);
  expect(kept.map(({ id, secret }) => id === house.personOf(secret))).toEqual([true, true, true, true]);
  expect(players.here.map(({ name }) => name)).toEqual(seated());
});

test('a reload holds the same players, and another browser none of them', async () => {
  await four();
  expect(make().here.map(({ name }) => name)).toEqual(seated());
  expect(store.isPlayedOnThisPhone(view)).toBe(true);
  disk.clear();
  vi.resetModules();
  const elsewhere = await import('./held-players.ts');
  expect(elsewhere.isPlayedOnThisPhone(view)).toBe(false);
});

test('does not keep a player for whom the table has no room', async () => {
  const players = await four();
  for (const name of ['Eva', 'Fay', 'Gil', 'Ida']) expect((await players.add(name)).ok).toBe(true);
  expect(await players.add('Jo')).toMatchObject({ ok: false, code: 'place-taken' });
  expect(store.holdAt(TABLE).players.map(({ name }) => name)).not.toContain('Jo');
});

test('a page that closes between coming in and the answer finds its player again', async () => {
  house.reply = (action, by) => {
    happen(action, by);
    return 'silence';
  };
  void make().add('Anna');
  await vi.waitFor(() => expect(seated()).toEqual(['Anna']));
  expect(store.holdAt(TABLE).players).toMatchObject([{ name: 'Anna' }]);
  house.reply = happen;
  vi.resetModules();
  const { Players } = await import('./players.svelte.ts');
  const again = new Players(make().table);
  await gather(again);
  expect(again.here.map(({ name }) => name)).toEqual(['Anna']);
});

test('two people change seats by changing names, and secrets stay where they are', async () => {
  const players = await four();
  const [anna, ben] = players.here;
  await players.swap(anna?.id as string, ben?.id as string);
  expect(seated()).toEqual(['Ben', 'Anna', 'Cleo', 'Dov']);
  expect(store.holdAt(TABLE).players.map(({ name }) => name)).toEqual(seated());
});

test('a removed player leaves the table and is forgotten', async () => {
  const players = await four();
  const ben = players.here[1]?.id as string;
  await players.remove(ben);
  expect(seated()).toEqual(['Anna', 'Cleo', 'Dov']);
  expect(players.holds(ben)).toBe(false);
  expect(house.log.at(-1)).toBe(`${ben} leave`);
});

test('a host with a seat is the first of the names, and only watches', async () => {
  Object.assign(people[0] as Person, { place });
  const players = make();
  await gather(players);
  await players.add('Ben');
  expect(people[0]).toMatchObject({ name: '📱 Hanna', place: undefined });
  expect(ownerOf(make())).toBe('Hanna');
  expect(seated()).toEqual(['Hanna', 'Ben']);
});

test('the phone is called after its owner, whatever room there is for the name', async () => {
  Object.assign(people[0] as Person, { name: 'Mme de Pompadour 👩‍👩‍👧‍👧👩‍👩‍👧‍👧👩‍👩‍👧‍👧' });
  await gather(make());
  expect(people[0]?.name).toBe('📱 Mme de Pompadour 👩‍👩‍👧‍👧');
  await gather(make());
  expect(people[0]?.name).toBe('📱 Mme de Pompadour 👩‍👩‍👧‍👧');
});

test('a player with a screen of their own starts watching; one held by another phone stays seated', async () => {
  people.push({ id: 'stranger', name: 'Sten', place }, { id: 'other', name: 'Otto', place });
  const players = make();
  await gather(players);
  await players.add('Ben');
  expect(seated()).toEqual(['Otto', 'Ben']);
  expect(players.elsewhere.map(({ name }) => name)).toEqual(['Otto']);
  await players.dismiss('other');
  expect(seated()).toEqual(['Ben']);
});

test('undoing a removal puts the player back in the same seat', async () => {
  const players = await four();
  await players.remove(players.here[1]?.id as string);
  expect(players.removed?.name).toBe('Ben');
  await players.bringBack();
  expect(seated()).toEqual(['Anna', 'Ben', 'Cleo', 'Dov']);
  expect(players.removed).toBeUndefined();
  expect(make().here).toHaveLength(4);
});

test('switching to own screens and back keeps all players', async () => {
  const players = await four();
  view.setup = spyfall('own') as View['setup'];
  const again = make();
  house.reply = (action, by) => {
    if (action.kind === 'leave') view.setup = spyfall('shared') as View['setup'];
    return happen(action, by);
  };
  await Promise.all([disperse(players), gather(again)]);
  expect(house.log.filter((line) => line.endsWith('leave'))).toHaveLength(1);
  expect(seated()).toEqual(['Anna', 'Ben', 'Cleo', 'Dov']);
});

test('back to own screens while they gather: nobody is left behind', async () => {
  Object.assign(people[0] as Person, { place });
  view.places = [{ ...place, sit: 'yes' }] as View['places'];
  house.reply = (action, by) => {
    if (action.kind === 'join') view.setup = spyfall('own') as View['setup'];
    return happen(action, by);
  };
  await gather(make());
  expect(house.log.filter((line) => line.endsWith('leave'))).toHaveLength(1);
  expect(seated()).toEqual(['Hanna']);
  expect(people[0]).toMatchObject({ name: 'Hanna', place });
});

test('back to own screens: they go, the host sits down; and the next time all are back as they sat', async () => {
  Object.assign(people[0] as Person, { place });
  const players = make();
  await gather(players);
  await players.add('Ben');
  await players.add('Cleo');
  view.setup = spyfall('own') as View['setup'];
  view.places = [{ ...place, sit: 'yes' }] as View['places'];
  expect(store.isLeftover(view)).toBe(true);
  await disperse(players);
  expect(seated()).toEqual(['Hanna']);
  expect(people[0]).toMatchObject({ name: 'Hanna', place });
  expect(store.isLeftover(view)).toBe(false);

  view.setup = spyfall('shared') as View['setup'];
  await gather(make());
  expect(people[0]?.place).toBeUndefined();
  expect(seated()).toEqual(['Hanna', 'Ben', 'Cleo']);
});

test('whom the host has removed for good is let go', async () => {
  const players = await four();
  Object.assign(people[2] as Person, { left: true, place: undefined });
  house.farewell = 'removed';
  expect(await gather(players)).toMatchObject({ ok: true });
  expect(store.holdAt(TABLE).players.map(({ name }) => name)).toEqual(['Anna', 'Cleo', 'Dov']);
});

test('a player whom the server made host gives it back to the device’s owner', async () => {
  const players = await four();
  const done: Action[] = [];
  house.reply = (action) => {
    done.push(action);
    return 'done';
  };
  await players.giveBackHost();
  expect(done).toEqual([]);
  view.host = players.here[1]?.id as string;
  await players.giveBackHost();
  expect(done).toEqual([{ kind: 'handOver', person: 'host' }]);
});

test('what is not ours in the storage is no hold', () => {
  for (const text of ['{', '3', '[{}]', `[{"table":"${TABLE}","players":[{"secret":"short"}]}]`]) {
    disk.set('safehouse.passing', text);
    expect(store.holdAt(TABLE)).toEqual({ table: TABLE, players: [] });
  }
});
