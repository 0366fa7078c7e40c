/** The shipped word lists are valid, and contain what they are meant for. */
import { expect, test } from 'vitest';
import { described } from '../text-files.ts';
import { grammars } from './languages/index.ts';
import { readVocabulary } from './vocabulary.ts';

test.each(Object.keys(grammars))('the lists of %s have no mistakes, and each is in use', (language) => {
  const { vocabulary, mistakes } = readVocabulary(language);
  expect(mistakes.map(described)).toEqual([]);
  const { foreign, ...others } = vocabulary;
  expect(foreign.size).toBeGreaterThan(0);
  for (const list of Object.values(others)) expect(list.size).toBeGreaterThanOrEqual(50);
});

test('of a language without lists it says which files are missing', () => {
  const { vocabulary, mistakes } = readVocabulary('xx');
  expect(vocabulary.words.size).toBe(0);
  expect(mistakes.map(({ text }) => text)).toEqual(Array(9).fill('cannot be read (ENOENT)'));
});
