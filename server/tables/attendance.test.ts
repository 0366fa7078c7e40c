/**
 * S22: a game that waits for people learns who disconnects and who is back, even across restarts and store failures.
 */
import type { Event } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Streams } from '../streams/streams.ts';
import { Client } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { playingAt } from '../testing/players.ts';
import { begun, byId, caughtUp, player, type Ring, ringAt, spyfallView } from '../testing/spyfall.ts';
import { eventOf } from './envelope.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Who was reported away (-) and back (+), by seat index, in order. */
async function told(streams: Streams, { table, people }: Ring): Promise<string[]> {
  const events: Event[] = (await streams.read(`table/${table}`, 0)).map(eventOf);
  return events.flatMap((event) =>
    event.kind === 'presence'
      ? [`${event.here ? '+' : '-'}${people.findIndex(({ you }) => you === event.person)}`]
      : [],
  );
}

/** Whom the game no longer waits for, as this client sees it now. */
async function goneIn(client: Client): Promise<boolean[]> {
  await client.ping();
  return spyfallView(client).players.map(({ gone }) => gone);
}

async function setOut(changes: Parameters<typeof openHouse>[0] = {}, options: Parameters<typeof ringAt>[1] = {}) {
  const clock = new ManualClock();
  const house = await openHouse({ clock, ...changes });
  const ring = await ringAt(house.base, options);
  await begun(ring);
  const [host] = ring.people as [Client];
  const back = (seat: number, base = house.base) =>
    Client.at(base, { table: ring.table, secret: ring.secrets[seat] as string });
  /** Disconnects these seats and waits until the others have seen it. */
  const lose = async (...seats: number[]) => {
    const rest = ring.people.length - seats.length;
    await Promise.all(seats.map((seat) => ring.people[seat]?.close()));
    await host.until(({ present }) => present.length === rest);
  };
  return { clock, house, ring, host, back, lose };
}

test('a lost connection is reported after five seconds, and its return at once', async () => {
  const { clock, house, ring, host, back, lose } = await setOut();
  await lose(2);
  await clock.pass(4.9 * SECOND);
  expect(await told(house.streams, ring)).toEqual([]);
  await clock.pass(0.2 * SECOND);
  expect(await told(house.streams, ring)).toEqual(['-2']);
  await clock.pass(MINUTE);
  const again = await back(2);
  await caughtUp([host, again]);
  expect(await told(house.streams, ring)).toEqual(['-2', '+2']);
  await clock.pass(10 * MINUTE);
  expect(await told(house.streams, ring)).toEqual(['-2', '+2']);
  await house.close();
});

test('a connection lost for a moment, or moved to another tab, is not reported', async () => {
  const { clock, house, ring, back, lose } = await setOut();
  await lose(1);
  await clock.pass(4 * SECOND);
  await back(1);
  await back(3);
  await clock.pass(MINUTE);
  expect(await told(house.streams, ring)).toEqual([]);
  await house.close();
});

test('each time a player is away, the table waits only as long as agreed', async () => {
  const { clock, house, ring, host, back, lose } = await setOut({}, { patience: 60, people: 5 });
  await lose(4);
  await clock.pass(64 * SECOND);
  expect(await goneIn(host)).toEqual([false, false, false, false, false]);
  await clock.pass(2 * SECOND);
  // The spy may be gone: then the round is void, but those who are gone still count as gone.
  expect(await goneIn(host)).toEqual([false, false, false, false, true]);
  const again = await back(4);
  await caughtUp([host, again]);
  expect(await goneIn(again)).toEqual([false, false, false, false, false]);
  await again.close();
  await house.connected(4);
  await clock.pass(64 * SECOND);
  expect(await goneIn(host)).toEqual([false, false, false, false, false]);
  await clock.pass(2 * SECOND);
  expect(await goneIn(host)).toEqual([false, false, false, false, true]);
  expect(await told(house.streams, ring)).toEqual(['-4', '+4', '-4']);
  await house.close();
});

test('with everyone away nobody counts as gone; when the first one is back, the wait starts over', async () => {
  const { clock, house, ring, back } = await setOut({}, { patience: 60, people: 3 });
  await Promise.all(ring.people.map((client) => client.close()));
  await house.connected(0);
  await clock.pass(60 * MINUTE);
  expect((await told(house.streams, ring)).toSorted()).toEqual(['-0', '-1', '-2']);
  const again = await back(1);
  expect(await goneIn(again)).toEqual([false, false, false]);
  await clock.pass(59 * SECOND);
  expect(await goneIn(again)).toEqual([false, false, false]);
  await clock.pass(2 * SECOND);
  expect(await goneIn(again)).toEqual([true, false, true]);
  await house.close();
});

test('people who are absent when a game begins, or when they get a seat, are reported away', async () => {
  const { clock, house, ring, host } = await setOut();
  await host.must({ kind: 'abandon' });
  await ring.people[3]?.close();
  await house.connected(3);
  await clock.pass(MINUTE);
  expect(await told(house.streams, ring)).toEqual([]);
  await host.must({ kind: 'again', rotate: false });
  await clock.pass(6 * SECOND);
  expect(await told(house.streams, ring)).toEqual(['-3']);
  await host.must({ kind: 'move', person: ring.people[3]?.you as string });
  await clock.pass(MINUTE);
  await host.must({ kind: 'move', person: ring.people[3]?.you as string, place: player });
  await clock.pass(6 * SECOND);
  expect(await told(house.streams, ring)).toEqual(['-3', '-3']);
  await house.close();
});

