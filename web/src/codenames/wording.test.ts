/** Texts built from a view: the result's headline, and which sound to play. */
import { expect, test } from 'vitest';
import { counted, countedOrUnlimited, stepped } from '../play/numbers.ts';
import { english as t } from '../texts/whole.ts';
import { headline } from './headline.ts';
import { soundOf } from './sounds.ts';
import { TestGame } from './test-game.ts';

test('C13: the headline says who won and how', () => {
  const view = new TestGame().clues('ada', 'sea', 1).touches('ben', 24).view();
  expect(headline(view, t)).toEqual({
    title: 'Blue wins',
    how: 'Red walked into the assassin.',
    score: 'Agents found: Red 0 : 0 Blue',
  });
});

test('C19: handed over by the other side', () => {
  const game = new TestGame().clues('ada', 'sea', 'unlimited').touches('ben', 0, 1, 2, 3, 4, 5, 6, 7).stops('ben');
  expect(headline(game.clues('dov', 'sky', 1).touches('eva', 8).view(), t).how).toBe(
    'Blue touched Red’s last agent for them.',
  );
});

test('C30: a score together has its comment; C29: a loss has none', () => {
  const won = new TestGame('together')
    .clues('ada', 'sea', 'unlimited')
    .touches('ben', 0, 1, 2, 3, 4, 5, 6, 7, 8)
    .view();
  expect(headline(won, t)).toMatchObject({ score: 'Score 8 of 8', comment: t.codenames.result.comment[8] });
  const lost = new TestGame('together').clues('ada', 'sea', 1).touches('ben', 24).view();
  expect(headline(lost, t)).toEqual({
    title: t.codenames.result.lostTogether,
    how: t.codenames.result.howTogether.assassin,
  });
  expect(new Set(Object.values(t.codenames.result.comment)).size).toBe(8);
});

test('a game called off has no winner', () => {
  expect(headline(new TestGame().view(), t).title).toBe(t.play.result.abandoned);
});

test('C15–C17: the stepper walks from 0 to unlimited and stays within', () => {
  expect(stepped(countedOrUnlimited, 0, -1)).toBe(0);
  expect(stepped(countedOrUnlimited, 9, 1)).toBe('unlimited');
  expect(stepped(countedOrUnlimited, 'unlimited', 1)).toBe('unlimited');
  expect(stepped(counted, 9, 1)).toBe(9);
  expect(countedOrUnlimited).toHaveLength(11);
});

test('a find sounds different from a miss', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  const clued = game.view();
  const found = game.touches('ben', 0).view();
  const missed = game.touches('ben', 9).view();
  expect(soundOf(clued, found)).toBe('reveal');
  expect(soundOf(found, missed)).toBe('wrong');
  expect(soundOf(undefined, missed)).toBeUndefined();
});
