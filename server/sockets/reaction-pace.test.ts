/** How often people may react: each of them, and all of a table together. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { ReactionPace } from './reaction-pace.ts';

const { reactions, reactionsAtTable } = limits;
/** More people than a table needs to use up what it has. */
const crowd = Array.from({ length: reactionsAtTable.most / reactions.most + 4 }, (_, i) => `p${i}` as PersonId);
/** Everyone reacts as often as one person may; how many reactions are let through. */
const burst = (pace: ReactionPace, now: number) =>
  crowd.flatMap((person) => Array.from({ length: reactions.most }, () => pace.allows(person, now))).filter(Boolean)
    .length;

test('a crowd that reacts at once is stopped at the limit of the table', () => {
  expect(crowd.length * reactions.most).toBeGreaterThan(reactionsAtTable.most);
  expect(burst(new ReactionPace(), 0)).toBe(reactionsAtTable.most);
});

test('the table may react again as time passes, at its own pace', () => {
  const pace = new ReactionPace();
  burst(pace, 0);
  expect(burst(pace, 2_000)).toBe(2 * reactionsAtTable.perSecond);
  const minutes = 60_000;
  expect(burst(pace, 2_000 + minutes)).toBe(reactionsAtTable.most);
});

test('another table has a limit of its own', () => {
  burst(new ReactionPace(), 0);
  expect(new ReactionPace().allows('p0' as PersonId, 0)).toBe(true);
});
