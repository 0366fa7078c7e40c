/** Searches everything sent in whole games of Spyfall, in every language, for what its reader may not know. */
import { loadLocations } from '@safehouse/language/locations.ts';
import type { Location } from '@safehouse/rules/kernel/content.ts';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { begun, caughtUp, isSpy, player, ringAt, someMove, spyfall, spyfallView } from '../testing/spyfall.ts';

const { sets } = loadLocations();
let house: TestHouse;
let clock: ManualClock;
beforeAll(async () => {
  clock = new ManualClock();
  house = await openHouse({ clock, locations: sets });
});
afterAll(() => house.close());

type Leaf = { readonly at: string; readonly text: string };

/** Every text in a message with its path; in a patch, its path in the view. */
function textsIn(frame: string): Leaf[] {
  const found: Leaf[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value === 'string') found.push({ at, text: value });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, `${at}/${key}`);
  };
  const { view, patch, ...rest } = JSON.parse(frame);
  look(rest, '');
  look(view, 'view');
  for (const [path, value] of patch ?? []) look(value, `view/${path.join('/')}`);
  return found;
}

/** What everyone may read at any time (S4), what the verdicts of finished rounds revealed, and what people wrote. */
function isOpen({ at }: Leaf, rounds: number): boolean {
  const verdict = /^view\/round\/view\/verdicts\/(\d+)\//.exec(at)?.[1];
  if (verdict !== undefined) return Number(verdict) < rounds;
  return /^view\/(round\/view\/(locations|talk|options)|setup\/options)\//.test(at);
}

/**
 * Whether a text names a location or a role there. A short name such as Zoo may occur in a random id, so it must match
 * fully.
 */
function isNamed(text: string, { id, name, roles }: Location): boolean {
  const says = (word: string) => text === word || (word.length > 5 && text.includes(word));
  return text === id || says(name) || roles.some(says);
}

type Watched = { readonly client: Client; seen: number };

/** Frames received since the last call. */
function news(watched: Watched): string[] {
  const fresh = watched.client.frames.slice(watched.seen);
  watched.seen = watched.client.frames.length;
  return fresh;
}

/** All leaks in what someone was sent before the verdict, after this many rounds. */
function leaksIn(frames: readonly string[], client: Client, all: readonly Location[], rounds: number): string[] {
  const { you } = spyfallView(client);
  const card = you?.card;
  const own = card && 'location' in card ? card : undefined;
  return frames.flatMap(textsIn).flatMap((leaf) => {
    if (isOpen(leaf, rounds)) return [];
    const isOwnCard = leaf.at === 'view/round/view/you/card/location' || leaf.at === 'view/round/view/you/card/role';
    if (isOwnCard) return own && [own.location, own.role].includes(leaf.text) ? [] : [`${leaf.at}: ${leaf.text}`];
    const isSaid = all.some((location) => isNamed(leaf.text, location)) || /\/(seed|spy|stopper)$/.test(leaf.at);
    return isSaid ? [`${leaf.at}: ${leaf.text}`] : [];
  });
}

/** Someone makes a move, or time passes; some moves are refused, and those answers are searched too. */
async function step(people: readonly Client[], random: Random): Promise<void> {
  const wrong = random.pick(people);
  const refused = someMove(wrong, random, 'refused');
  if (refused) expect(await wrong.act(spyfall(refused))).toMatchObject({ type: 'refused' });
  if (spyfallView(wrong).phase === 'asking' && random.below(12) === 0) return clock.pass(9 * 60_000);
  const moves = people.flatMap((client) => {
    const action = someMove(client, random, 'accepted');
    return action ? [{ client, action }] : [];
  });
  const { client, action } = random.pick(moves);
  await client.must(spyfall(action));
}

