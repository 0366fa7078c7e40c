/** Whole games of one person with bots, over real sockets, with the real worker and the shipped words. */

import { BotWorker } from '@safehouse/bots/bot-worker.ts';
import { openMeaning } from '@safehouse/bots/meaning/meaning.ts';
import { openBank } from '@safehouse/bots/spyfall-play/bank.ts';
import { thinkSpyfall } from '@safehouse/bots/spyfall-play/think.ts';
import { think } from '@safehouse/bots/word-games/think.ts';
import { loadPacks, shippedPacks } from '@safehouse/language/loader.ts';
import { loadLocations } from '@safehouse/language/locations.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playersIn, playNowAt } from '../testing/bots.ts';
import { Client, hostAt } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { spyfallView } from '../testing/spyfall.ts';

const { packs } = loadPacks([shippedPacks]);

// One for all tests: its worker loads each language once.
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({
    packs,
    locations: loadLocations().sets,
    // A busy machine may take long to start its thread.
    thinker: new BotWorker({ patience: { answer: 120_000 } }),
    settings: { botPace: 0 },
  });
});
afterAll(() => house.close());

/** A person who plays as well as a bot, until the game is over. */
async function playedOut(client: Client, language: string): Promise<View> {
  const meaning = await openMeaning(language);
  while (client.view.phase === 'playing') {
    const before = client.version;
    const [move] = think({ view: client.view, person: client.you ?? '', level: 'normal' }, meaning).actions;
    if (move) await client.act(move);
    await client.until(({ version }) => version > before);
  }
  return client.view;
}

test.each(['en', 'fi'])(
  'a game of Duet in %s, alone with a bot, to its end; then it tells what it meant',
  async (language) => {
    const { base } = house;
    const hello = await playNowAt(base, 'duet', language);
    const client = await Client.at(base, hello);
    expect(client.view).toMatchObject({ phase: 'playing', setup: { game: 'duet', packs: [`${language}/duet`] } });
    const end = await playedOut(client, language);
    expect(end.round?.view.outcome).toBeDefined();
    const { givers, guessers } = playersIn(end);
    expect([...givers, ...guessers]).toContain('bot-1');
    expect(new Set([...givers, ...guessers]).size).toBe(2);
    const isTold = ({ view }: Client): boolean =>
      view.round?.view.game === 'duet' && view.round.view.clues.every(({ by, told }) => by !== 'bot-1' || told);
    await client.until(isTold);
  },
);

test('a game of Codenames together: the bot gives the clues, the person touches the cards', async () => {
  const { base } = house;
  const client = await Client.at(base, await playNowAt(base, 'together'));
  const end = await playedOut(client, 'en');
  expect(end.round?.view.outcome).toBeDefined();
  const { givers, guessers } = playersIn(end);
  expect(new Set(givers)).toEqual(new Set(['bot-1']));
  expect(new Set(guessers)).toEqual(new Set([client.you]));
  const game = end.round?.view;
  expect(game?.game === 'codenames' && game.clues[0]?.meant?.length).toBeGreaterThan(0);
});

test('a game of Codenames with bots on the other three seats', async () => {
  const { base } = house;
  const hello = await playNowAt(base, 'together');
  const client = await Client.at(base, hello);
  await client.must({ kind: 'abandon' });
  await client.must({ kind: 'toLobby' });
  await client.must({ kind: 'remove', person: 'bot-1' });
  const { setup } = client.view;
  if (setup.game !== 'codenames') throw new Error('another game');
  await client.must({ kind: 'setUp', setup: { ...setup, options: { ...setup.options, form: 'teams' } } });
  for (const [team, role] of [
    ['red', 'spymaster'],
    ['blue', 'spymaster'],
    ['blue', 'operative'],
  ] as const) {
    await client.must({ kind: 'addBot', place: { team, role }, level: 'bold', name: `${team} ${role}` });
  }
  await client.must({ kind: 'start' });
  const end = await playedOut(client, 'en');
  expect(end.round?.view.outcome).toBeDefined();
  expect(playersIn(end).givers.every((by) => by.startsWith('bot-'))).toBe(true);
});

test('a round of Spyfall in writing with three bots, to its verdict', async () => {
  const { host: client } = await hostAt(house.base, { game: 'spyfall' });
  const place = { team: 'table', role: 'player' };
  const { setup } = client.view;
  if (setup.game !== 'spyfall') throw new Error('another game');
  await client.must({ kind: 'setUp', setup: { ...setup, options: { ...setup.options, way: 'written' } } });
  for (const name of ['Ada', 'Ben', 'Cleo']) await client.must({ kind: 'addBot', place, level: 'normal', name });
  await client.must({ kind: 'sit', place });
  await client.must({ kind: 'start' });
  const bank = await openBank('en');
  while (spyfallView(client).verdicts.length === 0) {
    const before = client.version;
    const [move] = thinkSpyfall({ view: client.view, person: client.you ?? '', level: 'bold' }, bank).actions;
    if (move) await client.act(move);
    await client.until(({ version }) => version > before);
  }
  expect(spyfallView(client).verdicts).toHaveLength(1);
});
