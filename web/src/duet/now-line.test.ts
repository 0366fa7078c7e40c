/** UX 9: every seat of Duet sees exactly one now-line in every phase. */
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { type Cast, isOnMe, nowLine } from './now-line.ts';
import { TestGame, type Who } from './test-game.ts';

const { now } = t.duet;
const cast: Cast = (side) => (side === 'west' ? 'West' : 'Dov');
const says = (game: TestGame, who?: Who) => nowLine(game.view(who), t, cast);
const dov = { name: 'Dov' };
const west = { name: 'West' };

test('D6: either side may give the first clue', () => {
  const game = new TestGame();
  expect(says(game, 'ada')).toBe(now.clue.first(dov));
  expect(says(game, 'dov')).toBe(now.clue.first(west));
  expect(says(game)).toBe(now.watch.first);
  expect([game.view('ada'), game.view('dov'), game.view()].map(isOnMe)).toEqual([true, true, false]);
});

test('UX 9: alone with a bot, it begins, and later clues are left to the person', () => {
  const alone = (game: TestGame) => nowLine(game.view('ada'), t, cast, { isBot: true });
  expect(alone(new TestGame())).toBe('Dov begins. Wait for the first clue.');
  const flexible = new TestGame({ kind: 'standard', tokens: 9 }, true).clues('ada', 'sea', 1).touches('dov', 18);
  expect(alone(flexible)).toBe(now.clue.give(dov));
});

test('UX 9: a card that someone else touched is told with their name', () => {
  const game = new TestGame().clues('ada', 'sea', 2).touches('dov', 0);
  const touched = { name: 'Wren', word: 'LOCKER' };
  expect(nowLine(game.view('dov'), t, cast, { touched })).toBe(now.guess.moreBy(touched));
});

test('D13: one guess is due, then one may stop; the giver waits', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  expect(says(game, 'dov')).toBe(now.guess.first);
  expect(says(game, 'ada')).toBe(now.guess.wait(dov));
  expect(says(game)).toBe(now.watch.guess.east);
  expect(isOnMe(game.view('ada'))).toBe(false);
  expect(says(game.touches('dov', 0), 'dov')).toBe(now.guess.more);
});

test('D36 and D32: zero, and a clue that was illegal', () => {
  expect(says(new TestGame().clues('ada', 'sea', 0), 'dov')).toBe(now.guess.zero);
  expect(says(new TestGame().clues('ada', 'sea', 2).does('dov', { kind: 'object' }), 'dov')).toBe(now.guess.illegal);
});

test('D15: who guessed gives the next clue', () => {
  const game = new TestGame().clues('ada', 'sea', 1).touches('dov', 0).stops('dov');
  expect(says(game, 'dov')).toBe(now.clue.give(west));
  expect(says(game, 'ben')).toBe(now.clue.wait(dov));
  expect(says(game)).toBe(now.watch.clue.east);
});

test('D35: in flexible order either may go on', () => {
  const game = new TestGame({ kind: 'standard', tokens: 9 }, true).clues('ada', 'sea', 1).touches('dov', 18);
  expect(says(game, 'ada')).toBe(now.clue.again(dov));
  expect(says(game, 'dov')).toBe(now.clue.either(west));
  expect(says(game)).toBe(now.watch.either);
});

test('D18: a face that is complete gives no more clues', () => {
  const game = new TestGame().clues('ada', 'sea', 9).touches('dov', 0, 1, 2, 3, 4, 5, 6, 7, 8);
  expect(says(game.stops('dov'), 'dov')).toBe(now.clue.partnerDone(west));
  expect(says(game, 'ada')).toBe(now.clue.meDone(dov));
});

test('D21: in sudden death both may guess, or only one side', () => {
  const game = new TestGame().misses(9);
  expect(says(game, 'ada')).toBe(now.sudden.both(dov));
  expect(says(game)).toBe(now.watch.sudden);
  game.touches('dov', 0, 1, 2, 3, 4, 5, 6, 7, 8);
  expect(says(game, 'ada')).toBe(now.sudden.me);
  expect(says(game, 'dov')).toBe(now.sudden.partner(west));
  expect(says(game.touches('ada', 9, 12, 13, 14, 15, 16), 'ada')).toBe(now.over);
});

test('a side without people is missed by everyone', () => {
  const nobody: Cast = (side) => (side === 'west' ? 'Ada' : undefined);
  const game = new TestGame().clues('ada', 'sea', 1);
  for (const who of ['ada', undefined] as const) expect(nowLine(game.view(who), t, nobody)).toBe(now.empty.east);
});
