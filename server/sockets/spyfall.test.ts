/**
 * Whole games of Spyfall over sockets, spoken and written: what everyone sees at each step, and how points are scored.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proof } from '@safehouse/protocol/http.ts';
import { unfairness } from '@safehouse/rules/table/fair.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import {
  begun,
  byId,
  caughtUp,
  dealerOf,
  isSpy,
  plays,
  ringAt,
  spyfall,
  spyfallView,
  spyOf,
} from '../testing/spyfall.ts';

const MINUTE = 60_000;

let house: TestHouse;
let clock: ManualClock;
beforeAll(async () => {
  clock = new ManualClock();
  house = await openHouse({ clock });
});
afterAll(() => house.close());

const idOf = (client: Client): string => client.you as string;

/** The location, from an innocent's card. */
function placeOf(people: readonly Client[]): string {
  const card = people.map((client) => spyfallView(client).you?.card).find((card) => card && 'location' in card);
  if (!card || !('location' in card)) throw new Error('nobody has a card');
  return card.location;
}

const pointsIn = (client: Client) => spyfallView(client).players.map(({ points }) => points);

test('a spoken evening of three rounds: an accusation that is carried, the spy who stops, and the last vote', async () => {
  const ring = await ringAt(house.base, { people: 4, rounds: 3, minutes: 8 });
  const { people, table } = ring;
  const tv = await Client.at(house.base, { table });
  await begun(ring);
  const all = [...people, tv];
  const [anyone] = people as [Client];
  const move = (by: Client, action: Parameters<typeof spyfall>[0]) => plays(all, by, action);
  const refused = async (by: Client, action: Parameters<typeof spyfall>[0], code: string) =>
    expect(await by.act(spyfall(action))).toMatchObject({ type: 'refused', code });
  const innocents = () => people.filter((client) => !isSpy(client));

  // Round 1. Everyone has a card, one is the spy, roles differ, and nobody can act before the dealer starts (S8).
  expect(people.filter(isSpy)).toHaveLength(1);
  const cards = innocents().map((client) => spyfallView(client).you?.card);
  expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(3);
  expect(new Set(cards.map((card) => card && 'location' in card && card.location)).size).toBe(1);
  const dealer = dealerOf(people);
  const [one, two, three] = people.filter((client) => client !== dealer) as [Client, Client, Client];
  await refused(dealer, { kind: 'ask', whom: idOf(one) }, 'not-started');
  await refused(one, { kind: 'start' }, 'dealer-starts');
  await move(dealer, { kind: 'start' });
  expect(spyfallView(tv).clock).toEqual({ total: 8 * MINUTE, until: clock.now() + 8 * MINUTE });

  // S9, S10: a mistaken question is corrected; the player who was asked asks next, but not back.
  await refused(one, { kind: 'ask', whom: idOf(two) }, 'not-your-turn');
  await refused(dealer, { kind: 'ask', whom: idOf(one), text: 'Cold here?' }, 'say-it-aloud');
  await move(dealer, { kind: 'ask', whom: idOf(one) });
  await move(dealer, { kind: 'ask', whom: idOf(two) });
  await refused(two, { kind: 'ask', whom: idOf(dealer) }, 'just-asked-you');
  await move(two, { kind: 'ask', whom: idOf(three) });
  await move(three, { kind: 'answer' });
  expect(spyfallView(tv)).toMatchObject({
    turn: { asker: idOf(three), barred: idOf(two) },
    talk: [
      { by: idOf(dealer), to: idOf(two) },
      { by: idOf(two), to: idOf(three) },
    ],
  });

  // S12, S13: the clock stops for the vote, then the round continues.
  await clock.pass(3 * MINUTE);
  await move(one, { kind: 'accuse', suspect: idOf(two) });
  expect(spyfallView(tv)).toMatchObject({ phase: 'accusation', clock: { left: 5 * MINUTE } });
  await refused(two, { kind: 'vote', guilty: false }, 'suspects-do-not-vote');
  await refused(spyOf(people), { kind: 'stop' }, 'vote-first');
  await clock.pass(20 * MINUTE);
  await move(dealer, { kind: 'vote', guilty: false });
  await move(three, { kind: 'vote', guilty: true });
  expect(spyfallView(tv)).toMatchObject({ phase: 'asking', clock: { until: clock.now() + 5 * MINUTE } });
  await refused(one, { kind: 'accuse', suspect: idOf(three) }, 'accused-already');

  // S13, S20: everyone votes against the spy.
  const spy = spyOf(people);
  const accuser = innocents().find((client) => client !== one) as Client;
  await move(accuser, { kind: 'accuse', suspect: idOf(spy) });
  for (const voter of innocents().filter((client) => client !== accuser)) {
    await move(voter, { kind: 'vote', guilty: true });
  }
  const first = placeOf(people);
  expect(spyfallView(tv).verdicts).toMatchObject([
    { result: 'spy-accused', spy: idOf(spy), suspect: idOf(spy), location: first },
  ]);
  const afterFirst = people.map((client) => (client === spy ? 0 : client === accuser ? 2 : 1));
  expect(pointsIn(tv)).toEqual(afterFirst);

  // Round 2: the spy deals (S7), stops, cannot name a location already played (S5), and guesses right (S15, S16, S19).
  await move(anyone, { kind: 'goOn' });
  expect(dealerOf(people)).toBe(spy);
  expect(placeOf(people)).not.toBe(first);
  await move(spy, { kind: 'start' });
  const second = spyOf(people);
  for (const innocent of innocents()) await refused(innocent, { kind: 'stop' }, 'not-the-spy');
  await refused(second, { kind: 'name', location: placeOf(people) }, 'stop-first');
  await move(second, { kind: 'stop' });
  expect(spyfallView(tv)).toMatchObject({ phase: 'naming', stopper: idOf(second) });
  await refused(second, { kind: 'name', location: first }, 'location-played');
  await refused(second, { kind: 'name', location: 'nowhere' }, 'no-such-location');
  const there = placeOf(people);
  await move(second, { kind: 'name', location: there });
  expect(spyfallView(tv).verdicts.at(-1)).toMatchObject({ result: 'location-named', named: there });
  const afterSecond = people.map((client, i) => (afterFirst[i] as number) + (client === second ? 4 : 0));
  expect(pointsIn(tv)).toEqual(afterSecond);

  // Round 3: time runs out; the dealer opens the vote, and everyone votes in seat order (S17, S18).
  await move(anyone, { kind: 'goOn' });
  const last = dealerOf(people);
  await move(last, { kind: 'start' });
  const third = spyOf(people);
  await clock.pass(8 * MINUTE + 1000);
  await caughtUp(all);
  expect(spyfallView(tv).phase).toBe('suspicions');
  await refused(third, { kind: 'stop' }, 'time-is-up');
  await move(last, { kind: 'openBallot' });
  const start = people.indexOf(last);
  const order = [...people.slice(start), ...people.slice(0, start)];
  await refused(order[1] as Client, { kind: 'suspect', suspect: idOf(last) }, 'not-your-turn');
  const known = await fetch(`${house.base}/api/tables/${table}/games/1`);
  const never = await fetch(`${house.base}/api/tables/${'A'.repeat(22)}/games/1`);
  expect([known.status, await known.text()]).toEqual([never.status, await never.text()]);
  for (const client of order) {
    const suspect = client === third ? (order.find((other) => other !== third) as Client) : third;
    await move(client, { kind: 'suspect', suspect: idOf(suspect) });
  }
  expect(spyfallView(tv).verdicts.at(-1)).toMatchObject({ result: 'spy-convicted', suspect: idOf(third) });
  const end = people.map((client, i) => (afterSecond[i] as number) + (client === third ? 0 : 1));
  const winners = people.filter((_, i) => end[i] === Math.max(...end)).map(idOf);
  expect(pointsIn(tv)).toEqual(end);
  expect(tv.view).toMatchObject({
    phase: 'over',
    played: [{ outcome: { ending: winners.length === 1 ? 'won' : 'shared', winners } }],
  });
  await refused(last, { kind: 'goOn' }, 'game-over');

  // Now anyone can verify the deal of all three rounds.
  const shown = await (await fetch(`${house.base}/api/tables/${table}/games/1`)).text();
  expect(unfairness(proof.parse(JSON.parse(shown)))).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-proof-'));
  const file = join(folder, 'proof.json');
  const tool = fileURLToPath(new URL('../tools/check-deal.ts', import.meta.url));
  const check = () => execFileSync(process.execPath, [tool, file], { encoding: 'utf8' });
  writeFileSync(file, shown);
  expect(check()).toMatch(/^Fair/);
  // Swapped roles at the first location: not the deal of this seed.
  const forged = JSON.parse(shown);
  forged.deal.rounds[0].roles.reverse();
  writeFileSync(file, JSON.stringify(forged));
  expect(check).toThrow();
  rmSync(folder, { recursive: true });
  await Promise.all(all.map((client) => client.close()));
});

