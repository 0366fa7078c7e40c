/**
 * Time and absence in Spyfall, without a browser and across restarts: the clock runs out, the table stops waiting (S17,
 * S22).
 */
import type { Event as SpyfallEvent } from '@safehouse/rules/spyfall/types.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { Client } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { begun, caughtUp, dealerOf, isSpy, plays, type Ring, ringAt, spyfallView, spyOf } from '../testing/spyfall.ts';
import { eventOf } from './envelope.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

async function tablesInMemory({ base }: TestHouse): Promise<number> {
  return Number(/^safehouse_tables (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1]);
}

/** A game whose clock was started at `begunAt`. */
async function started(options: Parameters<typeof ringAt>[1]) {
  const clock = new ManualClock();
  const streams = lasting(openMemory({ now: () => clock.now() }));
  const house = await openHouse({ clock, streams });
  const ring = await ringAt(house.base, options);
  await begun(ring);
  await plays(ring.people, dealerOf(ring.people), { kind: 'start' });
  const begunAt = clock.now();
  /** What the game did by itself so far, with milliseconds since its start. */
  const alone = async () => {
    const events = (await streams.read(`table/${ring.table}`, 0)).map(eventOf);
    return events.flatMap((event) => {
      const move = event.kind === 'played' ? (event.event as SpyfallEvent) : undefined;
      return move && ['timeUp', 'ballotOpened', 'gaveUpOn', 'settled'].includes(move.kind)
        ? [[move.kind, move.at - begunAt]]
        : [];
    });
  };
  const back = (seat: number, base = house.base) =>
    Client.at(base, { table: ring.table, secret: ring.secrets[seat] as string });
  return { clock, streams, house, ring, alone, back };
}

async function closeAll(house: TestHouse, { people }: Ring): Promise<void> {
  await Promise.all(people.map((client) => client.close()));
  await house.connected(0);
}

test('with every browser closed the time is up all the same, also when the table has left memory', async () => {
  const { clock, house, ring, alone, back } = await started({ minutes: 30, patience: 60 });
  await closeAll(house, ring);
  await clock.pass(15 * MINUTE);
  expect(await tablesInMemory(house)).toBe(0);
  expect(await alone()).toEqual([]);
  await clock.pass(90 * MINUTE);
  expect(await tablesInMemory(house)).toBe(0);
  // S17: the vote also opens by itself, then waits for people: while nobody is there, nobody is given up on.
  expect(await alone()).toEqual([
    ['timeUp', 30 * MINUTE],
    ['ballotOpened', 31 * MINUTE],
  ]);
  const again = await back(0);
  expect(spyfallView(again)).toMatchObject({ phase: 'ballot', ballot: { voices: [] } });
  await house.close();
});

test('a restarted server keeps the time, with nobody there', async () => {
  const { clock, streams, house, ring, alone } = await started({ minutes: 8, patience: 60 });
  await closeAll(house, ring);
  await clock.pass(3 * MINUTE);
  await house.close();
  await clock.pass(2 * MINUTE);
  const second = await openHouse({ clock, streams });
  await clock.pass(3 * MINUTE - SECOND);
  expect(await alone()).toEqual([]);
  await clock.pass(2 * SECOND);
  expect(await alone()).toEqual([['timeUp', 8 * MINUTE]]);
  await second.close();
  // Overdue steps run once the server is open again and knows who is there.
  await clock.pass(10 * MINUTE);
  const opening = clock.now();
  const third = await openHouse({ clock, streams });
  await clock.pass(6 * SECOND);
  const [, opened] = await alone();
  expect(opened?.[0]).toBe('ballotOpened');
  const events = (await streams.read(`table/${ring.table}`, 0)).map(eventOf);
  const last = events.findLast((event) => event.kind === 'played');
  expect((last as { event: SpyfallEvent }).event.at - opening).toBeLessThan(6 * SECOND);
  await third.close();
});

test('no move comes before a deadline that passed while the server was stopped', async () => {
  const { clock, streams, house, ring, back } = await started({ minutes: 8 });
  const spy = ring.people.findIndex(isSpy);
  await clock.pass(8 * MINUTE - SECOND);
  await house.close();
  await clock.pass(10 * SECOND);
  const after = await openHouse({ clock, streams });
  const again = await back(spy, after.base);
  const answer = again.act({ kind: 'play', game: 'spyfall', action: { kind: 'stop' } });
  await clock.pass(6 * SECOND);
  expect(await answer).toMatchObject({ type: 'refused', code: 'time-is-up' });
  expect(spyfallView(again).phase).toBe('suspicions');
  await after.close();
});

test('time that is stopped for a vote is the same after a restart, whenever that is', async () => {
  const { clock, streams, house, ring, back } = await started({ people: 4, minutes: 8 });
  const [one, two, three, four] = ring.people as [Client, Client, Client, Client];
  await clock.pass(3 * MINUTE);
  await plays(ring.people, one, { kind: 'accuse', suspect: two.you as string });
  await plays(ring.people, three, { kind: 'vote', guilty: false });
  const before = spyfallView(four);
  await house.close();
  await clock.pass(60 * MINUTE);
  const after = await openHouse({ clock, streams });
  const again = await back(3, after.base);
  expect(spyfallView(again)).toEqual(before);
  expect(before.clock).toEqual({ total: 8 * MINUTE, left: 5 * MINUTE });
  await plays([again], again, { kind: 'vote', guilty: true });
  expect(spyfallView(again)).toMatchObject({ phase: 'asking', clock: { until: clock.now() + 5 * MINUTE } });
  await after.close();
});

