/** UX 30: each clue, touch, token, turn and end of Duet is read out exactly once. */
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { announcements } from './announcements.ts';
import { moment, revealed, soundOf } from './moments.ts';
import { nameOf, TestGame } from './test-game.ts';

/** Announcements that a spectator hears for what happens on a table. */
function heard(game: TestGame, happens: (game: TestGame) => void): string[] {
  const before = game.view();
  happens(game);
  return announcements(before, game.view(), t, nameOf);
}

test('coming in, nothing is news; without a change, nothing is said; a new deal is a new game', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  expect(announcements(undefined, game.view(), t, nameOf)).toEqual([]);
  expect(heard(game, () => {})).toEqual([]);
  expect(announcements(game.view(), new TestGame().view(), t, nameOf)).toEqual([
    'A new game. Either side may give the first clue.',
  ]);
});

test('a clue, an agent, a bystander with its token, and who is next', () => {
  const game = new TestGame();
  expect(heard(game, (d) => d.clues('ada', 'sea', 2))).toEqual(['Clue from West, Ada: sea, 2.']);
  expect(heard(game, (d) => d.does('dov', { kind: 'mark', card: 3, on: true }))).toEqual([]);
  expect(heard(game, (d) => d.touches('dov', 0))).toEqual(['Dov touched anchor: an agent.']);
  expect(heard(game, (d) => d.touches('dov', 23))).toEqual([
    'Dov touched marshmallow: a bystander.',
    'A token with an arrow to East lies on it.',
    '8 tokens left.',
    'East gives the next clue.',
  ]);
});

test('several changes in one step are all said, in order', () => {
  const steps = (d: TestGame) => d.clues('ada', 'sea', 1).touches('dov', 0).stops('dov').clues('dov', 'wood', 0);
  expect(heard(new TestGame(), steps)).toEqual([
    'Clue from West, Ada: sea, 1.',
    'Dov touched anchor: an agent.',
    'East stops and takes a token.',
    'Clue from East, Dov: wood, 0.',
  ]);
});

test('D27: two tokens make one marker; D28: too few lose', () => {
  const game = TestGame.mission(3, 0);
  game.clues('ada', 'sea', 1);
  expect(heard(game, (d) => d.touches('dov', 18))).toEqual([
    'Dov touched saddle: a bystander.',
    'Two tokens with arrows to East lie on it.',
    '1 token left.',
    'East gives the next clue.',
  ]);
  game.clues('dov', 'sky', 1);
  expect(heard(game, (d) => d.touches('ada', 19))).toEqual([
    'Ada touched temple: a bystander.',
    'There are too few tokens to pay for that. You lose.',
  ]);
});

test('D32: an illegal clue costs a token; D33: the last one, and nobody takes another', () => {
  const game = TestGame.mission(1, 1).clues('ada', 'sea', 1);
  expect(heard(game, (d) => d.does('dov', { kind: 'object' }))).toEqual([
    'The clue sea is illegal. A token is discarded.',
  ]);
  game.touches('dov', 0);
  expect(heard(game, (d) => d.stops('dov'))).toEqual([
    'East stops.',
    'Sudden death: no more clues. One wrong card loses.',
  ]);
  const other = new TestGame().clues('ada', 'sea', 1);
  expect(heard(other, (d) => d.does('dov', { kind: 'allow' }))).toEqual(['The clue sea was allowed.']);
});

test('D18: a complete face is announced once, and not at the end', () => {
  const game = new TestGame().clues('ada', 'sea', 9).touches('dov', 0, 1, 2, 3, 4, 5, 6, 7);
  expect(heard(game, (d) => d.touches('dov', 8))).toEqual([
    'Dov touched island: an agent.',
    'Every agent on West’s face is found. Only East gives clues now.',
  ]);
  game.stops('dov').clues('dov', 'sky', 6).touches('ada', 9, 12, 13, 14, 15);
  expect(heard(game, (d) => d.touches('ada', 16))).toEqual([
    'Ada touched quarry: an agent.',
    'All fifteen agents are found. You win.',
  ]);
});

test('sudden death, its guesses, and how it ends', () => {
  const game = new TestGame().misses(8).clues('ada', 'sea', 1);
  expect(heard(game, (d) => d.touches('dov', 22)).at(-1)).toBe('Sudden death: no more clues. One wrong card loses.');
  expect(heard(game, (d) => d.touches('dov', 0, 1, 2, 3, 4, 5, 6, 7)).length).toBe(8);
  expect(heard(game, (d) => d.touches('dov', 8))).toEqual([
    'Dov touched island: an agent.',
    'Every agent on West’s face is found.',
  ]);
  expect(heard(game, (d) => d.touches('ada', 24))).toEqual([
    'Ada touched dragon: a bystander.',
    'A bystander in sudden death. You lose.',
  ]);
});

test('stamps and sounds go with what happened', () => {
  const game = new TestGame();
  const start = game.view();
  const clued = game.clues('ada', 'sea', 2).view();
  const found = game.touches('dov', 0).view();
  const missed = game.touches('dov', 18).view();
  const judged = game.clues('dov', 'sky', 1).does('ada', { kind: 'object' }).view();
  const dead = game.touches('ada', 10).view();
  expect(moment(undefined, clued)).toBeUndefined();
  expect(moment(start, clued)).toEqual({ kind: 'clue', team: 'west', word: 'sea', number: 2 });
  expect(moment(clued, found)).toBeUndefined();
  expect(moment(found, missed)).toEqual({ kind: 'over', team: 'west', because: 'bystander' });
  expect(moment(judged, dead)).toEqual({ kind: 'assassin' });
  expect([revealed(start, clued), revealed(clued, found), revealed(found, missed)]).toEqual([false, true, true]);
  expect([soundOf(start, clued), soundOf(clued, found), soundOf(found, missed), soundOf(judged, dead)]).toEqual([
    'clue',
    'reveal',
    'wrong',
    'lamp',
  ]);
  const objected = new TestGame().clues('ada', 'sea', 1);
  const before = objected.view();
  expect(moment(before, objected.does('dov', { kind: 'object' }).view())).toEqual({ kind: 'struck', team: 'west' });
  const late = new TestGame().misses(8).clues('ada', 'sea', 1);
  expect(moment(late.view(), late.touches('dov', 22).view())?.kind).toBe('sudden');
});
