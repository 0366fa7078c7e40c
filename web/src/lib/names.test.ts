/** The page accepts the names that the rules accept. */
import { tidyName } from '@safehouse/rules/kernel/text.ts';
import { expect, test } from 'vitest';
import { isGoodName } from './names.ts';

const family = '👨‍👩‍👧‍👦';

test.each([
  '',
  '   ',
  '\u200b\u200b',
  '\u00ad',
  'Ágnes',
  ' Bo ',
  '<b>x</b>',
  '🦊',
  family,
  family.repeat(20),
  'W'.repeat(20),
  'W'.repeat(21),
  '?!',
])('%j', (typed) => {
  expect(isGoodName(typed)).toBe(tidyName(typed) !== undefined);
});