test('a game that waits for nobody gets no reports', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { table, people } = await playingAt(house.base);
  const { length } = await house.streams.read(`table/${table}`, 0);
  await people[3].close();
  await people[0].until(({ present }) => present.length === 3);
  await clock.pass(MINUTE);
  expect(await house.streams.read(`table/${table}`, length)).toEqual([]);
  await house.close();
});

test('on one shared device nobody is ever away', async () => {
  const { clock, house, ring, lose } = await setOut({}, { device: 'shared' });
  await lose(1, 2);
  await clock.pass(30 * MINUTE);
  expect(await told(house.streams, ring)).toEqual([]);
  await house.close();
});

test('after a restart, only people who do not come back are reported away', async () => {
  const clock = new ManualClock();
  const streams = lasting(openMemory({ now: () => clock.now() }));
  const { house, ring, back } = await setOut({ clock, streams }, { patience: 60, people: 4 });
  await house.close();
  await clock.pass(10 * MINUTE);
  expect(await told(streams, ring)).toEqual([]);
  const after = await openHouse({ clock, streams });
  const here = [await back(0, after.base), await back(2, after.base)];
  await clock.pass(4 * SECOND);
  expect(await told(streams, ring)).toEqual([]);
  await clock.pass(2 * SECOND);
  expect(await told(streams, ring)).toEqual(['-1', '-3']);
  const late = await back(3, after.base);
  await caughtUp([...here, late]);
  expect(await told(streams, ring)).toEqual(['-1', '-3', '+3']);
  await clock.pass(60 * SECOND);
  expect(await goneIn(late)).toEqual([false, true, false, false]);
  await after.close();
});

test('a server that starts with nobody there reports nobody away, however long it was stopped', async () => {
  const clock = new ManualClock();
  const streams = lasting(openMemory({ now: () => clock.now() }));
  const { house, ring, back, lose } = await setOut({ clock, streams }, { patience: 60, people: 4 });
  await lose(1);
  await clock.pass(10 * SECOND);
  await house.close();
  await clock.pass(10 * MINUTE);
  const after = await openHouse({ clock, streams });
  await clock.pass(10 * MINUTE);
  expect((await told(streams, ring)).toSorted()).toEqual(['-0', '-1', '-2', '-3']);
  const again = await back(2, after.base);
  await clock.pass(59 * SECOND);
  expect(await goneIn(again)).toEqual([false, false, false, false]);
  await clock.pass(2 * SECOND);
  expect(await goneIn(again)).toEqual([true, true, false, true]);
  await after.close();
});

test('only the server reports who is present', async () => {
  const { house, ring, host } = await setOut();
  const [, other] = ring.people as [Client, Client];
  for (const person of [host, other].map(({ you }) => you as string)) {
    const answer = await other.act({ kind: 'presence', person, here: false });
    expect(answer).toMatchObject({ type: 'refused', code: 'house-only' });
  }
  expect(await told(house.streams, ring)).toEqual([]);
  await house.close();
});

test('a server that was stopped while someone was away reports it when they are back', async () => {
  const clock = new ManualClock();
  const streams = lasting(openMemory({ now: () => clock.now() }));
  const { house, ring, back, lose } = await setOut({ clock, streams });
  await lose(1);
  await clock.pass(6 * SECOND);
  await house.close();
  const after = await openHouse({ clock, streams });
  const again = await back(1, after.base);
  await again.ping();
  expect(await told(streams, ring)).toEqual(['-1', '+1']);
  await after.close();
});

test.each(['before', 'after'] as const)(
  'a store that fails (%s it has stored) is told once, as soon as it answers',
  async (when) => {
    const clock = new ManualClock();
    const faulty = new FaultyStreams(openMemory({ now: () => clock.now() }));
    const { house, ring, back, lose } = await setOut({ clock, streams: faulty.streams });
    await lose(1, 2);
    faulty.fails = when;
    await clock.pass(20 * SECOND);
    faulty.fails = 'no';
    expect(await told(faulty.streams, ring)).toHaveLength(when === 'before' ? 0 : 1);
    await clock.pass(3 * SECOND);
    expect((await told(faulty.streams, ring)).toSorted()).toEqual(['-1', '-2']);

    faulty.fails = when;
    await back(2);
    await clock.pass(20 * SECOND);
    faulty.fails = 'no';
    expect((await told(faulty.streams, ring)).slice(2)).toHaveLength(when === 'before' ? 0 : 1);
    await clock.pass(3 * SECOND);
    expect((await told(faulty.streams, ring)).slice(2)).toEqual(['+2']);
    await house.close();
  },
);

test('two servers on one store agree on who is present', async () => {
  const clock = new ManualClock();
  const streams = lasting(openMemory({ now: () => clock.now() }));
  const { house, ring, back, lose } = await setOut({ clock, streams }, { people: 3 });
  const other = await openHouse({ clock, streams });
  await lose(2);
  const guest = await back(2, other.base);
  await clock.pass(10 * MINUTE);
  await caughtUp([guest, byId(ring.people, ring.people[0]?.you)]);
  const last = new Map((await told(streams, ring)).map((one) => [one.slice(1), one[0]]));
  expect([...last.values()].every((sign) => sign === '+')).toBe(true);
  expect((await told(streams, ring)).length).toBeLessThan(10);
  await house.close();
  await other.close();
});
