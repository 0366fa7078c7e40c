/** How a bot guesses: it follows clues, stops when unsure, returns to unfinished clues and reports unknown ones. */
import { table } from '@safehouse/rules/codenames/scenario.ts';
import { expect, test } from 'vitest';
import { linked } from '../testing/linked-meaning.ts';
import { codenamesMoves } from './codenames.ts';
import type { Level } from './daring.ts';

const drawing = 'apple:red pear:red plum:red knife:red bank:blue coin:blue crown:- dwarf:X';

const meaning = linked(
  {
    fruit: { apple: 2.3, pear: 2.1, plum: 1.4 },
    money: { bank: 2.3, coin: 2.1 },
    steel: { knife: 2 },
    hint: { crown: 0.66, plum: 0.64 },
    nothing: {},
  },
  { fruits: 'fruit' },
);

type Table = ReturnType<typeof table>;

function guess(t: Table, level: Level = 'normal') {
  const { view } = t.red.operative;
  const { actions, unknown } = codenamesMoves(view, level, meaning);
  const [first] = actions;
  const choice = first?.kind === 'touch' ? view.cards[first.card]?.word : first?.kind;
  return { choice, unknown };
}

test('it touches what the clue points at most, and the next best then', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  expect(guess(t)).toEqual({ choice: 'apple', unknown: undefined });
  t.red.operative.touches('apple');
  expect(guess(t).choice).toBe('pear');
});

test('C15 it leaves the one more alone if no earlier clue asks for it', () => {
  const t = table(drawing);
  t.red.spymaster.clues('money', 1);
  t.red.operative.touches('apple');
  expect(guess(t).choice).toBe('stop');
});

test('C15 it uses the one more for a word that an earlier clue left open', () => {
  const t = table(drawing);
  t.red.plays('fruit', 3, 'apple', 'pear');
  t.blue.plays('money', 1, 'bank');
  t.red.spymaster.clues('steel', 1);
  expect(guess(t).choice).toBe('knife');
  t.red.operative.touches('knife');
  expect(guess(t).choice).toBe('plum');
});

test('it stops when nothing more is likely enough, the careful one first', () => {
  const t = table(drawing);
  t.red.spymaster.clues('hint', 2);
  t.red.operative.touches('plum');
  expect(guess(t, 'careful').choice).toBe('stop');
  expect(guess(t, 'bold').choice).toBe('crown');
});

test('what the others’ clue points at is left alone when nothing else is known', () => {
  const first = (isWarned: boolean) => {
    const t = table(`coin:blue bank:blue ${drawing.replace('bank:blue coin:blue', '')}`, { starts: 'blue' });
    t.blue.plays(isWarned ? 'money' : 'nothing', 2, 'bank');
    t.red.spymaster.clues('zxqv', 1);
    return guess(t).choice;
  };
  expect(first(false)).toBe('coin');
  expect(first(true)).not.toBe('coin');
});

test('C16 with the number 0 it keeps away from what the clue points at', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 0);
  expect(['apple', 'pear', 'plum']).not.toContain(guess(t).choice);
});

test('C17 with unlimited it goes on as long as the link is good', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 'unlimited');
  for (const word of ['apple', 'pear', 'plum']) {
    expect(guess(t).choice).toBe(word);
    t.red.operative.touches(word);
  }
  expect(guess(t).choice).toBe('stop');
});

test('a clue that was typed otherwise is understood', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruits', 2);
  expect(guess(t)).toEqual({ choice: 'apple', unknown: undefined });
});

test('a clue it does not know: it says so, makes the guess that is due, and stops', () => {
  const t = table(drawing);
  t.red.spymaster.clues('zxqv', 3);
  const { choice, unknown } = guess(t);
  expect(unknown).toBe('zxqv');
  expect(choice).not.toBe('stop');
  t.red.operative.touches('apple');
  expect(guess(t).choice).toBe('stop');
});

test('a clue it does not know: what an earlier clue left open is the safest', () => {
  const t = table(drawing);
  t.red.plays('fruit', 2, 'apple');
  t.blue.plays('money', 1, 'bank');
  t.red.spymaster.clues('zxqv', 1);
  expect(guess(t)).toEqual({ choice: 'pear', unknown: 'zxqv' });
});

test('C31 the lone operative guesses for the team whose turn it is', () => {
  const t = table(drawing, { form: 'three', starts: 'blue' });
  t.blue.spymaster.clues('money', 2);
  const { view } = t.both.operative;
  const [first] = codenamesMoves(view, 'normal', meaning).actions;
  expect(first?.kind === 'touch' && view.cards[first.card]?.word).toBe('bank');
});
