/** UX 9: every role sees exactly one now-line in every phase. */
import { expect, test } from 'vitest';
import { english } from '../texts/whole.ts';
import { type Cast, isOnMe, nowLine } from './now-line.ts';
import { TestGame, type Who } from './test-game.ts';

const t = english.codenames;
const cast: Cast = { spymaster: (team) => (team === 'red' ? 'Ada' : 'Dov'), loneOperative: 'Lone' };
const says = (game: TestGame, who?: Who) => nowLine(game.view(who), t, cast);

test('before the clue, the spymaster is asked for it and everyone else waits', () => {
  const game = new TestGame();
  expect(says(game, 'ada')).toBe(t.now.spymaster.clue);
  expect(says(game, 'ben')).toBe(t.now.operative.clue({ name: 'Ada' }));
  expect(says(game, 'dov')).toBe(t.now.spymaster.wait({ name: 'Ada' }));
  expect(says(game, 'eva')).toBe(t.now.operative.wait);
  expect(says(game)).toBe(t.now.watch.clue.red);
  expect(isOnMe(game.view('ada'))).toBe(true);
  expect(isOnMe(game.view('ben'))).toBe(false);
  expect(isOnMe(game.view())).toBe(false);
});

test('without a spymaster the now-line says that someone has to take the seat', () => {
  const nobody: Cast = { spymaster: () => undefined, loneOperative: undefined };
  const game = new TestGame();
  for (const who of ['ben', 'dov', 'eva', undefined] as const) {
    expect(nowLine(game.view(who), t, nobody)).toBe(t.now.empty.red);
  }
  expect(nowLine(game.clues('ada', 'sea', 2).view('ben'), t, nobody)).toBe(t.now.operative.first);
});

test('while guessing, one guess is due first; then the rest are counted', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  expect(says(game, 'ben')).toBe(t.now.operative.first);
  expect(says(game, 'dov')).toBe(t.now.spymaster.judge);
  game.touches('ben', 0);
  expect(says(game, 'ben')).toBe('Right. You have 2 guesses left: touch another card, or stop.');
  game.touches('ben', 1);
  expect(says(game, 'ben')).toBe('Right. You have 1 guess left: touch another card, or stop.');
  game.does('dov', { kind: 'allow' });
  expect(says(game, 'dov')).toBe(t.now.spymaster.idle);
  expect(says(game, 'eva')).toBe(t.now.operative.idle);
});

test('UX 9: a card that someone else touched is told with their name', () => {
  const touched = { name: 'Wren', word: 'LOCKER' };
  const beside = (game: TestGame) => nowLine(game.view('ben'), t, { ...cast, touched });
  const game = new TestGame().clues('ada', 'sea', 2).touches('cleo', 0);
  expect(beside(game)).toBe('Wren touched LOCKER. 2 guesses left: touch another card, or stop.');
  const free = new TestGame().clues('ada', 'sea', 'unlimited').touches('cleo', 0);
  expect(beside(free)).toBe(t.now.operative.freeBy(touched));
});

test('without a limit nothing is counted', () => {
  const game = new TestGame().clues('ada', 'sea', 'unlimited').touches('ben', 0);
  expect(says(game, 'ben')).toBe(t.now.operative.free);
});

test('after an objection the other spymaster may cover one of their own', () => {
  const game = new TestGame().clues('ada', 'sea', 2).does('dov', { kind: 'object' });
  expect(says(game, 'dov')).toBe(t.now.spymaster.clueOrCover);
});

test('together, the spymaster plays the opponent’s turn', () => {
  const game = new TestGame('together').clues('ada', 'sea', 1).touches('ben', 0).stops('ben');
  expect(says(game, 'ada')).toBe('Play the opponent’s turn: cover one of their agents.');
  expect(says(game, 'ben')).toBe(t.now.operative.opponent({ name: 'Ada' }));
  game.does('ben', { kind: 'object' });
  expect(says(game, 'ada')).toBe('Play the opponent’s turn: cover 2 of their agents, one after the other.');
});

test('three: the lone operative guesses for both', () => {
  const game = new TestGame('three');
  expect(says(game, 'lone')).toBe(t.now.operative.clue({ name: 'Ada' }));
  game.clues('ada', 'sea', 1);
  expect(says(game, 'lone')).toBe(t.now.operative.first);
  expect(says(game, 'ada')).toBe(t.now.spymaster.lone({ name: 'Lone' }));
  expect(says(game, 'dov')).toBe(t.now.spymaster.loneJudge({ name: 'Lone' }));
});
