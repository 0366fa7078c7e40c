/** UX 7: people whose names look alike are told apart by a number, which nobody can type for themselves. */
import { expect, test } from 'vitest';
import { Evening } from './scenario.ts';

/** The names as pages write them, in order of arrival. */
function shown(...names: string[]): string[] {
  const evening = new Evening();
  for (const [i, name] of names.entries()) evening.does(`guest${i}`, { kind: 'join', name });
  const [, ...people] = evening.sees('anna').people;
  return people.map(({ name, tag }) => (tag === undefined ? name : `${name} (${tag})`));
}

test.each(['Ꭺdele', 'ꓮdele', 'ᴀdele', 'Аdele', 'Adele\ufffc', 'Adele\ue000', 'Adele\uffff', 'Ade\u034fle', 'AdeIe'])(
  'a name that looks like an earlier one gets a number: Adele and %s',
  (other) => {
    const [first, second] = shown('Adele', other);
    expect(first).toBe('Adele');
    expect(second).toMatch(/ \(2\)$/);
  },
);

test('a name that ends with a number in brackets cannot be taken for the second of that name', () => {
  expect(shown('Adele', 'Adele', 'Adele (2)')).toEqual(['Adele', 'Adele (2)', 'Adele (2) (3)']);
  expect(shown('Adele (2)', 'Adele')).toEqual(['Adele (2) (1)', 'Adele (2)']);
  expect(shown('Adele（2）', 'Adele')).toEqual(['Adele（2） (1)', 'Adele (2)']);
  expect(shown('Adele (2)', 'Bo')).toEqual(['Adele (2)', 'Bo']);
});

test('names that differ by an accent are different', () => {
  expect(shown('Åse', 'Ase', 'Őry', 'Öry', 'Ory')).toEqual(['Åse', 'Ase', 'Őry', 'Öry', 'Ory']);
});

test('a name goes into saved games if its owner agrees, and not while a game runs', () => {
  const evening = new Evening().come('bo');
  const kept = () =>
    evening
      .sees('anna')
      .people.filter(({ keepsName }) => keepsName)
      .map(({ id }) => id);
  expect(kept()).toEqual([]);
  evening.does('bo', { kind: 'keepName', on: true });
  expect(evening.does('bo', { kind: 'keepName', on: true })).toEqual([]);
  expect(kept()).toEqual(['bo']);
  evening.refuses('stranger', { kind: 'keepName', on: true }, 'join-first');
  evening.does('bo', { kind: 'keepName', on: false });
  expect(kept()).toEqual([]);
  evening.does('bo', { kind: 'keepName', on: true });
  evening.does('bo', { kind: 'forget' });
  expect(kept()).toEqual([]);
});
