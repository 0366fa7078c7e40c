/** What the TVs of a table show between games: steered by the host, told to everyone, kept by nobody. */
import type { TvPage } from '@safehouse/protocol/messages.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { Client } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { openNodes, type TestNode } from '../testing/nodes.ts';
import { type Party, partyAt, playOut } from '../testing/players.ts';
import { stillTime } from '../testing/still-time.ts';

const replay = (step: number, as = 'open', game = 1): TvPage => ({ page: 'replay', game, step, as });
const evening: TvPage = { page: 'evening' };
const nothing = { type: 'shown' };

async function starts({ people }: Pick<Party, 'people'>): Promise<void> {
  const [host] = people;
  await host.must(host.view.phase === 'over' ? { kind: 'again', rotate: false } : { kind: 'start' });
  await Promise.all(people.map((client) => client.until(({ view }) => view.phase === 'playing')));
}

/** A table with one finished game. */
async function partyAfterGame(base: string): Promise<Party> {
  const party = await partyAt(base);
  await starts(party);
  await playOut(party.people, randomFrom('on the TV' as Seed));
  await Promise.all(party.people.map((client) => client.until(({ view }) => view.phase === 'over')));
  return party;
}

test('the host steers the TVs; everyone is told, a TV that comes later too, and nothing is stored', async () => {
  const house = await openHouse();
  const { table, people } = await partyAfterGame(house.base);
  const [host, bo] = people;
  const tv = await Client.at(house.base, { table });
  const { version } = host;
  for (const what of [replay(0), replay(3, 'spectator'), replay(4, bo.you as string), evening]) {
    const seen = Promise.all([bo, tv].map((client) => client.next('shown')));
    const shown = { type: 'shown', shown: { by: host.you, what } };
    expect(await host.show(what)).toEqual(shown);
    expect(await seen).toEqual([shown, shown]);
  }
  const late = await Client.connect(house.base);
  const welcome = await late.hello({ table });
  expect(welcome.shown).toEqual({ by: host.you, what: evening });
  expect(welcome.version).toBe(version);
  const seen = Promise.all([tv, late].map((client) => client.next('shown')));
  expect(await host.show()).toEqual(nothing);
  expect(await seen).toEqual([nothing, nothing]);
  const after = await Client.connect(house.base);
  expect((await after.hello({ table })).shown).toBeUndefined();
  await house.close();
});

test('only the host shows something, and only a finished game of this table', async () => {
  const house = await openHouse();
  const party = await partyAfterGame(house.base);
  const { table, people } = party;
  const [host, bo] = people;
  const tv = await Client.at(house.base, { table });
  expect(await bo.show(evening, 'show-0001')).toEqual({ type: 'refused', id: 'show-0001', code: 'host-only' });
  expect(await bo.show(undefined, 'show-0002')).toEqual({ type: 'refused', id: 'show-0002', code: 'host-only' });
  expect(await tv.show(replay(1), 'show-0003')).toEqual({ type: 'refused', id: 'show-0003', code: 'join-first' });
  for (const what of [replay(1, 'open', 2), replay(1, 'stranger')]) {
    expect(await host.show(what, 'show-0004')).toEqual({ type: 'error', id: 'show-0004', code: 'not-found' });
  }
  // A game that was called off keeps its secrets.
  await starts(party);
  await host.must({ kind: 'abandon' });
  expect(await host.show(replay(1, 'open', 2), 'show-0005')).toMatchObject({ code: 'not-found' });
  expect(tv.messages.some(({ type }) => type === 'shown')).toBe(false);
  await house.close();
});

test('it ends when a game starts, and while one runs nothing can be shown: a law', async () => {
  const house = await openHouse();
  const party = await partyAfterGame(house.base);
  const { table, people } = party;
  const [host] = people;
  const tv = await Client.at(house.base, { table });
  const shown = tv.next('shown');
  await host.show(replay(2));
  await shown;
  const ended = tv.next('shown');
  await starts(party);
  expect(await ended).toEqual(nothing);
  const told = () => tv.messages.filter(({ type }) => type === 'shown').length;
  const before = told();
  await playOut(people, randomFrom('a second game' as Seed), async () => {
    if (host.view.phase !== 'playing') return;
    for (const what of [replay(1), replay(1, 'open', 2), evening, undefined]) {
      expect(await host.show(what)).toMatchObject({ type: 'refused', code: 'game-running' });
    }
  });
  await tv.ping();
  expect(told()).toBe(before);
  expect(await host.show(replay(1, 'open', 2))).toMatchObject({ shown: { what: { game: 2 } } });
  await house.close();
});

test('who stands in for the host can show something; it ends when the host is back', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { table, people, secrets } = await partyAfterGame(house.base);
  const [host, ...others] = people;
  await host.close();
  await Promise.all(others.map((client) => client.until(({ present }) => present.length === 3)));
  clock.pass(60_000);
  await Promise.all(others.map((client) => client.until(({ view }) => view.standIn !== undefined)));
  const standIn = others.find(({ you, view }) => you === view.standIn) as Client;
  const other = others.find((client) => client !== standIn) as Client;
  expect(await other.show(evening)).toMatchObject({ code: 'host-only' });
  const told = other.next('shown');
  expect(await standIn.show(evening)).toMatchObject({ shown: { by: standIn.you } });
  await told;
  const ended = other.next('shown');
  await Client.at(house.base, { table, secret: secrets[0] as string });
  expect(await ended).toEqual(nothing);
  await house.close();
});

test('the TVs of a table change ten times at once, then a few times a second', async () => {
  stillTime();
  const house = await openHouse();
  const { people } = await partyAfterGame(house.base);
  const [host] = people;
  for (let i = 0; i < limits.showings.most; i++) expect(await host.show(replay(i))).toMatchObject({ type: 'shown' });
  expect(await host.show(replay(0), 'show-0006')).toEqual({ type: 'error', id: 'show-0006', code: 'too-fast' });
  await house.close();
});

test('on other nodes TVs follow too, and one that comes to an empty node sees the current step', async () => {
  const clock = new ManualClock();
  const house = await openNodes(3, { clock });
  const [here, there, empty] = house.nodes as [TestNode, TestNode, TestNode];
  const party = await partyAfterGame(here.base);
  const { table, people } = party;
  const [host] = people;
  const tv = await Client.at(there.base, { table });
  await tv.until(({ present }) => present.length === 4);
  const seen = tv.next('shown');
  await host.show(replay(5));
  const shown = { by: host.you, what: replay(5) };
  expect(await seen).toEqual({ type: 'shown', shown });
  const late = await Client.connect(empty.base);
  const { shown: known } = await late.hello({ table });
  if (!known) expect(await late.next('shown')).toEqual({ type: 'shown', shown });
  const ended = Promise.all([tv, late].map((client) => client.next('shown')));
  await starts(party);
  expect(await ended).toEqual([nothing, nothing]);
  await house.close();
});