test.each([...sets.keys()])('in %s', async (language) => {
  const random = randomFrom(Buffer.from(language.padEnd(16, '*')).toString('hex') as Seed);
  const all = sets.get(language) as Location[];
  const ring = await ringAt(house.base, { people: 5, rounds: 4, language, way: language < 'h' ? 'spoken' : 'written' });
  const { table, people } = ring;
  // A shared screen, a guest who never sits, one who sits down later, and a stranger who never gave a name.
  const [tv, friend, late, stranger] = [
    await Client.at(house.base, { table }),
    await Client.at(house.base, { table, secret: newSecret() }),
    await Client.at(house.base, { table, secret: newSecret() }),
    await Client.at(house.base, { table, secret: newSecret() }),
  ];
  await friend.must({ kind: 'join', name: 'Eve' });
  await late.must({ kind: 'join', name: 'Mo' });
  await begun(ring);
  const everybody = [...people, tv, friend, late, stranger].map((client): Watched => ({ client, seen: 0 }));
  const clients = everybody.map(({ client }) => client);
  const players = [...people];
  await caughtUp(clients);
  const leaks: string[] = [];
  const cards = new Set<string>();
  let shown = 0;
  while (tv.view.phase === 'playing') {
    for (const watched of everybody) leaks.push(...leaksIn(news(watched), watched.client, all, shown));
    const { round, phase } = spyfallView(tv);
    for (const client of players) cards.add(`${round} ${client.you} ${isSpy(client)}`);
    if (round === 2 && phase === 'asking' && players.length === 5) {
      await late.must({ kind: 'sit', place: player });
      players.push(late);
      await caughtUp(clients);
      expect(spyfallView(late).you).toEqual({ person: late.you });
      continue;
    }
    await step(players, random);
    await caughtUp(clients);
    if (spyfallView(tv).verdicts.length > shown) {
      shown += 1;
      // The verdict reveals everything, which proves that the search works.
      const verdict = spyfallView(tv).verdicts.at(-1);
      expect(all.some(({ id }) => id === verdict?.location)).toBe(true);
      for (const watched of everybody) {
        const open = news(watched)
          .flatMap(textsIn)
          .filter((leaf) => isOpen(leaf, shown));
        expect(open.filter(({ text }) => text === verdict?.location).length).toBeGreaterThan(0);
      }
    } else if (spyfallView(tv).phase === 'naming') {
      // S15: the spy has revealed their card, and nothing else is revealed.
      for (const watched of everybody) {
        const known = leaksIn(news(watched), watched.client, all, shown).filter((leak) => !leak.includes('/stopper: '));
        leaks.push(...known);
      }
    }
  }
  expect(leaks).toEqual([]);
  expect(shown).toBe(4);
  expect(cards.size).toBeGreaterThanOrEqual(4 * 5);
  for (const { client } of everybody) {
    expect(client.frames.flatMap(textsIn).some(({ at }) => at === 'view/round/seed')).toBe(true);
  }
  await Promise.all(clients.map((client) => client.close()));
});

test('the search would find a card, a spy or a seed wherever they stood', async () => {
  const ring = await ringAt(house.base, { people: 3 });
  await begun(ring);
  const innocent = ring.people.find((client) => !isSpy(client)) as Client;
  const spy = ring.people.find(isSpy) as Client;
  const card = spyfallView(innocent).you?.card;
  const all = sets.get('en') as Location[];
  const { name } = all.find(({ id }) => card && 'location' in card && id === card.location) as Location;
  const mine = innocent.frames.filter((frame) => frame.includes('"card"'));
  // What the innocent was sent is clean for the innocent, but would be a leak for the spy.
  expect(mine.length).toBeGreaterThan(0);
  expect(leaksIn(mine, innocent, all, 0)).toEqual([]);
  expect(leaksIn(mine, spy, all, 0).length).toBeGreaterThan(0);
  const patch = (path: (string | number)[], value: unknown) =>
    JSON.stringify({ type: 'change', patch: [[path, value]] });
  for (const frame of [
    patch(['round', 'view', 'place'], name),
    patch(['round', 'view', 'hint'], { text: `at ${name}, noon` }),
    patch(['round', 'seed'], '00'),
    patch(['round', 'view', 'verdicts', 1], { location: name }),
    patch(['round', 'view'], { deal: { spy: spy.you } }),
    JSON.stringify({ type: 'refused', about: name }),
  ])
    expect(leaksIn([frame], spy, all, 1), frame).toHaveLength(1);
  await Promise.all(ring.people.map((client) => client.close()));
});
