/**
 * Records a store as this version writes it, for later versions to read: `node server/upgrade/record.ts FOLDER` writes
 * house.db and house.json. Run it once for each released version, and keep both.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalAction as duetAction } from '@safehouse/rules/duet/random-player.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { mapOf, openCampaign, openMission } from '../testing/campaigns.ts';
import type { Client } from '../testing/client.ts';
import { duet, begun as duetBegun, pairAt, playOut as winDuet } from '../testing/duet.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { mustBring } from '../testing/packs.ts';
import { someMove as codenamesMove, partyAt, playingAt, playOut } from '../testing/players.ts';
import { ringAt, spyfall, begun as spyfallBegun, someMove as spyfallMove } from '../testing/spyfall.ts';
import { type Record as House, type Recorded, seenBy } from './seen.ts';

const CITY = 'prague';
const folder = process.argv[2];
if (folder === undefined) throw new Error('Say where: node server/upgrade/record.ts server/upgrade/0.1.0');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'house.db');
rmSync(file, { force: true });

const random = randomFrom('0a'.repeat(16) as Seed);
const sqlite = openSqlite(file);
const wakings = new Map<string, number | undefined>();
const house = await openHouse({
  streams: {
    ...lasting(sqlite),
    append: (stream, version, events, wakeAt) => {
      wakings.set(stream, wakeAt);
      return sqlite.append(stream, version, events, wakeAt);
    },
  },
});
const { base } = house;
const tables: Recorded[] = [];

type Seated = { readonly table: string; readonly secrets: readonly string[]; readonly people: readonly Client[] };

async function keep(about: string, { table, secrets, people }: Seated): Promise<void> {
  await Promise.all(people.map((client) => client.ping()));
  const guests = people.map((client, i) => ({ secret: secrets[i] as string, seen: seenBy(client) }));
  tables.push({ about, table, guests });
}

/** This many random moves, by any player who may move. */
async function play(
  people: readonly Client[],
  moves: number,
  move: (client: Client) => Action | undefined,
): Promise<void> {
  for (let made = 0; made < moves; ) {
    await Promise.all(people.map((client) => client.ping()));
    const [first] = people;
    if (first?.view.phase !== 'playing') throw new Error('the game ended too soon: take another seed');
    for (const client of people) {
      const action = move(client);
      if (!action) continue;
      await client.must(action);
      made += 1;
      break;
    }
  }
}

const lobby = await partyAt(base);
await lobby.people[0].must({ kind: 'say', text: 'Is everybody here?' });
await mustBring(base, lobby.table, { secret: lobby.secrets[0] as string });
await keep('a lobby with words of its own', lobby);

const over = await playingAt(base);
await playOut(over.people, random);
await keep('a finished game of Codenames', over);

const codenames = await playingAt(base);
await play(codenames.people, 6, (client) => codenamesMove(client, random));
await keep('a game of Codenames', codenames);

const pair = await pairAt(base);
await duetBegun(pair);
const two = { ...pair, people: [pair.west, pair.east] };
await play(two.people, 4, ({ view }) => {
  const game = view.round?.view;
  const action = game?.game === 'duet' ? duetAction(game, random) : undefined;
  return action && duet(action);
});
await keep('a game of Duet', two);

const campaign = await openCampaign(base);
const mission = await pairAt(base, await openMission(base, campaign, CITY));
await duetBegun(mission);
await winDuet(mission);
const winsAt = async () => (await mapOf(base, campaign)).cities.find(({ id }) => id === CITY)?.wins ?? 0;
while ((await winsAt()) === 0) await mission.west.ping();
await keep('a mission that was won', { ...mission, people: [mission.west, mission.east] });

const ring = await ringAt(base, { people: 4, way: 'written' });
await spyfallBegun(ring);
await play(ring.people, 3, (client) => {
  const action = spyfallMove(client, random, 'accepted');
  return action && spyfall(action);
});
await keep('a game of Spyfall', ring);

const now = Date.now();
await house.close();
const streams = await Promise.all(
  [...wakings].map(async ([stream, wakeAt]) => {
    const events = (await sqlite.read(stream, 0)).map(({ event }) => event);
    return { stream, ...(wakeAt !== undefined && { wakeAt }), events };
  }),
);
await sqlite.close();
const record: House = { now, tables, campaign: { id: campaign, city: CITY, wins: 1 }, streams };
writeFileSync(join(folder, 'house.json'), `${JSON.stringify(record)}\n`);
