import { beforeAll, expect, test, vi } from 'vitest';

let words: typeof import('./city-words.ts');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const { ask, speak } = await import('../texts/texts.svelte.ts');
  await speak('en');
  await ask('map');
  words = await import('./city-words.ts');
});

test('D25, D27: the two numbers of a city say how long it takes and what a bystander costs', () => {
  expect(words.explained({ tokens: 9, mistakes: 9 })).toEqual([
    '9 timer tokens: at most 9 turns.',
    'A bystander costs one token, as in the standard game.',
  ]);
  expect(words.explained({ tokens: 9, mistakes: 5 })[1]).toMatch(/^Up to 5 bystanders cost one token each/);
  expect(words.explained({ tokens: 12, mistakes: 1 })[1]).toMatch(/^One bystander costs a single token/);
  expect(words.explained({ tokens: 12, mistakes: 0 })[1]).toMatch(/every bystander costs two tokens/);
});

test('a city we have no text for is called what its file calls it', () => {
  expect(words.cityName('newyork')).toBe('New York');
  expect(words.cityName('atlantis')).toBe('atlantis');
  expect(words.briefOf('atlantis')).toBeUndefined();
  expect(words.citiesOr(['berlin', 'cairo', 'atlantis'])).toBe('Berlin, Cairo, or atlantis');
});
