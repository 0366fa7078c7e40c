/** The entry point: a table with people and bots, as a bot sees it. */
import { loadLocations } from '@safehouse/language/locations.ts';
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import { Evening } from '@safehouse/rules/table/scenario.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openBankNow } from './bank.ts';
import { thinkSpyfall } from './think.ts';

const bank = openBankNow('en');
const place = { team: 'table', role: 'player' };
const bots = ['bot-1', 'bot-2', 'bot-3'];

/** These people and three bots, in a running written game. */
function eveningOf(...people: string[]): Evening {
  const options = { ...spyfall.defaults, way: 'written', rounds: 2 } as const;
  const evening = new Evening({ game: 'spyfall', options, packs: ['en/locations'] });
  evening.come(...people.slice(1));
  evening.locations = loadLocations().sets.get('en') ?? [];
  for (const person of people) evening.does(person, { kind: 'sit', place });
  for (const name of bots) evening.does('anna', { kind: 'addBot', place, level: 'normal', name });
  evening.does('anna', { kind: 'start' });
  return evening;
}

const thoughtOf = (evening: Evening, person: string): readonly Action[] =>
  thinkSpyfall({ view: evening.sees(person), person, level: 'normal' }, bank).actions;

const viewOf = (evening: Evening) => {
  const view = evening.sees('anna').round?.view;
  if (view?.game !== 'spyfall') throw new Error('no Spyfall on the table');
  return view;
};

/** Bots make their moves, people ask and answer one thing, and the clock acts when nobody moves. */
function playedUntil(evening: Evening, phase: string): void {
  for (let steps = 0; viewOf(evening).phase !== phase; steps++) {
    if (steps > 500) throw new Error(`never in ${phase}`);
    const by = bots.find((bot) => thoughtOf(evening, bot).length > 0);
    const action = by && thoughtOf(evening, by)[0];
    if (by && action) evening.does(by, action);
    else if (!peopleMove(evening)) ring(evening);
  }
}

function peopleMove(evening: Evening): boolean {
  for (const { id, bot } of evening.sees('anna').people) {
    const game = evening.sees(id).round?.view;
    if (bot || game?.game !== 'spyfall') continue;
    const play = (action: Extract<Action, { kind: 'play'; game: 'spyfall' }>['action']) =>
      evening.does(id, { kind: 'play', game: 'spyfall', action });
    if (game.may.start === 'yes') play({ kind: 'start' });
    else if (game.may.answer === 'yes') play({ kind: 'answer', text: 'Mostly on Fridays.' });
    else if (game.may.ask === 'yes') {
      const whom = bots.find((other) => other !== game.turn?.barred) ?? '';
      play({ kind: 'ask', whom, text: 'Is it cold there?' });
    } else if (game.may.vote === 'yes') play({ kind: 'vote', guilty: false });
    else continue;
    return true;
  }
  return false;
}

function ring(evening: Evening): void {
  const due = table.deadline(evening.state);
  if (!due) throw new Error('nothing is due');
  evening.now = Math.max(evening.now, due.at);
  evening.does('clock', due.action);
}

test('at a table with people the bots play a round, and leave it to people to go on', () => {
  const evening = eveningOf('anna');
  playedUntil(evening, 'verdict');
  for (const bot of bots) expect(evening.sees(bot).round?.view.may).toMatchObject({ goOn: 'yes' });
  expect(bots.flatMap((bot) => thoughtOf(evening, bot))).toEqual([]);
});

test('once no person is left in the game, they go on by themselves', () => {
  const evening = eveningOf('anna');
  playedUntil(evening, 'verdict');
  evening.does('anna', { kind: 'watch' });
  expect(thoughtOf(evening, 'bot-1')).toEqual([{ kind: 'play', game: 'spyfall', action: { kind: 'goOn' } }]);
});

test('a bot that is paused does nothing', () => {
  const evening = eveningOf('anna');
  const moving = () => bots.filter((bot) => thoughtOf(evening, bot).length > 0);
  while (moving().length === 0) peopleMove(evening);
  for (const person of bots) evening.does('anna', { kind: 'setBot', person, paused: true });
  expect(moving()).toEqual([]);
});

test('as dealer it opens the last vote when all people have written, and not before', () => {
  const evening = eveningOf('anna', 'bo');
  const bot = dealing(evening);
  expect(thoughtOf(evening, bot)).toEqual([]);
  evening.does('anna', { kind: 'say', text: 'It was the one with the hat.' });
  expect(thoughtOf(evening, bot)).toEqual([]);
  evening.does('bo', { kind: 'say', text: 'Never.' });
  expect(thoughtOf(evening, bot)).toEqual([{ kind: 'play', game: 'spyfall', action: { kind: 'openBallot' } }]);
});

/** Lets the time run out in a round dealt by a bot, and returns that bot. */
function dealing(evening: Evening): string {
  while (!bots.includes(viewOf(evening).dealer)) {
    evening.does('anna', { kind: 'abandon' });
    evening.does('anna', { kind: 'again', rotate: false });
  }
  const { dealer } = viewOf(evening);
  evening.does(dealer, { kind: 'play', game: 'spyfall', action: { kind: 'start' } });
  ring(evening);
  expect(viewOf(evening).phase).toBe('suspicions');
  return dealer;
}

test('where people talk it has nothing to say, nor at another game', () => {
  const evening = eveningOf('anna');
  const view = evening.sees('bot-1');
  const game = view.round?.view;
  if (!view.round || game?.game !== 'spyfall') throw new Error('no Spyfall on the table');
  const spoken = {
    ...view,
    round: { ...view.round, view: { ...game, options: { ...game.options, way: 'spoken' } } },
  } as const;
  expect(thinkSpyfall({ view: spoken, person: 'bot-1', level: 'normal' }, bank).actions).toEqual([]);
  expect(thinkSpyfall({ view: evening.sees('anna'), person: 'bot-1', level: 'normal' }, bank).actions).toEqual([]);
});

test('as dealer without a clock it ends the questions after a while, and not before', () => {
  const evening = eveningOf('anna');
  const view = evening.sees('bot-1');
  const game = view.round?.view;
  if (!view.round || game?.game !== 'spyfall') throw new Error('no Spyfall on the table');
  const { clock: _, ...rest } = game;
  const after = (questions: number) => {
    const exchange = { by: 'anna', to: 'bot-1', question: 'Is it loud?', answer: 'At night.' };
    const round = {
      ...rest,
      phase: 'asking',
      options: { ...game.options, minutes: 0 },
      talk: Array.from({ length: questions }, () => exchange),
      may: { ...game.may, start: 'already-started', callTime: 'yes', ask: 'not-your-turn' },
    } as const;
    const seen = { ...view, round: { ...view.round, view: round } } as typeof view;
    return thinkSpyfall({ view: seen, person: 'bot-1', level: 'normal' }, bank).actions;
  };
  expect(after(3)).toEqual([]);
  expect(after(16)).toEqual([{ kind: 'play', game: 'spyfall', action: { kind: 'callTime' } }]);
});
