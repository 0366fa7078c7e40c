/** The referee at real tables: what it is asked, whom it binds, and that a game never depends on it. */
import { Referee } from '@safehouse/language/referee/referee.ts';
import { Unanswered } from '@safehouse/language/worker-client.ts';
import { type RefereeOptions, usualReferee } from '@safehouse/rules/clues/referee.ts';
import type { Action as Move } from '@safehouse/rules/codenames/types.ts';
import type { View as CodenamesView } from '@safehouse/rules/codenames/view-types.ts';
import { type Opinion, usualHouseRules } from '@safehouse/rules/kernel/opinion.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { Evening } from '@safehouse/rules/table/scenario.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action, Event, Setup } from '@safehouse/rules/table/types.ts';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { noLog } from '../platform/log.ts';
import { FactFinder, type Judge } from '../tables/facts.ts';
import { Packs } from '../tables/packs.ts';
import { type Client, newActionId } from '../testing/client.ts';
import { openHouse, words } from '../testing/house.ts';
import { type Party, partyAt, playOut, teamInTurn } from '../testing/players.ts';

/** Judges by letters alone. */
const letters = new Referee([]);
const byLetters: Judge = (...asked) => letters.judge(...asked);

type Asked = Parameters<Judge>;

async function playing(judge: Judge, referee?: Partial<RefereeOptions>): Promise<Party & { giver: Client }> {
  const house = await openHouse({ referee: { judge } });
  onTestFinished(() => house.close());
  const party = await partyAt(house.base);
  const [host, , other] = party.people;
  const { setup } = host.view;
  const options = { ...setup.options, referee: { ...usualReferee, ...referee } };
  await host.must({ kind: 'setUp', setup: { ...setup, options } as Setup });
  await host.must({ kind: 'start' });
  await Promise.all(party.people.map((one) => one.until(({ view }) => view.phase === 'playing')));
  return { ...party, giver: teamInTurn(host) === 'red' ? host : other };
}

function clue(word: string): Action {
  return { kind: 'play', game: 'codenames', action: { kind: 'giveClue', word, number: 1 } };
}

async function check(client: Client, word: string): Promise<Opinion | string> {
  const id = newActionId();
  const answer = client.when((message) => 'id' in message && message.id === id);
  client.send({ type: 'checkClue', id, word });
  const message = await answer;
  return message.type === 'opinion' ? (message.opinion as Opinion) : message.type === 'error' ? message.code : '';
}

const game = (client: Client) => client.view.round?.view as CodenamesView;

test('it advises: its opinion is stored with the clue, for those who may object', async () => {
  const near = { verdict: 'doubtful', rule: 'L6', reason: 'near', limited: true } as const;
  const { giver, people } = await playing((_, [codename = '']) => ({ ...near, codename }));
  const opinion = await check(giver, 'harbour');
  expect(opinion).toEqual({ ...near, codename: game(giver).cards[0]?.word });
  await giver.must(clue('harbour'));
  await Promise.all(people.map((one) => one.ping()));
  for (const one of people) {
    const seen = game(one).clues[0]?.opinion;
    expect(seen).toEqual(game(one).you?.role === 'spymaster' ? opinion : undefined);
  }
});

test('strict, it binds: an illegal clue is refused, a doubtful one is not', async () => {
  const judge: Judge = (clue) =>
    clue === 'bad'
      ? { verdict: 'illegal', rule: 'L6', codename: words[0] as string, reason: 'form' }
      : { verdict: 'doubtful', rule: 'L5', reason: 'unknown', limited: true };
  const { giver } = await playing(judge, { mode: 'strict' });
  const { type, ...refused } = await giver.act(clue('bad'));
  expect([type, { ...refused, id: '' }]).toEqual(['refused', { id: '', code: 'clue-illegal' }]);
  expect(await check(giver, 'bad')).toMatchObject({ verdict: 'illegal', reason: 'form' });
  await giver.must(clue('good'));
  await giver.ping();
  expect(game(giver).clues[0]?.opinion).toEqual({ verdict: 'doubtful', rule: 'L5', reason: 'unknown', limited: true });
});

