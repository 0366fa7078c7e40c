import { expect, test } from 'vitest';
import { renamer } from './renaming.ts';

const games = {
  codenames: { name: 'Codenames' },
  duet: { name: 'Codenames Duet', short: 'Duet' },
  spyfall: { name: 'Spyfall' },
};

test.each([
  ['Safehouse · Codenames', 'The Den · Word Spies'],
  ['Rules of Codenames Duet', 'Rules of Codenames Duet'],
  ['Codenames, Duet and Spyfall', 'Word Spies, Duet and Who'],
  ['Spyfalls, Spyfall.', 'Spyfalls, Who.'],
  ['Spyfall-peli', 'Who-peli'],
  ['Codenames-pelissä', 'Word Spies -pelissä'],
  ['Codenames Duet -peliä', 'Codenames Duet -peliä'],
])('%s: %s', (text, expected) => {
  const rename = renamer({ name: 'The Den', games: { codenames: 'Word Spies', spyfall: 'Who' } }, games);
  expect(rename?.(text)).toBe(expected);
});

test('a name that needs no space before a hyphen loses it, and the short form of a game is replaced too', () => {
  const rename = renamer({ games: { duet: 'Keys' } }, games);
  expect(rename?.('Codenames Duet -peliä, Duet-missioner, Codenames')).toBe('Keys-peliä, Keys-missioner, Codenames');
});

test('a name with signs of patterns is replaced as it is written', () => {
  const rename = renamer({ games: { duet: '$& (2)' } }, { duet: { name: 'Fedőnevek: Négyszemközt' } });
  expect(rename?.('A Fedőnevek: Négyszemközt szabályai')).toBe('A $& (2) szabályai');
});

test('without other names nothing is done', () => {
  expect(renamer({}, games)).toBeUndefined();
  expect(renamer({ name: '', games: {} }, games)).toBeUndefined();
});
