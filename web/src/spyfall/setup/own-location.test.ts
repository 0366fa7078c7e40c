/** The page judges a location of the table's own as the server does. */
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { optionsSchema } from '@safehouse/rules/spyfall/options.ts';
import { ROLES as RULED } from '@safehouse/rules/spyfall/seats.ts';
import { expect, test } from 'vitest';
import { spyfall } from '../index.ts';
import {
  filled,
  find,
  LONGEST,
  MOST,
  type OwnLocation,
  others,
  problemsOf,
  put,
  putBack,
  ROLES,
  tidied,
} from './own-location.ts';

const attic: OwnLocation = { name: 'Our attic', roles: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] };
const isTaken = (own: readonly OwnLocation[]) => optionsSchema.safeParse({ ...spyfall.defaults, own }).success;
const isFine = (location: OwnLocation, rest: readonly OwnLocation[] = []) => {
  const { name, roles } = problemsOf(location, rest);
  return name === undefined && roles.every((role) => role === undefined);
};

test('the numbers are those of the rules', () => {
  expect(ROLES).toBe(RULED);
  const named = (name: string) => isTaken([{ ...attic, name }]);
  expect([named('x'.repeat(LONGEST)), named('x'.repeat(LONGEST + 1))]).toEqual([true, false]);
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...attic, name: `attic ${i}` }));
  expect([isTaken(many(MOST)), isTaken(many(MOST + 1))]).toEqual([true, false]);
});

test('shows each mistake at its field', () => {
  expect(problemsOf({ ...attic, name: '' }, []).name).toBe('empty');
  expect(problemsOf({ ...attic, name: 'x'.repeat(41) }, []).name).toBe('long');
  expect(problemsOf({ ...attic, name: 'OUR attic' }, [attic]).name).toBe('twice');
  expect(problemsOf({ ...attic, roles: ['a', 'A', '', 'd', 'x'.repeat(41), 'f', 'd'] }, []).roles).toEqual([
    undefined,
    'twice',
    'empty',
    undefined,
    'long',
    undefined,
    'twice',
  ]);
});

test('what is only spaces or unseen is nothing, and what is typed around a word is taken off', () => {
  const typed = { name: '  Our\u202e  attic ', roles: ['\u200b', ' cook\n', ...attic.roles.slice(2)] };
  expect(tidied(typed)).toEqual({ name: 'Our attic', roles: ['', 'cook', 'c', 'd', 'e', 'f', 'g'] });
});

test('whatever is typed, the page finds it fine exactly if the server takes it', () => {
  const random = randomFrom('0123456789abcdef0123456789abcdef' as Seed);
  const texts = [
    '',
    ' ',
    'a',
    'A',
    'ä',
    'a\u0308',
    'ﬁ',
    'fi',
    ' b',
    'b',
    'x'.repeat(40),
    'x'.repeat(41),
    '🙂'.repeat(21),
    '\u2060',
    '\u00ad',
    '\ud83d',
  ];
  const fine = { yes: 0, no: 0 };
  for (let draw = 0; draw < 3_000; draw++) {
    const role = (i: number) => (random.below(6) === 0 ? random.pick(texts) : `role ${i}`);
    const location = {
      name: random.pick([...texts, 'Our attic']),
      roles: Array.from({ length: ROLES }, (_, i) => role(i)),
    };
    const kept = tidied(location);
    const rest = random.below(2) === 0 ? [attic] : [];
    expect(isFine(kept, rest), JSON.stringify(location)).toBe(isTaken([...rest, kept]));
    fine[isFine(kept, rest) ? 'yes' : 'no'] += 1;
  }
  expect(fine.yes).toBeGreaterThan(300);
  expect(fine.no).toBeGreaterThan(300);
});

test('one is saved where it was, under a new name, too, and once', () => {
  const cellar = { ...attic, name: 'Our cellar' };
  const loft = { ...attic, name: 'Our loft' };
  expect(put([attic], cellar)).toEqual([attic, cellar]);
  const renamed = put([attic, cellar], loft, 'Our attic');
  expect(renamed).toEqual([loft, cellar]);
  expect(put(renamed, loft, 'Our attic')).toEqual(renamed);
  // It was deleted in the meantime: the edit is not lost.
  expect(put([cellar], loft, 'Our attic')).toEqual([cellar, loft]);
});

test('one is deleted and put back where it was, and once', () => {
  const [cellar, loft] = [
    { ...attic, name: 'Our cellar' },
    { ...attic, name: 'Our loft' },
  ];
  const rest = others([cellar, attic, loft], 'OUR ATTIC');
  expect(rest).toEqual([cellar, loft]);
  expect(putBack(rest, attic, 1)).toEqual([cellar, attic, loft]);
  expect(putBack(putBack(rest, attic, 1), attic, 1)).toEqual([cellar, attic, loft]);
  expect(find(rest, 'our LOFT')).toBe(loft);
});

test('at a table that ignores roles, those left empty get a name', () => {
  const typed = { name: 'Attic', roles: ['cat', '', '', '', '', '', 'ghost'] };
  const { roles } = filled(typed, (number) => `Role ${number}`);
  expect(roles).toEqual(['cat', 'Role 2', 'Role 3', 'Role 4', 'Role 5', 'Role 6', 'ghost']);
  expect(problemsOf({ name: 'Attic', roles }, []).roles.every((problem) => problem === undefined)).toBe(true);
});