test('off, it is not asked', async () => {
  let asked = 0;
  const judge: Judge = () => {
    asked++;
    return { verdict: 'illegal' };
  };
  const { giver, people } = await playing(judge, { mode: 'off' });
  expect(await check(giver, 'harbour')).toBe('no-clue-to-check');
  await giver.must(clue('harbour'));
  await Promise.all(people.map((one) => one.ping()));
  expect(game(giver).clues[0]).not.toHaveProperty('opinion');
  expect(asked).toBe(0);
});

test('it gets the visible words, the language and the options of the table, and nothing else', async () => {
  const asked: Asked[] = [];
  const judge: Judge = (...one) => {
    asked.push(one);
    return { verdict: 'legal' };
  };
  const { giver } = await playing(judge, { names: true, acronyms: false, rhymes: true });
  await giver.must(clue('New York'));
  const visible = game(giver).cards.map(({ word }) => word);
  expect(asked).toEqual([['New York', visible, 'en', { names: true, acronyms: false, apart: false }]]);
});

test('it judges look-alike letters as the letters they look like', async () => {
  const asked: string[] = [];
  const judge: Judge = (clue) => {
    asked.push(clue);
    return { verdict: 'legal' };
  };
  const { giver } = await playing(judge);
  await check(giver, 'vеlvеts');
  await check(giver, 'vel\u034fvets\ufe0f');
  await check(giver, 'мария');
  await giver.must(clue('Vеlvеts'));
  expect(asked).toEqual(['velvets', 'velvets', 'мария', 'Velvets']);
});

test.each([
  [
    'throws',
    (): Opinion => {
      throw new Error('no');
    },
  ],
  ['rejects', () => Promise.reject(new Error('the referee took too long'))],
] as const)('a game is played to its end with a referee that %s, unless it is strict', async (_, judge) => {
  const { people, giver } = await playing(judge as Judge, { mode: 'advise' });
  expect(await check(giver, 'harbour')).toBe('referee-unavailable');
  await playOut(people, randomFrom('0b'.repeat(16) as Seed));
  expect(people[0].view.phase).toBe('over');
});

test('a strict table lets no clue through while the referee does not answer, and takes it up again', async () => {
  let isReady = false;
  const judge: Judge = (clue) => {
    if (!isReady) throw new Unanswered('late', 'the referee took too long');
    return clue === 'bad' ? { verdict: 'illegal', rule: 'L6' } : { verdict: 'legal' };
  };
  const { giver, people } = await playing(judge, { mode: 'strict' });
  for (const word of ['bad', 'harbour']) {
    expect(await giver.act(clue(word), `clue-${word}`)).toMatchObject({ type: 'error', code: 'referee-unavailable' });
    expect(await check(giver, word)).toBe('referee-unavailable');
  }
  expect(game(giver).clues).toEqual([]);
  // What is refused anyway needs no referee.
  const other = people.find((one) => one !== giver && game(one).you?.role === 'spymaster') as Client;
  expect(await other.act(clue('harbour'))).toMatchObject({ type: 'refused', code: 'not-your-turn' });
  expect(await giver.act({ kind: 'say', text: 'A moment.' })).toMatchObject({ type: 'done' });
  isReady = true;
  expect(await giver.act(clue('bad'), 'clue-bad')).toMatchObject({ type: 'refused', code: 'clue-illegal' });
  expect(await giver.act(clue('harbour'), 'clue-harbour')).toMatchObject({ type: 'done' });
});

