import type { Pack } from '@safehouse/protocol/messages.ts';
import { expect, test } from 'vitest';
import { packsFor } from './packs.ts';

const pack = (id: string, holds: Pack['holds'] = 'words'): Pack => ({
  id,
  language: id.slice(0, 2),
  holds,
  cards: 400,
});
const known = [
  pack('en/classic'),
  pack('en/duet'),
  pack('ro/classic'),
  pack('ro/duet'),
  pack('sv/classic'),
  pack('en/locations', 'locations'),
  pack('ro/locations', 'locations'),
];

test('between word games the packs stay', () => {
  expect(packsFor('duet', known, ['ro/classic', 'en/classic'])).toEqual(['en/classic', 'ro/classic']);
});

test('Spyfall takes the locations of the language the cards were in, one pack of them', () => {
  expect(packsFor('spyfall', known, ['ro/classic'])).toEqual(['ro/locations']);
  expect(packsFor('spyfall', known, ['ro/classic', 'en/duet'])).toEqual(['en/locations']);
});

test('where a language has no locations it is English, or else any', () => {
  expect(packsFor('spyfall', known, ['sv/classic'])).toEqual(['en/locations']);
  expect(packsFor('spyfall', [pack('sv/classic'), pack('ro/locations', 'locations')], ['sv/classic'])).toEqual([
    'ro/locations',
  ]);
});

test('back from Spyfall the words are those of before, if they are in the language spoken now', () => {
  const before = ['en/duet', 'ro/classic'];
  expect(packsFor('codenames', known, ['en/locations'], before)).toEqual(before);
  expect(packsFor('codenames', known, ['ro/locations'], ['en/classic'])).toEqual(['ro/classic']);
  expect(packsFor('duet', known, ['ro/locations'])).toEqual(['ro/duet']);
});

test('in a server without fitting packs nothing is chosen that is not there', () => {
  expect(packsFor('spyfall', [pack('en/classic')], ['en/classic'])).toEqual(['en/classic']);
});
