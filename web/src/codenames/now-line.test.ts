/** UX 9: every role sees exactly one now-line in every phase. */
import { expect, test } from 'vitest';
import { english } from '../texts/whole.ts';
import { type Cast, isOnMe, nowLine } from './now-line.ts';
import { Desk, type Who } from './test-desk.ts';

const t = english.codenames;
const cast: Cast = { spymaster: (team) => (team === 'red' ? 'Ada' : 'Dov'), loneOperative: 'Lone' };
const says = (desk: Desk, who?: Who) => nowLine(desk.view(who), t, cast);

test('before the clue, the spymaster is asked for it and everyone else waits', () => {
  const desk = new Desk();
  expect(says(desk, 'ada')).toBe(t.now.spymaster.clue);
  expect(says(desk, 'ben')).toBe(t.now.operative.clue({ name: 'Ada' }));
  expect(says(desk, 'dov')).toBe(t.now.spymaster.wait({ name: 'Ada' }));
  expect(says(desk, 'eva')).toBe(t.now.operative.wait);
  expect(says(desk)).toBe(t.now.watch.clue.red);
  expect(isOnMe(desk.view('ada'))).toBe(true);
  expect(isOnMe(desk.view('ben'))).toBe(false);
  expect(isOnMe(desk.view())).toBe(false);
});

test('without a spymaster everybody is told that the seat is to be taken', () => {
  const nobody: Cast = { spymaster: () => undefined, loneOperative: undefined };
  const desk = new Desk();
  for (const who of ['ben', 'dov', 'eva', undefined] as const) {
    expect(nowLine(desk.view(who), t, nobody)).toBe(t.now.empty.red);
  }
  expect(nowLine(desk.clues('ada', 'sea', 2).view('ben'), t, nobody)).toBe(t.now.operative.first);
});

test('while guessing, one guess is due first; then the rest are counted', () => {
  const desk = new Desk().clues('ada', 'sea', 2);
  expect(says(desk, 'ben')).toBe(t.now.operative.first);
  expect(says(desk, 'dov')).toBe(t.now.spymaster.judge);
  desk.touches('ben', 0);
  expect(says(desk, 'ben')).toBe('Right. You have 2 guesses left: touch another card, or stop.');
  desk.touches('ben', 1);
  expect(says(desk, 'ben')).toBe('Right. You have 1 guess left: touch another card, or stop.');
  desk.does('dov', { kind: 'allow' });
  expect(says(desk, 'dov')).toBe(t.now.spymaster.idle);
  expect(says(desk, 'eva')).toBe(t.now.operative.idle);
});

test('without a limit nothing is counted', () => {
  const desk = new Desk().clues('ada', 'sea', 'unlimited').touches('ben', 0);
  expect(says(desk, 'ben')).toBe(t.now.operative.free);
});

test('after an objection the other spymaster may cover one of their own', () => {
  const desk = new Desk().clues('ada', 'sea', 2).does('dov', { kind: 'object' });
  expect(says(desk, 'dov')).toBe(t.now.spymaster.clueOrCover);
});

test('together, the spymaster plays the opponent’s turn', () => {
  const desk = new Desk('together').clues('ada', 'sea', 1).touches('ben', 0).stops('ben');
  expect(says(desk, 'ada')).toBe('Play the opponent’s turn: cover one of their agents.');
  expect(says(desk, 'ben')).toBe(t.now.operative.opponent({ name: 'Ada' }));
  desk.does('ben', { kind: 'object' });
  expect(says(desk, 'ada')).toBe('Play the opponent’s turn: cover 2 of their agents, one after the other.');
});

test('three: the lone operative guesses for both', () => {
  const desk = new Desk('three');
  expect(says(desk, 'lone')).toBe(t.now.operative.clue({ name: 'Ada' }));
  desk.clues('ada', 'sea', 1);
  expect(says(desk, 'lone')).toBe(t.now.operative.first);
  expect(says(desk, 'ada')).toBe(t.now.spymaster.lone({ name: 'Lone' }));
  expect(says(desk, 'dov')).toBe(t.now.spymaster.loneJudge({ name: 'Lone' }));
});
