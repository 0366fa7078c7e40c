/** How fair the deal is: counts over many deals from fixed seeds, against what chance would give. */
import { expect } from 'vitest';
import { sampleContent, sampleWords } from '../clues/sample.ts';
import { tally, unfairness } from '../testing/chi-square.ts';
import { drawnFrom } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { sampleSeats } from './sample.ts';
import type { Deal, Form, Identity } from './types.ts';

const DEALS = 6000;
const random = drawnFrom(20_260);
const dealOf = (form: Form) =>
  codenames.deal({ form, clock: { kind: 'off' } }, sampleSeats(form), sampleContent, random);
const deals: readonly Deal[] = Array.from({ length: DEALS }, () => dealOf('teams'));
const cards = Array.from({ length: 25 }, (_, card) => card);

rule('C2', 'every word of the packs is dealt equally often, and so to each place', () => {
  expect(
    Math.abs(
      unfairness(
        tally(
          deals.flatMap(({ words }) => words),
          sampleWords,
        ),
      ),
    ),
  ).toBeLessThan(5);
  for (const card of cards) {
    const words = deals.map((deal) => deal.words[card] as string);
    expect(Math.abs(unfairness(tally(words, sampleWords))), `place ${card}`).toBeLessThan(5);
  }
});

rule('C4', 'each team is equally likely to start', () => {
  expect(
    Math.abs(
      unfairness(
        tally(
          deals.map(({ starts }) => starts),
          ['red', 'blue'],
        ),
      ),
    ),
  ).toBeLessThan(5);
});

rule('C4', 'each place is equally likely to be anyone, whichever team starts', () => {
  for (const starts of ['red', 'blue'] as const) {
    const keys = deals.filter((deal) => deal.starts === starts).map(({ key }) => key);
    const other = starts === 'red' ? 'blue' : 'red';
    const expected = [9, 8, 7, 1].map((count) => (count / 25) * keys.length);
    for (const card of cards) {
      const counts = tally<Identity>(
        keys.map((key) => key[card] as Identity),
        [starts, other, 'bystander', 'assassin'],
      );
      expect(Math.abs(unfairness(counts, expected)), `place ${card}`).toBeLessThan(5);
    }
  }
});

rule('C4', 'where the assassin stands says nothing about the place after it', () => {
  const after = deals.map(({ key, starts }) => {
    const identity = key[(key.indexOf('assassin') + 1) % 25];
    return identity === starts ? 'starts' : identity === 'bystander' ? 'bystander' : 'other';
  });
  const expected = [9, 8, 7].map((count) => (count / 24) * DEALS);
  expect(Math.abs(unfairness(tally(after, ['starts', 'other', 'bystander']), expected))).toBeLessThan(5);
});

rule('C4', 'no key comes twice in all these deals', () => {
  expect(new Set(deals.map(({ key }) => key.join())).size).toBe(DEALS);
});
