/** Duet over sockets: two clues at the same moment, and no frame reveals a face to the other side. */
import { legalAction } from '@safehouse/rules/duet/random-player.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import type { Viewer } from '@safehouse/rules/table/types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOf } from '../tables/envelope.ts';
import { type AnswerMessage, Client, newSecret } from '../testing/client.ts';
import { begun, duet, duetView, east, losingMove, type Pair, pairAt, playOut, west } from '../testing/duet.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { stateOf } from '../testing/state-of.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const seeds = ['00', '5a', 'c3', '77', 'e1'].map((byte) => byte.repeat(16) as Seed);
const clue = (word: string) => duet({ kind: 'giveClue', word, number: 1 });

test('of two clues sent at the same moment exactly one is given, and the other giver is told why', async () => {
  const pair = await pairAt(house.base);
  let westWon = 0;
  for (let game = 0; game < 40; game++) {
    if (game > 0) await pair.west.must({ kind: 'again', rotate: false });
    else await begun(pair);
    await Promise.all([pair.west, pair.east].map((client) => client.until(({ view }) => view.phase === 'playing')));
    const givers = game % 2 === 0 ? [pair.west, pair.east] : [pair.east, pair.west];
    const answers: AnswerMessage[] = await Promise.all(givers.map((giver, i) => giver.act(clue(`word${i}`))));
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['done', 'refused']);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'partner-was-faster' });
    const given = answers.findIndex(({ type }) => type === 'done');
    await Promise.all([pair.west.ping(), pair.east.ping()]);
    for (const client of [pair.west, pair.east]) {
      expect(duetView(client).clues.map(({ word, by }) => [word, by])).toEqual([[`word${given}`, givers[given]?.you]]);
    }
    if (givers[given] === pair.west) westWon += 1;
    await pair.west.must({ kind: 'abandon' });
    await pair.east.until(({ view }) => view.phase === 'over');
  }
  // Neither side always wins.
  expect(westWon).toBeGreaterThan(0);
  expect(westWon).toBeLessThan(40);
  await goHome(pair);
});

/** Everything called `face`, `key`, `seed` or `meant` in a message, with its path; also if set directly by a patch. */
function secretsIn(frame: string): { at: string; value: unknown }[] {
  const found: { at: string; value: unknown }[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (['face', 'key', 'seed', 'meant'].includes(name)) found.push({ at: `${at}/${name}`, value: inner });
      look(inner, `${at}/${name}`);
    }
  };
  const message = JSON.parse(frame);
  look(message.view ?? {}, '');
  for (const [path, value] of message.patch ?? []) {
    const at = `/${path.join('/')}`;
    const last = String(path.at(-1));
    if (['face', 'key', 'seed', 'meant'].includes(last) || path.includes('key')) found.push({ at, value });
    look(value, at);
  }
  return found;
}

