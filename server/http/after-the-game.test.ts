/** After the game, over HTTP: what a bot thinks of it, never while one runs; the evening; what cards mean. */
import type { Review, ReviewQuestion } from '@safehouse/bots/review.ts';
import { evening as eveningSchema, reviewOf } from '@safehouse/protocol/http.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playedGameOf } from '../tables/evening.ts';
import { Mind } from '../testing/bots.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { type Party, partyAt, playOut } from '../testing/players.ts';

/** Has an opinion at once, and keeps what it was asked. */
class Critic extends Mind {
  readonly questions: ReviewQuestion[] = [];

  async review(question: ReviewQuestion): Promise<Review> {
    this.questions.push(question);
    const better = ['anchor', 'legal', 'lawful', 'fine', 'more'].map((word) => ({ word, cards: [0] }));
    if (question.about === 'clue')
      return { about: 'clue', isKnown: true, pointed: [], meant: [], isNoted: false, better };
    if (question.about === 'guess') {
      return {
        about: 'guess',
        likeliest: [],
        touched: { card: question.card, chance: 0.5, rank: 1 },
        wouldStop: false,
      };
    }
    throw new Error('not asked in these tests');
  }
}

const critic = new Critic();
let house: TestHouse;
let party: Party;
beforeAll(async () => {
  house = await openHouse({
    thinker: critic,
    settings: { web: '/nowhere', trustProxy: true },
    // Everything is legal but one word.
    referee: { judge: (clue) => ({ verdict: clue === 'anchor' ? 'illegal' : 'legal' }) },
  });
  party = await partyAt(house.base);
});
afterAll(() => house.close());

/** Each from an address of its own, because each address may ask only so often. */
let addresses = 0;
const atTable = (path: string) =>
  fetch(`${house.base}/api/tables/${party.table}/${path}`, {
    headers: { 'X-Forwarded-For': `10.0.${Math.floor(addresses / 250)}.${addresses++ % 250}` },
  });
const about = (moment: string, game = 1) => atTable(`games/${game}/${moment}`);
const codeOf = async (moment: string, game = 1) => {
  const response = await about(moment, game);
  return [response.status, ((await response.json()) as { error?: string }).error];
};
async function gameIsPlayed(): Promise<void> {
  const [host] = party.people;
  await host.must(host.view.phase === 'over' ? { kind: 'again', rotate: false } : { kind: 'start' });
  await Promise.all(party.people.map((one) => one.until(({ view }) => view.phase === 'playing')));
}

describe('a bot’s opinion', () => {
  test('is not given on a game that runs, nor on any other while one runs, and neither is its record or evening: a law', async () => {
    expect(await codeOf('clues/0')).toEqual([404, 'not-found']);
    await gameIsPlayed();
    const random = randomFrom('reviews' as Seed);
    await playOut(party.people, random, async () => {
      if (party.people[0].view.phase !== 'playing') return;
      expect(await codeOf('clues/0')).toEqual([409, 'game-running']);
      expect(await codeOf('record')).toEqual([404, 'not-found']);
      expect(await (await atTable('evening')).json()).toEqual({ games: [] });
    });
    expect(critic.questions).toEqual([]);
    expect((await about('clues/0')).status).toBe(200);
    expect(critic.questions).toHaveLength(1);
    await gameIsPlayed();
    for (const moment of ['clues/0', 'guesses/0-0', 'rounds/0']) {
      expect(await codeOf(moment, 1)).toEqual([409, 'game-running']);
      expect(await codeOf(moment, 2)).toEqual([409, 'game-running']);
    }
    expect(critic.questions).toHaveLength(1);
    await playOut(party.people, random);
  });

  test('gets the board as the giver and the guesser saw it at that moment, and nothing that came later', async () => {
    critic.questions.length = 0;
    await about('clues/0');
    const [question] = critic.questions;
    if (question?.about !== 'clue') throw new Error('not about a clue');
    expect(question.giver).toMatchObject({ game: 'codenames', clues: [], you: { role: 'spymaster' } });
    expect(question.guesser.clues).toHaveLength(1);
    expect(question.guesser.clues[0]?.guesses).toEqual([]);
    expect(question.guesser).toMatchObject({ you: { role: 'operative' } });
    expect(question.guesser.cards.some((card) => 'identity' in card)).toBe(false);
    expect(question.guesser.outcome).toBeUndefined();
  });

  test('names at most three clues, all legal by the referee', async () => {
    const told = reviewOf.parse(await (await about('clues/0')).json());
    if (told.about !== 'clue') throw new Error('not about a clue');
    expect(told.better.map(({ word }) => word)).toEqual(['legal', 'lawful', 'fine']);
  });

  test('is about moments that exist', async () => {
    for (const moment of ['clues/99', 'guesses/0-40', 'guesses/0', 'rounds/0', 'clues/x', 'clues/0/1', 'seats/1']) {
      expect(await codeOf(moment), moment).toEqual([404, 'not-found']);
    }
    expect(await codeOf('clues/0', 7)).toEqual([404, 'not-found']);
    expect((await fetch(`${house.base}/api/tables/${'A'.repeat(22)}/games/1/clues/0`)).status).toBe(404);
  });
});

