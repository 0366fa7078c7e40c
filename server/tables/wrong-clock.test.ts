/** The clock of the machine was wrong for a while: limits of time that were set then still run out. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { Client } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { partyAt, teamInTurn } from '../testing/players.ts';
import { begun, dealerOf, plays, ringAt, spyfallView } from '../testing/spyfall.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const limits: Setup = {
  game: 'codenames',
  options: { form: 'teams', clock: { kind: 'limits', clue: 30, guess: 30 } },
  packs: ['en/classic'],
};

/** A store, a clock that is 400 days ahead, and one that is right. */
function twoClocks() {
  const right = new ManualClock();
  const wrong = new ManualClock(right.now() + 400 * DAY);
  return { right, wrong, streams: lasting(openMemory({ now: () => right.now() })) };
}

test('a turn of Codenames gets its whole limit again, and runs out', async () => {
  const { right, wrong, streams } = twoClocks();
  const before = await openHouse({ clock: wrong, streams });
  const { table, people, secrets } = await partyAt(before.base);
  await people[0].must({ kind: 'setUp', setup: limits });
  await people[0].must({ kind: 'start' });
  await before.close();

  const after = await openHouse({ clock: right, streams });
  const guest = await Client.at(after.base, { table, secret: secrets[1] as string });
  await right.pass(100);
  const team = teamInTurn(guest);
  const clockOf = ({ view }: Client) => (view.round?.view.game === 'codenames' ? view.round.view.clock : undefined);
  await guest.until((client) => (clockOf(client)?.until ?? 0) <= right.now() + 30_000);
  expect(clockOf(guest)).toMatchObject({ total: 30_000 });
  expect(teamInTurn(guest)).toBe(team);
  await right.pass(31_000);
  await guest.until((client) => teamInTurn(client) !== team);
  await after.close();
});

test('a round of Spyfall runs out', async () => {
  const { right, wrong, streams } = twoClocks();
  const before = await openHouse({ clock: wrong, streams });
  const ring = await ringAt(before.base, { people: 4, minutes: 8 });
  await begun(ring);
  await plays(ring.people, dealerOf(ring.people), { kind: 'start' });
  await before.close();

  const after = await openHouse({ clock: right, streams });
  const people: Client[] = [];
  for (const secret of ring.secrets) people.push(await Client.at(after.base, { table: ring.table, secret }));
  const [guest] = people as [Client];
  await right.pass(30_000);
  await guest.ping();
  expect(spyfallView(guest).phase).toBe('asking');
  await right.pass(9 * MINUTE);
  await guest.until((client) => spyfallView(client).phase !== 'asking');
  await after.close();
});

test('a vote of Spyfall stops waiting for someone who lost the connection under the wrong clock', async () => {
  const { right, wrong, streams } = twoClocks();
  const before = await openHouse({ clock: wrong, streams });
  const ring = await ringAt(before.base, { people: 4, patience: 60 });
  await begun(ring);
  await plays(ring.people, dealerOf(ring.people), { kind: 'start' });
  const [accuser, suspect, voter, lost] = ring.people as [Client, Client, Client, Client];
  await plays(ring.people, accuser, { kind: 'accuse', suspect: suspect.you as string });
  await lost.close();
  await before.connected(3);
  await wrong.pass(10_000);
  await voter.ping();
  await before.close();

  const after = await openHouse({ clock: right, streams });
  const people: Client[] = [];
  for (const secret of ring.secrets.slice(0, 3)) {
    people.push(await Client.at(after.base, { table: ring.table, secret }));
  }
  const [guest] = people as [Client];
  await right.pass(30_000);
  await guest.ping();
  const isGone = (client: Client) => spyfallView(client).players.find(({ person }) => person === lost.you)?.gone;
  expect(isGone(guest)).toBe(false);
  await right.pass(2 * MINUTE);
  await guest.until((client) => isGone(client) === true);
  await after.close();
});
