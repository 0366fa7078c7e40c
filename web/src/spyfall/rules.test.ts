/** The rules page of Spyfall has a point for every rule that the game enforces. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from '../texts/whole.ts';

const kept = readFileSync(new URL('../../../rules/spyfall/RULES.md', import.meta.url), 'utf8');

test('the rules page has every rule from S1 to S22, in the order of the rulebook', () => {
  const numbers = [...kept.matchAll(/^- (S\d+) /gm)].map(([, number]) => number);
  expect(numbers).toHaveLength(22);
  const { title, lead, ...sections } = english.spyfallRules;
  const told = Object.values(sections).flatMap((section) => Object.keys(section));
  expect(told.filter((key) => /^S\d+$/.test(key))).toEqual(numbers);
});
