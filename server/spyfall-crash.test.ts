/** The real server is killed during both votes of Spyfall: it comes back as it was, with the votes, the time, and who was there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from './streams/sqlite.ts';
import { eventOf } from './tables/envelope.ts';
import { Client } from './testing/client.ts';
import { openHouse } from './testing/house.ts';
import { ManualClock } from './testing/manual-clock.ts';
import { freePort, listening, type ServerProcess, startServer } from './testing/process.ts';
import { begun, byId, dealerOf, plays, type Ring, ringAt, spyfallView, spyOf } from './testing/spyfall.ts';

const MINUTE = 60_000;
/** Longer than a lost connection is overlooked. */
const NOTICED = 6500;

/** An evening that began a while ago and was closed with its clock running, so that nobody has to wait for it here. */
async function longAgo(file: string): Promise<Ring> {
  const clock = new ManualClock(Date.now() - 20 * MINUTE);
  const house = await openHouse({ clock, streams: openSqlite(file) });
  const ring = await ringAt(house.base, { people: 5, rounds: 2, minutes: 8, patience: 600 });
  await begun(ring);
  await plays(ring.people, dealerOf(ring.people), { kind: 'start' });
  await house.close();
  return ring;
}

test('killed during the last vote and during an accusation, it goes on from there', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-spyfall-'));
  const file = join(data, 'safehouse.db');
  const { table, secrets } = await longAgo(file);
  const environment = { SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  let server: ServerProcess = startServer(environment);
  await listening(server);
  const { base } = server;
  const back = (seat: number) => Client.at(base, { table, secret: secrets[seat] as string });
  const all = (seats: readonly number[]) => Promise.all(seats.map(back));
  const killed = async () => {
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = startServer(environment);
    await listening(server);
  };
  const everybody = [0, 1, 2, 3, 4];

  // The time ran out while the house was closed, with nobody there (S17).
  let people = await all(everybody);
  const tv = await Client.at(base, { table });
  await tv.until((client) => spyfallView(client).phase === 'suspicions');
  const dealer = dealerOf(people);
  await plays(people, dealer, { kind: 'openBallot' });
  for (let voices = 0; voices < 2; voices++) {
    const voter = byId(people, spyfallView(tv).ballot?.awaited);
    const suspect = people.find((client) => client !== voter)?.you as string;
    await plays([...people, tv], voter, { kind: 'suspect', suspect });
  }
  const before = people.map(spyfallView);
  expect(before[0]?.ballot?.voices).toHaveLength(2);
  await killed();

  // One does not come back at once: the vote is as it was, and somebody is missed.
  people = await all([0, 1, 2, 3]);
  expect(people.map(spyfallView)).toEqual(before.slice(0, 4));
  await sleep(NOTICED);
  expect(people.map(spyfallView)).toEqual(before.slice(0, 4));
  people.push(await back(4));
  await people[4]?.ping();
  expect(people.map(spyfallView)).toEqual(before);
  while (spyfallView(people[0] as Client).phase === 'ballot') {
    const voter = byId(people, spyfallView(people[0] as Client).ballot?.awaited);
    const suspect = people.find((client) => client !== voter)?.you as string;
    await plays(people, voter, { kind: 'suspect', suspect });
  }
  expect(spyfallView(people[0] as Client).verdicts).toHaveLength(1);

  // Round 2: an accusation, two of four voices given.
  await plays(people, people[0] as Client, { kind: 'goOn' });
  await plays(people, dealerOf(people), { kind: 'start' });
  await sleep(300);
  const spy = spyOf(people);
  const [accuser, ...voters] = people.filter((client) => client !== spy) as [Client, ...Client[]];
  await plays(people, accuser, { kind: 'accuse', suspect: spy.you as string });
  await plays(people, voters[0] as Client, { kind: 'vote', guilty: true });
  const stopped = people.map(spyfallView);
  const { clock } = stopped[0] ?? {};
  const left = clock && 'left' in clock ? clock.left : 0;
  expect(left).toBeLessThanOrEqual(8 * MINUTE - 300);
  expect(left).toBeGreaterThan(7 * MINUTE);
  await killed();
  await sleep(1000);
  people = await all(everybody);
  expect(people.map(spyfallView)).toEqual(stopped);
  const again = (client: Client | undefined) => byId(people, client?.you);
  expect(
    await again(voters[0]).act({ kind: 'play', game: 'spyfall', action: { kind: 'vote', guilty: false } }),
  ).toMatchObject({ code: 'voted-already' });
  // With one against it goes on, with the time it had.
  await plays(people, again(voters[1]), { kind: 'vote', guilty: false });
  await plays(people, again(voters[2]), { kind: 'vote', guilty: true });
  const resumed = spyfallView(people[0] as Client);
  expect(resumed.phase).toBe('asking');
  const until = resumed.clock && 'until' in resumed.clock ? resumed.clock.until : 0;
  expect(Math.abs(until - Date.now() - left)).toBeLessThan(2000);

  server.child.kill('SIGKILL');
  await server.ended;
  const streams = openSqlite(file);
  const events = (await streams.read(`table/${table}`, 0)).map(eventOf);
  // On a slow machine others may have been missed for a moment, too.
  const told = events.flatMap((event) => (event.kind === 'presence' ? [event] : []));
  const late = told.filter(({ person }) => person === people[4]?.you).map(({ here }) => here);
  expect(late.slice(0, 2)).toEqual([false, true]);
  for (const { you } of people) expect(told.findLast(({ person }) => person === you)?.here ?? true).toBe(true);
  await streams.close();
  rmSync(data, { recursive: true });
}, 60_000);
