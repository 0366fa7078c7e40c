import { games } from '@safehouse/rules/games.ts';
import { optionsSchema } from '@safehouse/rules/spyfall/options.ts';
import { expect, test } from 'vitest';
import { spyfall } from '../index.ts';
import { choiceOf, languageOf, switched } from './choice.ts';

const options = spyfall.defaults;
const roles = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const locations = Array.from({ length: 8 }, (_, i) => ({ id: `id-${i}`, name: `Place ${i}`, roles }));

test('switches are turned one by one or all at once, and what is unknown here stays as it was', () => {
  const off = switched({ ...options, without: ['elsewhere'] }, ['id-1'], 'off');
  expect(off.without).toEqual(['elsewhere', 'id-1']);
  expect(switched(off, ['id-1'], 'off').without).toEqual(['elsewhere', 'id-1']);
  expect(switched(off, ['id-1'], 'on').without).toEqual(['elsewhere']);
  const all = locations.map(({ id }) => id);
  expect(switched(off, all, 'off').without).toEqual(['elsewhere', ...all]);
  expect(switched(off, all, 'on').without).toEqual(['elsewhere']);
  expect(optionsSchema.safeParse(switched(off, all, 'off')).success).toBe(true);
});

test('those in play are counted, and one of the table’s own takes the place of its namesake', () => {
  const own = [
    { name: 'PLACE 3', roles },
    { name: 'Our attic', roles },
  ];
  expect(choiceOf({ ...options, without: ['id-0', 'elsewhere'], own }, locations)).toEqual({
    on: 6,
    all: 8,
    own: 2,
    least: 6,
    isEnough: true,
  });
});

test('the page says that there are enough exactly when a game can be dealt', () => {
  for (let off = 0; off <= 8; off++) {
    for (const rounds of [1, 3, 7, 8, 20]) {
      const setup = {
        ...switched(
          options,
          locations.slice(0, off).map(({ id }) => id),
          'off',
        ),
        rounds,
      };
      const can = games.spyfall.canDeal(setup, { words: [], locations });
      expect(choiceOf(setup, locations).isEnough, `${rounds} rounds, ${off} off`).toBe(can);
    }
  }
});

test('the language is that of the pack', () => {
  const setup = { game: 'spyfall' as const, options, packs: ['pt-BR/locations'] };
  const pack = { id: 'pt-BR/locations', language: 'pt-BR', holds: 'locations' as const, cards: 30 };
  expect(languageOf(setup, { packs: [pack] })).toBe('pt-BR');
  expect(languageOf(setup, { packs: [] })).toBe('pt-BR');
});