test('a written round: questions and answers stand there for all, in order, and nobody writes during a vote', async () => {
  const ring = await ringAt(house.base, { people: 3, rounds: 1, way: 'written' });
  const { people, table } = ring;
  const tv = await Client.at(house.base, { table });
  await begun(ring);
  const all = [...people, tv];
  const dealer = dealerOf(people);
  const [one, two] = people.filter((client) => client !== dealer) as [Client, Client];
  const refused = async (by: Client, action: Parameters<typeof spyfall>[0], code: string) =>
    expect(await by.act(spyfall(action))).toMatchObject({ type: 'refused', code });
  await two.must({ kind: 'say', text: 'Somebody here knows nothing.' });
  await plays(all, dealer, { kind: 'start' });
  await refused(dealer, { kind: 'ask', whom: idOf(one) }, 'text-needed');
  await refused(dealer, { kind: 'ask', whom: idOf(one), text: ' \u200b ' }, 'text-needed');
  await plays(all, dealer, { kind: 'ask', whom: idOf(one), text: '  Is it   loud? ' });
  await refused(dealer, { kind: 'ask', whom: idOf(two), text: 'Or you?' }, 'wait-for-the-answer');
  await refused(one, { kind: 'ask', whom: idOf(two), text: 'Is it?' }, 'answer-first');
  await refused(two, { kind: 'answer', text: 'Very.' }, 'nobody-asked-you');
  const tooLong = spyfall({ kind: 'answer', text: 'x'.repeat(301) });
  expect(await one.act(tooLong)).toMatchObject({ type: 'error', code: 'malformed' });
  await plays(all, one, { kind: 'answer', text: 'Ask the gulls.' });
  await refused(one, { kind: 'ask', whom: idOf(dealer), text: 'And you?' }, 'just-asked-you');
  await plays(all, one, { kind: 'ask', whom: idOf(two), text: 'x'.repeat(300) });
  expect(spyfallView(tv).talk).toEqual([
    { by: idOf(dealer), to: idOf(one), question: 'Is it loud?', answer: 'Ask the gulls.' },
    { by: idOf(one), to: idOf(two), question: 'x'.repeat(300) },
  ]);

  // S9, S14: no writing while people ask, nor during the vote. Spectators do not see the players' chat.
  expect(await two.act({ kind: 'say', text: 'And who?' })).toMatchObject({ type: 'refused', code: 'no-channel' });
  const innocent = people.find((client) => !isSpy(client)) as Client;
  const suspect = people.find((client) => !isSpy(client) && client !== innocent) as Client;
  await plays(all, spyOf(people), { kind: 'accuse', suspect: idOf(suspect) });
  expect(await innocent.act({ kind: 'say', text: 'No!' })).toMatchObject({ type: 'refused', code: 'no-channel' });
  expect(innocent.view.chat.lines).toHaveLength(1);
  expect(tv.view.chat.lines).toEqual([]);
  await plays(all, innocent, { kind: 'vote', guilty: true });
  const { result, points } = spyfallView(tv).verdicts[0] ?? {};
  expect(result).toBe('innocent-accused');
  expect(points).toEqual([{ person: idOf(spyOf(people)), points: 4, merits: ['spy-won', 'innocent-blamed'] }]);
  expect(byId(people, tv.view.played[0]?.outcome?.winners[0])).toBe(spyOf(people));
  await Promise.all(all.map((client) => client.close()));
});
