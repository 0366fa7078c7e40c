/** Stores recorded by earlier versions: this version opens them, everyone is back, and running games continue. */
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { openSqlite } from '../streams/sqlite.ts';
import type { Streams } from '../streams/streams.ts';
import { cityOn } from '../testing/campaigns.ts';
import { Client } from '../testing/client.ts';
import { someMove } from '../testing/endless-play.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { type Record as House, type Recorded, seenBy } from './seen.ts';

/** More than any of the games needs. */
const MOST_MOVES = 300;

const versions = globSync('*/house.json', { cwd: import.meta.dirname }).map((path) => path.split(/[\\/]/)[0] as string);
const fileOf = (version: string, name: string) => join(import.meta.dirname, version, name);
const recordOf = (version: string) => JSON.parse(readFileSync(fileOf(version, 'house.json'), 'utf8')) as House;

/** From a copy of its file, and from its events in another store. */
const ways: Record<string, (version: string, folder: string) => Promise<Streams>> = {
  'the SQLite file': async (version, folder) => {
    copyFileSync(fileOf(version, 'house.db'), join(folder, 'house.db'));
    return openSqlite(join(folder, 'house.db'));
  },
  'the events, copied to another store,': async (version) => {
    const { streams, now } = recordOf(version);
    const store = openMemory();
    for (const { stream, events, wakeAt } of streams) await store.append(stream, 0, events, wakeAt, now);
    return store;
  },
};

test('there is a recorded store for every format that events ever had', () => {
  expect(versions.toSorted()).toEqual(['0.1.0', '0.1.0-names-in-events']);
});

test.each(versions.flatMap((version) => Object.keys(ways).map((way) => ({ version, way }))))(
  '$way of $version is read, everybody sees what they saw, and games go on to their end',
  async ({ version, way }) => {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-upgrade-'));
    const { now, tables, campaign, streams: written } = recordOf(version);
    const store = await (ways[way] as (typeof ways)[string])(version, folder);
    const clock = new ManualClock(now);
    const house = await openHouse({ streams: lasting(store), clock });
    for (const recorded of tables) {
      const people = await comeBack(house.base, recorded);
      if (people[0]?.view.phase !== 'playing') continue;
      await playOn(people, clock);
      await Promise.all(people.map((client) => client.close()));
    }
    expect((await cityOn(house.base, campaign.id, campaign.city)).wins).toBe(campaign.wins);
    await house.close();

    // Stored events stay unchanged: after a downgrade, the old version can read them.
    for (const { stream, events } of written) {
      const stored = await store.read(stream, 0);
      expect(stored.slice(0, events.length).map(({ event }) => event)).toEqual(events);
    }
    await store.close();
    rmSync(folder, { recursive: true });
  },
);

async function comeBack(base: string, { about, table, guests }: Recorded): Promise<Client[]> {
  const people = await Promise.all(guests.map(({ secret }) => Client.at(base, { table, secret })));
  for (const [i, { seen }] of guests.entries()) expect(seenBy(people[i] as Client), about).toEqual(seen);
  return people;
}

/** Until it is over; when everyone waits for the clock, the clock advances. */
async function playOn(people: readonly Client[], clock: ManualClock): Promise<void> {
  const random = randomFrom('0b'.repeat(16) as Seed);
  const [host] = people as [Client];
  for (let moves = 0; host.view.phase === 'playing'; moves++) {
    expect(moves).toBeLessThan(MOST_MOVES);
    const possible = people.flatMap((client) => {
      const action = someMove(client, random);
      return action ? [{ client, action }] : [];
    });
    if (possible.length === 0) await clock.pass(30_000);
    else {
      const { client, action } = random.pick(possible);
      await client.act(action);
    }
    await Promise.all(people.map((client) => client.ping()));
  }
}
