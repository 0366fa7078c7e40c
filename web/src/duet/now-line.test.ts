/** UX 9: every seat of Duet sees exactly one now-line in every phase. */
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { type Cast, isOnMe, nowLine } from './now-line.ts';
import { Desk, type Who } from './test-desk.ts';

const { now } = t.duet;
const cast: Cast = (side) => (side === 'west' ? 'West' : 'Dov');
const says = (desk: Desk, who?: Who) => nowLine(desk.view(who), t, cast);
const dov = { name: 'Dov' };
const west = { name: 'West' };

test('D6: either side may give the first clue', () => {
  const desk = new Desk();
  expect(says(desk, 'ada')).toBe(now.clue.first(dov));
  expect(says(desk, 'dov')).toBe(now.clue.first(west));
  expect(says(desk)).toBe(now.watch.first);
  expect([desk.view('ada'), desk.view('dov'), desk.view()].map(isOnMe)).toEqual([true, true, false]);
});

test('D13: one guess is due, then one may stop; the giver waits', () => {
  const desk = new Desk().clues('ada', 'sea', 2);
  expect(says(desk, 'dov')).toBe(now.guess.first);
  expect(says(desk, 'ada')).toBe(now.guess.wait(dov));
  expect(says(desk)).toBe(now.watch.guess.east);
  expect(isOnMe(desk.view('ada'))).toBe(false);
  expect(says(desk.touches('dov', 0), 'dov')).toBe(now.guess.more);
});

test('D36 and D32: zero, and a clue that was illegal', () => {
  expect(says(new Desk().clues('ada', 'sea', 0), 'dov')).toBe(now.guess.zero);
  expect(says(new Desk().clues('ada', 'sea', 2).does('dov', { kind: 'object' }), 'dov')).toBe(now.guess.illegal);
});

test('D15: who guessed gives the next clue', () => {
  const desk = new Desk().clues('ada', 'sea', 1).touches('dov', 0).stops('dov');
  expect(says(desk, 'dov')).toBe(now.clue.give(west));
  expect(says(desk, 'ben')).toBe(now.clue.wait(dov));
  expect(says(desk)).toBe(now.watch.clue.east);
});

test('D35: in flexible order either may go on', () => {
  const desk = new Desk({ kind: 'standard', tokens: 9 }, true).clues('ada', 'sea', 1).touches('dov', 18);
  expect(says(desk, 'ada')).toBe(now.clue.again(dov));
  expect(says(desk, 'dov')).toBe(now.clue.either(west));
  expect(says(desk)).toBe(now.watch.either);
});

test('D18: a face that is complete gives no more clues', () => {
  const desk = new Desk().clues('ada', 'sea', 9).touches('dov', 0, 1, 2, 3, 4, 5, 6, 7, 8);
  expect(says(desk.stops('dov'), 'dov')).toBe(now.clue.partnerDone(west));
  expect(says(desk, 'ada')).toBe(now.clue.meDone(dov));
});

test('D21: in sudden death both may guess, or only one side', () => {
  const desk = new Desk().misses(9);
  expect(says(desk, 'ada')).toBe(now.sudden.both(dov));
  expect(says(desk)).toBe(now.watch.sudden);
  desk.touches('dov', 0, 1, 2, 3, 4, 5, 6, 7, 8);
  expect(says(desk, 'ada')).toBe(now.sudden.me);
  expect(says(desk, 'dov')).toBe(now.sudden.partner(west));
  expect(says(desk.touches('ada', 9, 12, 13, 14, 15, 16), 'ada')).toBe(now.over);
});

test('a side without people is missed by everybody', () => {
  const nobody: Cast = (side) => (side === 'west' ? 'Ada' : undefined);
  const desk = new Desk().clues('ada', 'sea', 1);
  for (const who of ['ada', undefined] as const) expect(nowLine(desk.view(who), t, nobody)).toBe(now.empty.east);
});
