/** Time passes without a browser: clocks run out, tables are unloaded and loaded again, old ones are deleted. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Streams } from '../streams/streams.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { type Party, partyAt, teamInTurn } from '../testing/players.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const limits: Setup = {
  game: 'codenames',
  options: { form: 'teams', clock: { kind: 'limits', clue: 30, guess: 30 } },
  packs: ['en/classic'],
};

/** A game with a limit of half a minute per clue. */
async function timedGame(house: TestHouse): Promise<Party> {
  const party = await partyAt(house.base);
  const [host] = party.people;
  await host.must({ kind: 'setUp', setup: limits });
  await host.must({ kind: 'start' });
  await host.until(({ view }) => view.phase === 'playing');
  return party;
}

async function tablesInMemory({ base }: TestHouse): Promise<number> {
  return Number(/^safehouse_tables (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1]);
}

test('the clock acts at its time, for everyone to see', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { people } = await timedGame(house);
  const [host, guest] = people;
  const team = teamInTurn(host);
  await clock.pass(29_900);
  await guest.ping();
  expect(teamInTurn(guest)).toBe(team);
  await clock.pass(200);
  await guest.until((client) => teamInTurn(client) !== team);
  await house.close();
});

test('the clock acts without any browser', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { table, people } = await timedGame(house);
  const before = await house.streams.read(`table/${table}`, 0);
  await Promise.all(people.map((client) => client.close()));
  await house.connected(0);
  await clock.pass(10 * MINUTE);
  const after = await house.streams.read(`table/${table}`, before.length);
  expect(after.length).toBeGreaterThanOrEqual(19);
  expect(after.length).toBeLessThanOrEqual(21);
  await house.close();
});

test('a server that starts runs the clocks that expired while it was stopped', async () => {
  const clock = new ManualClock();
  const streams = lasting(openMemory({ now: () => clock.now() }));
  const before = await openHouse({ clock, streams });
  const { table } = await timedGame(before);
  const { length } = await streams.read(`table/${table}`, 0);
  await before.close();
  await clock.pass(5 * MINUTE);
  expect(await streams.read(`table/${table}`, length)).toEqual([]);
  const after = await openHouse({ clock, streams });
  await clock.pass(100);
  expect(await streams.read(`table/${table}`, length)).toHaveLength(1);
  await after.close();
});

test('a clock that was given more time at the last moment is still known to the store', async () => {
  const clock = new ManualClock();
  const real = lasting(openMemory({ now: () => clock.now() }));
  let isSlow = false;
  let goOn = (): void => {};
  const streams: Streams = {
    ...real,
    append: async (...asked) => {
      if (isSlow)
        await new Promise<void>((done) => {
          goOn = done;
        });
      return real.append(...asked);
    },
  };
  const house = await openHouse({ clock, streams });
  const { table, people } = await timedGame(house);
  const [host] = people;
  await clock.pass(29_000);
  isSlow = true;
  const extended = host.act({ kind: 'clock', do: 'extend' });
  await host.ping();
  // Time runs out while the extra minute is being stored.
  await clock.pass(2000);
  isSlow = false;
  goOn();
  expect(await extended).toMatchObject({ type: 'done' });
  await clock.pass(1000);
  const [due] = await streams.due(Number.MAX_SAFE_INTEGER, 10);
  expect(due?.stream).toBe(`table/${table}`);
  expect(due?.at).toBeGreaterThan(clock.now());
  const team = teamInTurn(host);
  await clock.pass(MINUTE);
  await host.until((client) => teamInTurn(client) !== team);
  await house.close();
});

test('an idle table leaves memory and comes back as it was', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { table, secrets, people } = await partyAt(house.base);
  const { view } = people[3];
  await clock.pass(20 * MINUTE);
  expect(await tablesInMemory(house)).toBe(1);
  await Promise.all(people.map((client) => client.close()));
  await house.connected(0);
  await clock.pass(MINUTE);
  expect(await tablesInMemory(house)).toBe(1);
  await clock.pass(20 * MINUTE);
  expect(await tablesInMemory(house)).toBe(0);
  const again = await Client.at(house.base, { table, secret: secrets[3] as string });
  expect({ ...again.view, host: view.host }).toEqual(view);
  expect(await tablesInMemory(house)).toBe(1);
  await house.close();
});

test('a table that was unused for long is deleted with its code, but not one with people connected', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock, settings: { keepDays: 10 }, timings: { sweep: 60 * MINUTE } });
  const secret = newSecret();
  const old = await openTable(house.base, secret);
  const kept = await openTable(house.base, secret);
  await clock.pass(9 * DAY);
  const somebody = await Client.at(house.base, { table: kept.table });
  expect((await fetch(`${house.base}/api/codes/${old.code}`)).status).toBe(200);
  await clock.pass(2 * DAY);
  expect((await fetch(`${house.base}/api/codes/${old.code}`)).status).toBe(404);
  expect(await house.streams.read(`table/${old.table}`, 0)).toEqual([]);
  expect(await house.streams.read(`code/${old.code}`, 0)).toEqual([]);
  expect(await house.streams.read(`table/${kept.table}`, 0)).toHaveLength(1);
  await somebody.ping();
  await house.close();
});
