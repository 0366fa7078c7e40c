/** Duet: clues from one's own face, guesses by D4, and the tokens. */
import { table } from '@safehouse/rules/duet/scenario.ts';
import { expect, test } from 'vitest';
import { type Links, linked } from '../testing/linked-meaning.ts';
import type { Level } from './daring.ts';
import { duetMoves } from './duet.ts';
import { partnerFace } from './faces.ts';

type Table = ReturnType<typeof table>;

function moves(t: Table, side: 'west' | 'east', links: Links, level: Level = 'normal') {
  const { view, seat } = t[side];
  const word = (card: number) => view.cards[card]?.word;
  return duetMoves(view, seat.person, level, linked(links)).actions.map((action) => {
    if (action.kind === 'giveClue') return { word: action.word, number: action.number, meant: action.meant?.map(word) };
    return action.kind === 'touch' ? word(action.card) : action.kind;
  });
}

const drawing = 'apple:A/- pear:A/- plum:A/A knife:-/A bank:X/A dwarf:X/X crown:-/- coin:-/-';
const fruit = { fruit: { apple: 2.2, pear: 2 } };

test('D8 a clue is for the agents of one’s own face and keeps away from its assassins', () => {
  const links = { ...fruit, metal: { knife: 2.4, coin: 2.4 }, safe: { apple: 2.3, pear: 2.2, bank: 2.2 } };
  expect(moves(table(drawing), 'west', links)[0]).toEqual({ word: 'fruit', number: 2, meant: ['apple', 'pear'] });
});

test('D17 what the partner knows as a bystander can confuse nobody any more', () => {
  const t = table(drawing);
  const links = { round: { apple: 1.6, coin: 2.2 }, green: { pear: 1.1 } };
  expect(moves(t, 'west', links)[0]).toMatchObject({ word: 'green' });
  t.west.clues('other', 1);
  t.east.touches('coin');
  t.east.plays('more', 1, 'knife');
  expect(moves(t, 'west', links)[0]).toMatchObject({ word: 'round' });
});

test('D4 the odds of the partner’s face follow from one’s own and from what was met', () => {
  const t = table(drawing);
  const odds = (word: string) =>
    partnerFace(t.west.view, 'west')[t.west.view.cards.findIndex((card) => card.word === word)];
  expect(odds('apple')?.agent).toBeCloseTo(3 / 9);
  expect(odds('bank')).toMatchObject({ agent: 1 / 3, assassin: 1 / 3 });
  expect(odds('crown')?.agent).toBeCloseTo(5 / 13);
  t.east.clues('metal', 1);
  t.west.touches('bank');
  expect(odds('bank')).toEqual({ agent: 1, assassin: 0, bystander: 0 });
  // The one agent among west's assassins is already found.
  expect(odds('dwarf')).toEqual({ agent: 0, assassin: 0.5, bystander: 0.5 });
});

test('D4 of two words with the same link the likelier one is touched', () => {
  const t = table(drawing);
  t.east.plays('metal', 1, 'bank');
  t.west.plays('other', 1, 'apple');
  t.east.clues('small', 1);
  expect(moves(t, 'west', { metal: { bank: 2 }, small: { dwarf: 1.6, knife: 1.6 } })[0]).toBe('knife');
});

test('D12 it goes on as long as it is sure, and stops then', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  expect(moves(t, 'east', fruit)[0]).toBe('apple');
  t.east.touches('apple');
  expect(moves(t, 'east', fruit)[0]).toBe('pear');
  t.east.touches('pear');
  expect(moves(t, 'east', fruit)).toEqual(['stop']);
});

test('D16 a word that an earlier clue left open is found later', () => {
  const t = table(drawing);
  const links = { fruit: { apple: 2.2, pear: 2 }, blue: { plum: 2 }, other: {} };
  t.west.plays('fruit', 2, 'apple');
  t.east.plays('other', 1, 'knife');
  t.west.clues('blue', 1);
  t.east.touches('plum');
  expect(moves(t, 'east', links)[0]).toBe('pear');
});

test('D21 in sudden death it touches the likeliest of all', () => {
  const t = table(drawing, { mission: '1-1' });
  t.west.plays('fruit', 2, 'apple');
  expect(moves(t, 'east', fruit)[0]).toBe('pear');
});

test('D35 the giver of the last clue leaves the next one to the partner', () => {
  const t = table(drawing, { flexible: true });
  t.west.plays('fruit', 1, 'apple');
  expect(t.west.view.may.giveClue).toBe('yes');
  expect(moves(t, 'west', fruit)).toEqual([]);
  expect(moves(t, 'east', { tool: { knife: 2 } })[0]).toMatchObject({ word: 'tool' });
});

test('a clue it does not know is named, and the guess that is due is made', () => {
  const t = table(drawing);
  t.west.clues('zxqv', 1);
  const { actions, unknown } = duetMoves(t.east.view, 'east', 'normal', linked(fruit));
  expect(unknown).toBe('zxqv');
  expect(actions[0]?.kind).toBe('touch');
});