test.each(seeds)('no frame of a side holds anything of the other face while a game runs (%s)', async (seed) => {
  const random = randomFrom(seed);
  const pair = await pairAt(house.base);
  const watchers = [
    await Client.at(house.base, { table: pair.table }),
    await Client.at(house.base, { table: pair.table, secret: newSecret() }),
  ];
  const late = await Client.at(house.base, { table: pair.table, secret: newSecret() });
  await late.must({ kind: 'join', name: 'Eve' });
  await begun(pair);
  const all = [pair.west, pair.east, late, ...watchers];
  const settled = () => Promise.all(all.map((client) => client.ping()));
  await settled();
  const marked = new Map(all.map((client) => [client, 0]));
  const key = await keyOf(pair.table);
  const theirFace = (client: Client) => (client === pair.west ? key.east : key.west);
  let moves = 0;
  while (pair.west.view.phase === 'playing') {
    // In mid-game an onlooker sits down in the east and is bound to that side.
    if (moves === 4 && !late.view.round?.view.you) await late.must({ kind: 'sit', place: east });
    const movers = [pair.west, pair.east].flatMap((client) => {
      const action = legalAction(duetView(client), random);
      // D10: otherwise the game would mostly end before there is much to see.
      const isDeadly = action?.kind === 'touch' && theirFace(client)[action.card] === 'assassin';
      return action && !isDeadly ? [{ client, action }] : [];
    });
    if (movers.length === 0) continue;
    const { client, action } = random.pick(movers);
    const before = new Map(all.map((one) => [one, one.frames.length]));
    await client.must(duet(action));
    moves += 1;
    await settled();
    if (pair.west.view.phase !== 'playing') for (const [one, count] of before) marked.set(one, count);
  }
  expect(moves).toBeGreaterThan(9);
  const during = (client: Client) => client.frames.slice(0, marked.get(client)).flatMap(secretsIn);
  for (const [client, side] of [
    [pair.west, 'west'],
    [pair.east, 'east'],
    [late, 'east'],
  ] as const) {
    const seen = during(client);
    const faces = seen.filter(({ at }) => at.endsWith('/face'));
    for (const { at, value } of faces) expect(value, at).toBe(key[side][Number(/cards\/(\d+)\/face$/.exec(at)?.[1])]);
    // Each side sees what is meant for it, and nothing else.
    expect(faces.length).toBeGreaterThanOrEqual(25);
    for (const { at, value } of seen.filter(({ at }) => !at.endsWith('/face'))) {
      expect(at, JSON.stringify(value)).toMatch(/\/clues\/\d+\/meant$/);
      expect(duetView(client).clues[Number(/clues\/(\d+)/.exec(at)?.[1])]?.side).toBe(side);
    }
  }
  for (const client of watchers) expect(during(client)).toEqual([]);
  // Proves that the search works: at the end both faces are shown.
  for (const client of all) expect(client.frames.flatMap(secretsIn).some(({ at }) => at.endsWith('/key'))).toBe(true);
  await goHome(pair, ...watchers, late);
});

test('the two faces differ for each viewer, and the sides cannot be changed to see both', async () => {
  const pair = await pairAt(house.base);
  await begun(pair);
  const key = await keyOf(pair.table);
  expect(duetView(pair.west).cards.map(({ face }) => face)).toEqual(key.west);
  expect(duetView(pair.east).cards.map(({ face }) => face)).toEqual(key.east);
  expect(await pair.west.act({ kind: 'sit', place: east })).toMatchObject({ code: 'sides-are-fixed' });
  await pair.west.must({ kind: 'watch' });
  expect(await pair.west.act({ kind: 'sit', place: east })).toMatchObject({ code: 'sides-are-fixed' });
  await pair.west.must({ kind: 'leave' });
  const back = { kind: 'join', name: 'Ann', place: east } as const;
  expect(await pair.west.act(back)).toMatchObject({ code: 'sides-are-fixed' });
  await pair.west.must({ kind: 'join', name: 'Ann', place: west });
  await goHome(pair);
});

test('what a side says among itself stays there, and everyone ends with the view the server has for them', async () => {
  const pair = await pairAt(house.base);
  const friend = await Client.at(house.base, { table: pair.table, secret: newSecret() });
  await friend.must({ kind: 'join', name: 'Eve', place: west });
  await begun(pair);
  await pair.west.must({ kind: 'say', text: 'think of the sea' });
  await friend.until(({ view }) => view.chat.lines.some(({ text }) => text === 'think of the sea'));
  await pair.east.ping();
  expect(pair.east.frames.join('')).not.toContain('think of the sea');
  await playOut(pair, losingMove);
  await friend.ping();
  const state = await stateOf(house.streams, pair.table);
  for (const client of [pair.west, pair.east, friend]) {
    expect(client.view).toEqual(JSON.parse(JSON.stringify(machine.view(state, client.you as Viewer))));
  }
  await goHome(pair, friend);
});

type Key = { readonly west: string[]; readonly east: string[] };

async function keyOf(table: string): Promise<Key> {
  const events = (await house.streams.read(`table/${table}`, 0)).map(eventOf);
  const dealt = events.findLast((event) => event.kind === 'dealt');
  if (dealt?.kind !== 'dealt') throw new Error('nothing was dealt');
  return (dealt.deal as { key: Key }).key;
}

async function goHome({ west, east }: Pair, ...others: Client[]): Promise<void> {
  await Promise.all([west, east, ...others].map((client) => client.close()));
}