test('the table goes on waiting after a restart, and not longer than it would have', async () => {
  const { clock, streams, house, ring, alone, back } = await started({ people: 5, minutes: 30, patience: 120 });
  const away = ring.people.findIndex((client) => !isSpy(client) && client !== ring.people[0]);
  await ring.people[away]?.close();
  await ring.people[0]?.until(({ present }) => present.length === 4);
  await clock.pass(65 * SECOND);
  await house.close();
  const after = await openHouse({ clock, streams });
  for (const seat of ring.people.keys()) if (seat !== away) await back(seat, after.base);
  await clock.pass(58 * SECOND);
  expect(await alone()).toEqual([]);
  await clock.pass(4 * SECOND);
  expect(await alone()).toEqual([['gaveUpOn', 125 * SECOND]]);
  await after.close();
});

/** Eight people: the spy, those who will disconnect, and those who stay. */
async function eight() {
  const { clock, house, ring, back } = await started({ people: 8, patience: 60 });
  const spy = spyOf(ring.people);
  const innocents = ring.people.filter((client) => client !== spy);
  const lose = async (...clients: Client[]) => {
    const rest = ring.people.filter((client) => !clients.includes(client));
    await Promise.all(clients.map((client) => client.close()));
    await rest[0]?.until(({ present }) => present.length === rest.length);
    return rest;
  };
  return { clock, house, ring, back, spy, innocents, lose };
}

test('eight people, and two drop out: an accusation waits for them, and then does not', async () => {
  const { clock, house, ring, back, spy, innocents, lose } = await eight();
  const [accuser, gone, late, ...others] = innocents as [Client, Client, Client, ...Client[]];
  await plays(ring.people, accuser, { kind: 'accuse', suspect: spy.you as string });
  const rest = await lose(gone, late);
  for (const voter of others) await plays(rest, voter, { kind: 'vote', guilty: true });
  expect(spyfallView(accuser).accusation?.awaited.toSorted()).toEqual([gone.you, late.you].toSorted());
  await clock.pass(60 * SECOND);
  await caughtUp(rest);
  expect(spyfallView(accuser).phase).toBe('accusation');
  // One is back in time and may vote.
  const again = await back(ring.people.indexOf(late));
  await clock.pass(10 * SECOND);
  await caughtUp([...rest, again]);
  expect(spyfallView(accuser).accusation?.awaited).toEqual([late.you]);
  expect(spyfallView(accuser).players.filter(({ gone }) => gone)).toMatchObject([{ person: gone.you }]);
  await plays([...rest, again], again, { kind: 'vote', guilty: true });
  expect(spyfallView(accuser).verdicts).toMatchObject([{ result: 'spy-accused' }]);
  await house.close();
});

test('eight people, and two drop out: the last vote waits for whose turn it is, and then goes on', async () => {
  const { clock, house, ring, spy, lose } = await eight();
  const dealer = dealerOf(ring.people);
  await clock.pass(8 * MINUTE + SECOND);
  await caughtUp(ring.people);
  await plays(ring.people, dealer, { kind: 'openBallot' });
  const first = ring.people.indexOf(dealer);
  const order = [...ring.people.slice(first), ...ring.people.slice(0, first)];
  const [one, two] = order.filter((client) => client !== spy && client !== dealer) as [Client, Client];
  const rest = await lose(one, two);
  let waited = 0;
  const [anyone] = rest as [Client];
  while (spyfallView(anyone).phase === 'ballot') {
    const { awaited } = spyfallView(anyone).ballot ?? {};
    const voter = rest.find(({ you }) => you === awaited);
    if (voter) {
      const suspect = voter === spy ? (rest.find((client) => client !== spy) as Client) : spy;
      await plays(rest, voter, { kind: 'suspect', suspect: suspect.you as string });
    } else {
      expect([one.you, two.you]).toContain(awaited);
      waited += 1;
      await clock.pass(66 * SECOND);
      await caughtUp(rest);
      expect(spyfallView(anyone).ballot?.awaited).not.toBe(awaited);
    }
  }
  expect(waited).toBe(1);
  expect(spyfallView(anyone).verdicts).toMatchObject([{ result: 'spy-convicted', suspect: spy.you }]);
  await house.close();
});

test('a spy who is gone for longer than agreed makes the round void, and the game goes on', async () => {
  const { clock, house, ring, spy, lose, back } = await eight();
  const rest = await lose(spy);
  await clock.pass(64 * SECOND);
  await caughtUp(rest);
  const [anyone] = rest as [Client];
  expect(spyfallView(anyone).phase).toBe('asking');
  await clock.pass(2 * SECOND);
  await caughtUp(rest);
  expect(spyfallView(anyone).verdicts).toMatchObject([{ result: 'void', spy: spy.you, points: [] }]);
  expect(spyfallView(anyone).players.every(({ points }) => points === 0)).toBe(true);
  // S7: the spy would deal next, but someone who is gone does not.
  await plays(rest, anyone, { kind: 'goOn' });
  expect(spyfallView(anyone)).toMatchObject({ phase: 'briefing', round: 2 });
  expect(spyfallView(anyone).dealer).not.toBe(spy.you);
  const again = await back(ring.people.indexOf(spy));
  await caughtUp([...rest, again]);
  expect(spyfallView(again).you).toEqual({ person: spy.you });
  expect(spyfallView(again).may.ask).toBe('next-round');
  await house.close();
});
