/**
 * Lengths on the wire tell no secret: twin tables are dealt different secrets, and every audience of both is sent
 * messages of the same lengths, at the deal, after it, and when coming back.
 */
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { table as machine, stateFrom } from '@safehouse/rules/table/table.ts';
import type { Action, State } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Envelope } from '../tables/envelope.ts';
import { Client, newSecret } from '../testing/client.ts';
import * as duets from '../testing/duet.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { partyAt, playOut, teamInTurn } from '../testing/players.ts';
import * as rings from '../testing/spyfall.ts';

/** A game on the table after another one, with moves that reveal nothing. */
type Evening = { readonly table: string; readonly secrets: readonly string[]; readonly people: readonly Client[] };

const random = randomFrom('5a'.repeat(16) as Seed);
const REDEALS = 4;
const stateAfter = (stored: readonly Envelope[]): State => stateFrom(stored.map(({ event }) => event));

async function codenames(base: string): Promise<Evening> {
  const { table, secrets, people } = await partyAt(base);
  await people[0].must({ kind: 'start' });
  await rings.caughtUp(people);
  await playOut(people, random);
  await people[0].must({ kind: 'again', rotate: false });
  await rings.caughtUp(people);
  const [redSpymaster, red, blueSpymaster, blue] = people;
  const [spymaster, operative] = teamInTurn(red) === 'red' ? [redSpymaster, red] : [blueSpymaster, blue];
  const play = (action: object) => ({ kind: 'play', game: 'codenames', action }) as Action;
  await spymaster.must(play({ kind: 'giveClue', word: 'harbour', number: 2, meant: [3, 17] }));
  for (const card of [7, 3, 20]) await operative.must(play({ kind: 'mark', card, on: true }));
  return { table, secrets, people };
}

async function duet(base: string): Promise<Evening> {
  const pair = await duets.pairAt(base);
  const { table, secrets, west, east } = pair;
  await duets.begun(pair);
  await duets.playOut(pair);
  await west.must({ kind: 'again', rotate: false });
  await west.must(duets.duet({ kind: 'giveClue', word: 'harbour', number: 2 }));
  for (const card of [7, 3, 20]) await east.must(duets.duet({ kind: 'mark', card, on: true }));
  return { table, secrets, people: [west, east] };
}

/** The longest role by far is one of the table's own. */
const own = [
  { name: 'Our “summer” house', roles: ['"uncle" at the grill, æbler og øl', 'b', 'c', 'd', 'e', 'f', 'g'] },
];

async function spyfallRounds(base: string, rounds: number): Promise<Evening> {
  const ring = await rings.ringAt(base, { people: 5, rounds: 3, way: 'written', own });
  const { table, secrets, people } = ring;
  await rings.begun(ring);
  for (let round = 1; round < rounds; round++) {
    const spy = rings.spyOf(people);
    await rings.plays(people, rings.dealerOf(people), { kind: 'start' });
    await rings.plays(people, spy, { kind: 'stop' });
    const { locations, verdicts } = rings.spyfallView(spy);
    const free = locations.filter(({ id }) => verdicts.every(({ location }) => location !== id));
    await rings.plays(people, spy, { kind: 'name', location: free[0]?.id as string });
    await rings.plays(people, spy, { kind: 'goOn' });
  }
  await rings.plays(people, rings.dealerOf(people), { kind: 'start' });
  const { asker = '' } = rings.spyfallView(people[0] as Client).turn ?? {};
  const whom = people.find(({ you }) => you !== asker) as Client;
  await rings.plays(people, rings.byId(people, asker), { kind: 'ask', whom: whom.you as string, text: 'Cold here?' });
  await rings.plays(people, whom, { kind: 'answer', text: 'Only in winter.' });
  const [first, second, ...rest] = people as [Client, Client, Client, Client, Client];
  await rings.plays(people, first, { kind: 'accuse', suspect: second.you as string });
  for (const voter of rest) await rings.plays(people, voter, { kind: 'vote', guilty: false });
  return { table, secrets, people };
}