test('the evening has the finished games of the table, and nothing of one that runs or was abandoned', async () => {
  const [host] = party.people;
  const ask = async () =>
    eveningSchema.parse(await (await fetch(`${house.base}/api/tables/${party.table}/evening`)).json());
  const { games } = await ask();
  // It has ids only: names are those in the table's view, and those who left have none.
  expect(JSON.stringify(games)).not.toMatch(/Ann|Guest/);
  expect(games.map(({ number, game, form }) => [number, game, form])).toEqual([
    [1, 'codenames', 'teams'],
    [2, 'codenames', 'teams'],
  ]);
  expect(games[0]?.seats).toHaveLength(4);
  expect(games[0]?.winners).toEqual(host.view.played[0]?.outcome?.winners);
  await gameIsPlayed();
  expect(await ask()).toEqual({ games });
  await host.must({ kind: 'abandon' });
  expect(await ask()).toEqual({ games });
  expect((await fetch(`${house.base}/api/tables/${'A'.repeat(22)}/evening`)).status).toBe(404);
});

test('an evening remembers the clues that found two cards or more, and who was a good spy', () => {
  const record = (game: string, events: object[], deal: object, options: object) =>
    playedGameOf({
      game,
      number: 1,
      at: 0,
      seats: [],
      people: [],
      events,
      deal,
      options,
      packs: [],
      words: [],
    } as never);
  const words = Array.from({ length: 25 }, (_, i) => `word${i}`);
  const key = words.map((_, i) => (i < 9 ? 'red' : i < 17 ? 'blue' : i < 24 ? 'bystander' : 'assassin'));
  const options = { form: 'teams', clock: { kind: 'off' } };
  const moves = [
    { kind: 'clueGiven', team: 'red', by: 'ann', word: 'many', number: 2, at: 0 },
    { kind: 'touched', card: 0, by: 'bo', at: 0 },
    { kind: 'touched', card: 1, by: 'bo', at: 0 },
    { kind: 'touched', card: 10, by: 'bo', at: 0 },
    { kind: 'clueGiven', team: 'blue', by: 'cy', word: 'lone', number: 1, at: 0 },
    { kind: 'touched', card: 11, by: 'di', at: 0 },
    { kind: 'touched', card: 24, by: 'di', at: 0 },
  ].map((event) => ({ kind: 'played', event }));
  const { clues, winners, rounds } = record('codenames', moves, { options, words, key, starts: 'red' }, options);
  expect(clues).toEqual([{ by: 'ann', word: 'many', found: ['word0', 'word1'] }]);
  expect(winners).toEqual(['red']);
  expect(rounds).toEqual([]);
});

test('the senses of a card are the same for everyone, and caches may keep them', async () => {
  const ask = (path: string) => fetch(`${house.base}/api/glosses/${path}`);
  const response = await ask(`da/${encodeURIComponent('bjørn')}`);
  expect(response.headers.get('cache-control')).toContain('public');
  expect(await response.json()).toMatchObject({ senses: [{ headword: 'bear', words: { fi: ['karhu'] } }, {}] });
  expect(await (await ask('en/grandma')).json()).toEqual({ senses: [] });
  expect(await (await ask('xx/house')).json()).toEqual({ senses: [] });
  expect((await ask('en')).status).toBe(404);
});