test('a strict table whose referee never answers goes on by what its people agree on (L18)', async () => {
  const judge: Judge = () => {
    throw new Unanswered('away', 'the referee is away');
  };
  const { giver, people } = await playing(judge, { mode: 'strict' });
  expect(await giver.act(clue('harbour'))).toMatchObject({ type: 'error', code: 'referee-unavailable' });
  const play = (action: Move) => ({ kind: 'play', game: 'codenames', action }) as const;
  await giver.must(play({ kind: 'askClue', word: 'harbour' }));
  expect(await giver.act(clue('harbour'))).toMatchObject({ type: 'error', code: 'referee-unavailable' });
  const other = people.find((one) => one !== giver && game(one).you?.role === 'spymaster') as Client;
  await other.must(play({ kind: 'answerClue', word: 'harbour', yes: true }));
  expect(await giver.act(clue('harbour'))).toMatchObject({ type: 'done' });
  // Another word still waits for the referee.
  expect(game(giver).clues.map(({ word }) => word)).toEqual(['harbour']);
});

/** If everything the giver may not know is redrawn, the referee is asked the same. */
test('twins: the opinion rests on what the giver sees', async () => {
  const random = randomFrom('0e'.repeat(16) as Seed);
  const asked: Asked[] = [];
  const judge: Judge = (...one) => {
    asked.push(one);
    return byLetters(...one);
  };
  const packs = new Packs([{ id: 'en/classic', language: 'en', cards: words }]);
  const facts = new FactFinder({ packs, referee: { judge }, clock: systemClock, log: noLog });
  let judged = 0;
  for (let round = 0; round < 60; round++) {
    const evening = Evening.playing();
    const people = ['anna', 'bo', 'carla', 'dan'] as const;
    const who = random.pick(people);
    for (let turns = random.below(4); turns > 0 && evening.state.phase === 'playing'; turns--) oneTurn(evening);
    if (evening.state.phase !== 'playing') continue;
    const opinions: unknown[] = [];
    for (const state of [evening.state, table.redeal(evening.state, who as never, random)]) {
      const found = await facts.for(state, who as never, clue('wordling'));
      opinions.push(found.opinion);
    }
    expect(opinions[0]).toEqual(opinions[1]);
    const [one, other] = asked.splice(0);
    expect(one).toEqual(other);
    if (one) judged += 1;
  }
  // Only the spymaster whose turn it is gets an opinion.
  expect(judged).toBeGreaterThan(3);
});

/** A clue, and the first uncovered card, whatever it is. */
function oneTurn(evening: Evening): void {
  const view = evening.sees('anna').round?.view as CodenamesView;
  const [spymaster, operative] = view.team === 'red' ? ['anna', 'bo'] : ['carla', 'dan'];
  evening.plays(spymaster as string, { kind: 'giveClue', word: 'harbour', number: 1 });
  evening.plays(operative as string, { kind: 'touch', card: view.cards.findIndex(({ covered }) => !covered) });
  const after = evening.sees('anna').round?.view as CodenamesView;
  if (evening.state.phase === 'playing' && after.phase === 'guess') {
    evening.plays(operative as string, { kind: 'stop' });
  }
}

test('a table that was stored before there was anything to agree on is loaded and played on as usual', async () => {
  const asked: Asked[] = [];
  const judge: Judge = (...one) => {
    asked.push(one);
    return { verdict: 'legal' };
  };
  const house = await openHouse({ referee: { judge } });
  onTestFinished(() => house.close());
  const party = await partyAt(house.base);
  const stream = `table/${party.table}`;
  const { length } = await house.streams.read(stream, 0);
  const options = { form: 'teams', clock: { kind: 'off' } };
  const event = { kind: 'setUp', setup: { game: 'codenames', options, packs: ['en/classic'] } } as Event;
  await house.streams.append(stream, length, [{ event }]);
  const [host] = party.people;
  await host.until(({ view }) => (view.setup.options as { clock: { kind: string } }).clock.kind === 'off');
  expect(host.view.setup.options).toEqual({ ...options, referee: usualReferee });
  await host.must({ kind: 'start' });
  const stored = await house.streams.read(stream, 0);
  expect(JSON.stringify(stored.slice(length))).not.toContain('referee');
  await Promise.all(party.people.map((one) => one.until(({ view }) => view.phase === 'playing')));
  await playOut(party.people, randomFrom('0c'.repeat(16) as Seed));
  expect(asked[0]?.[3]).toEqual(usualHouseRules);
});