const isDeal = ({ event }: Envelope): boolean =>
  event.kind === 'dealt' || (event.kind === 'played' && (event.event as { kind: string }).kind === 'wentOn');

/** The same events with another deal, which everyone at the table could have been dealt. */
function redealt(stored: readonly Envelope[], dealtAt: number, random: Random): Envelope[] {
  const { round } = machine.redeal(stateAfter(stored.slice(0, dealtAt + 1)), 'spectator', random);
  const deal = (round?.state as { deal: never } | undefined)?.deal;
  const last = stored.findLastIndex(({ event }) => event.kind === 'dealt');
  return stored.map((one, i) => (i === last ? ({ ...one, event: { ...one.event, deal } } as Envelope) : one));
}

/** The lengths of all that was sent, but for presence: its timing varies. */
const lengthsOf = (client: Client): number[] => [
  ...client.frames.flatMap((text) => (/^\{"type":"(present|pong)"/.test(text) ? [] : [Buffer.byteLength(text)])),
  ...client.packed.map(({ length }) => length),
];

/** What each person, a guest without a place and a spectator are sent while these events are stored. */
async function lengthsAt(
  { table, secrets }: Evening,
  stored: readonly Envelope[],
  { dealtAt, form, now }: { dealtAt: number; form: 'json' | 'packed'; now: number },
): Promise<number[][]> {
  const clock = new ManualClock(now);
  const streams = openMemory({ now: () => clock.now() });
  await streams.append(`table/${table}`, 0, stored.slice(0, dealtAt));
  const house = await openHouse({ clock, streams });
  const hellos = [...secrets.map((secret) => ({ table, secret })), { table }];
  const clients = await Promise.all(hellos.map((hello) => Client.at(house.base, hello)));
  if (form === 'packed') await Promise.all(clients.map((client) => client.pack()));
  for (let version = dealtAt; version < stored.length; version++) {
    await streams.append(`table/${table}`, version, [stored[version] as Envelope]);
    await Promise.all(clients.map((client) => client.until(() => client.version > version)));
  }
  // Everyone comes back, and has to be shown everything.
  for (const [i, hello] of hellos.entries()) await clients[i]?.hello(hello);
  const lengths = clients.map((client) =>
    form === 'json' ? lengthsOf(client) : [...client.packed.map(({ length }) => length), lastWelcome(client)],
  );
  await house.close();
  return lengths;
}

const lastWelcome = ({ frames }: Client): number =>
  Buffer.byteLength(frames.findLast((text) => text.startsWith('{"type":"welcome"')) ?? '');

const evenings: readonly (readonly [string, (base: string) => Promise<Evening>])[] = [
  ['Codenames', codenames],
  ['Duet', duet],
  ['Spyfall', (base) => spyfallRounds(base, 1)],
  ['Spyfall, the second round', (base) => spyfallRounds(base, 2)],
];

async function recorded(house: TestHouse, play: (base: string) => Promise<Evening>) {
  const evening = await play(house.base);
  const secret = newSecret();
  const guest = await Client.at(house.base, { table: evening.table, secret });
  await guest.close();
  const stored = (await house.streams.read(`table/${evening.table}`, 0)).map(({ event }) => event as Envelope);
  return { evening: { ...evening, secrets: [...evening.secrets, secret] }, stored };
}

test.each(evenings)('lengths tell no secret of %s', async (_, play) => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { evening, stored } = await recorded(house, play);
  await house.close();
  const dealtAt = stored.findLastIndex(isDeal);
  for (const form of ['json', 'packed'] as const) {
    const how = { dealtAt, form, now: clock.now() };
    const lengths = await lengthsAt(evening, stored, how);
    expect(lengths.every((each) => each.length > 3)).toBe(true);
    for (let i = 0; i < REDEALS; i++) {
      const other = redealt(stored, dealtAt, random);
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(stored));
      expect(await lengthsAt(evening, other, how), form).toEqual(lengths);
    }
  }
});
