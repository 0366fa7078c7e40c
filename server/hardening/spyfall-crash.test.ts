/** The server is killed during both votes of Spyfall: it comes back with the votes, the time, and who was there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import { eventOf } from '../tables/envelope.ts';
import { Client } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { freePort, listening, startTestServer, type TestServerProcess } from '../testing/process.ts';
import { begun, byId, dealerOf, plays, type Ring, ringAt, spyfallView, spyOf } from '../testing/spyfall.ts';

const MINUTE = 60_000;
/** Longer than a lost connection is tolerated. */
const NOTICED = 6500;
const BEGUN = 1_800_000_000_000;

/** A game whose server was stopped while the clock ran. */
async function longAgo(file: string): Promise<Ring> {
  const house = await openHouse({ clock: new ManualClock(BEGUN), streams: openSqlite(file) });
  const ring = await ringAt(house.base, { people: 5, rounds: 2, minutes: 8, patience: 600 });
  await begun(ring);
  await plays(ring.people, dealerOf(ring.people), { kind: 'start' });
  await house.close();
  return ring;
}

/** A server on this folder that is killed and restarted, with a clock that the test moves. */
async function mortalAt(data: string, opened: number) {
  const environment = { SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  let now = opened;
  let server: TestServerProcess;
  const start = async (): Promise<void> => {
    server = startTestServer(environment, { now });
    await listening(server);
  };
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
  };
  await start();
  onTestFinished(kill);
  return {
    base: `http://127.0.0.1:${environment.SAFEHOUSE_PORT}`,
    now: () => now,
    kill,
    pass: async (milliseconds: number) => {
      await server.tell({ pass: milliseconds });
      now += milliseconds;
    },
    /** How long it is down. */
    killed: async (milliseconds = 0) => {
      await kill();
      now += milliseconds;
      await start();
    },
  };
}

test('killed during the last vote and during an accusation, it continues from there', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-spyfall-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const file = join(data, 'safehouse.db');
  const { table, secrets } = await longAgo(file);
  const server = await mortalAt(data, BEGUN + 20 * MINUTE);
  const back = (seat: number) => Client.at(server.base, { table, secret: secrets[seat] as string });
  const all = (seats: readonly number[]) => Promise.all(seats.map(back));
  const everybody = [0, 1, 2, 3, 4];

  // The time ran out while the server was stopped, with nobody there (S17).
  let people = await all(everybody);
  const tv = await Client.at(server.base, { table });
  await server.pass(NOTICED);
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
  await server.killed();

  // One player does not come back at once: the vote is unchanged, and that player is missing.
  people = await all([0, 1, 2, 3]);
  expect(people.map(spyfallView)).toEqual(before.slice(0, 4));
  await server.pass(NOTICED);
  expect(people.map((client) => spyfallView(client).players.filter(({ until }) => until !== undefined))).toEqual(
    people.map(() => [expect.objectContaining({ gone: false })]),
  );
  expect(people.map(withoutWaiting)).toEqual(before.slice(0, 4));
  people.push(await back(4));
  await people[4]?.ping();
  expect(people.map(withoutWaiting)).toEqual(before);
  while (spyfallView(people[0] as Client).phase === 'ballot') {
    const voter = byId(people, spyfallView(people[0] as Client).ballot?.awaited);
    const suspect = people.find((client) => client !== voter)?.you as string;
    await plays(people, voter, { kind: 'suspect', suspect });
  }
  expect(spyfallView(people[0] as Client).verdicts).toHaveLength(1);

  // Round 2: an accusation with two of four votes.
  await plays(people, people[0] as Client, { kind: 'goOn' });
  await plays(people, dealerOf(people), { kind: 'start' });
  await server.pass(300);
  const spy = spyOf(people);
  const [accuser, ...voters] = people.filter((client) => client !== spy) as [Client, ...Client[]];
  await plays(people, accuser, { kind: 'accuse', suspect: spy.you as string });
  await plays(people, voters[0] as Client, { kind: 'vote', guilty: true });
  const stopped = people.map(spyfallView);
  const left = 8 * MINUTE - 300;
  expect(stopped[0]?.clock).toMatchObject({ left });
  await server.killed(1000);
  people = await all(everybody);
  expect(people.map(spyfallView)).toEqual(stopped);
  const again = (client: Client | undefined) => byId(people, client?.you);
  expect(
    await again(voters[0]).act({ kind: 'play', game: 'spyfall', action: { kind: 'vote', guilty: false } }),
  ).toMatchObject({ code: 'voted-already' });
  // With one vote against it the round continues, with the remaining time.
  await plays(people, again(voters[1]), { kind: 'vote', guilty: false });
  await plays(people, again(voters[2]), { kind: 'vote', guilty: true });
  expect(spyfallView(people[0] as Client)).toMatchObject({
    phase: 'asking',
    clock: { until: server.now() + left },
  });

  await server.kill();
  const streams = openSqlite(file);
  const events = (await streams.read(`table/${table}`, 0)).map(eventOf);
  await streams.close();
  const told = events.flatMap((event) => (event.kind === 'presence' ? [[event.person, event.here]] : []));
  expect(told).toEqual([
    [people[4]?.you, false],
    [people[4]?.you, true],
  ]);
});

/** A view without how long the others wait for someone who is away. */
function withoutWaiting(client: Client): object {
  const view = spyfallView(client);
  return { ...view, players: view.players.map(({ until: _, ...rest }) => rest) };
}
