/**
 * How fair the key is: counts over many deals from fixed seeds against D4, and unfair dealers that the counts must
 * detect.
 */
import { expect, test } from 'vitest';
import { sampleContent } from '../clues/sample.ts';
import type { Random } from '../kernel/random.ts';
import { unfairness } from '../testing/chi-square.ts';
import { drawnFrom } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { sampleSeats } from './sample.ts';

/** For each card, its kinds on the two faces as an index into `due`. */
type Key = readonly number[];

const DEALS = 6000;
const kinds = ['agent', 'assassin', 'bystander'];
/** D4: how many cards are agent/agent, agent/assassin, … */
const due = [3, 1, 5, 1, 1, 1, 5, 1, 7];
const places = Array.from({ length: 25 }, (_, place) => place);

/** The dealer's keys; with an unfair shuffle, they show what the counts can detect. */
function keysBy(shuffled?: (random: Random) => Random['shuffled']): Key[] {
  const random = drawnFrom(20_261);
  const dealer = shuffled ? { ...random, shuffled: shuffled(random) } : random;
  return Array.from({ length: DEALS }, () => {
    const { west, east } = duet.deal(duet.defaults, sampleSeats, sampleContent, dealer).key;
    return west.map((kind, place) => 3 * kinds.indexOf(kind) + kinds.indexOf(east[place] as string));
  });
}

/** The largest deviation at a single card. */
function worstPlace(keys: readonly Key[]): number {
  return worst(
    places.map((place) => keys.map((key) => key[place] as number)),
    due.map((count) => count / 25),
  );
}

// For two cards together: a pair that exists once cannot be at both.
const chances = due.flatMap((one, a) => due.map((two, b) => (one * (a === b ? two - 1 : two)) / (25 * 24)));
const together = (key: Key, one: number, two: number) => 9 * (key[one] as number) + (key[two % 25] as number);

/** The largest deviation at two cards. */
function worstTwoPlaces(keys: readonly Key[]): number {
  const pairs = places.flatMap((one) => places.slice(one + 1).map((two) => [one, two] as const));
  return worst(
    pairs.map(([one, two]) => keys.map((key) => together(key, one, two))),
    chances,
  );
}

/** The largest deviation at a distance, anywhere on the table: a small bias adds up. */
function worstDistance(keys: readonly Key[]): number {
  const distances = places.slice(1);
  return worst(
    distances.map((far) => keys.flatMap((key) => places.map((place) => together(key, place, place + far)))),
    chances,
  );
}

/** Of these samples, each a list of cells, the one with the largest deviation from the cells' probabilities. */
function worst(samples: readonly (readonly number[])[], chances: readonly number[]): number {
  const possible = chances.flatMap((chance, cell) => (chance > 0 ? cell : []));
  const found = samples.map((sample) => {
    const counts = new Uint32Array(chances.length);
    for (const cell of sample) counts[cell] = (counts[cell] as number) + 1;
    const due = possible.map((cell) => (chances[cell] as number) * sample.length);
    return Math.abs(
      unfairness(
        possible.map((cell) => counts[cell] as number),
        due,
      ),
    );
  });
  return Math.max(...found);
}

const keys = keysBy();

rule('D5', 'each place is as likely to be each pair of D4 as its share says', () => {
  expect(worstPlace(keys)).toBeLessThan(5);
});

rule('D5', 'what one place is says nothing about another, beyond what D4 says', () => {
  expect(worstTwoPlaces(keys)).toBeLessThan(5);
  expect(worstDistance(keys)).toBeLessThan(5);
});

rule('D5', 'no key comes twice in all these deals', () => {
  expect(new Set(keys.map(String)).size).toBe(DEALS);
});

rule(
  'D5',
  'the key is one shuffle of all pairs of D4 and nothing else: equal chances for orders are so for keys',
  () => {
    const shuffles: (readonly unknown[])[] = [];
    const random = drawnFrom(5);
    const shuffled: Random['shuffled'] = (items) => {
      const order = random.shuffled(items);
      shuffles.push([...order]);
      return order;
    };
    const { west, east } = duet.deal(duet.defaults, sampleSeats, sampleContent, { ...random, shuffled }).key;
    expect(shuffles).toEqual([places.map((place) => ({ west: west[place], east: east[place] }))]);
  },
);

// The same dealer with an unfair shuffle: the counts detect each mistake a dealer might make.

test('a careless shuffle is detected at single cards', () => {
  const careless = keysBy((random) => (items) => {
    const key = [...items];
    for (const place of key.keys()) {
      const other = random.below(key.length);
      [key[place], key[other]] = [key[other] as never, key[place] as never];
    }
    return key;
  });
  expect(worstPlace(careless)).toBeGreaterThan(5);
});

test('a list that is only rotated is fair at each card, and detected at two', () => {
  const turned = keysBy((random) => (items) => {
    const [mixed, by] = [drawnFrom(1).shuffled(items), random.below(items.length)];
    return [...mixed.slice(by), ...mixed.slice(0, by)];
  });
  expect(worstPlace(turned)).toBeLessThan(5);
  expect(worstTwoPlaces(turned)).toBeGreaterThan(5);
});

test('a dealer who avoids two shared agents side by side is detected', () => {
  const isShared = (pair: unknown) => JSON.stringify(pair) === '{"west":"agent","east":"agent"}';
  const picky = keysBy((random) => (items) => {
    const key = random.shuffled(items);
    const isTwice = key.some((pair, place) => isShared(pair) && isShared(key[place + 1]));
    return isTwice ? random.shuffled(items) : key;
  });
  expect(worstPlace(picky)).toBeLessThan(5);
  expect(worstDistance(picky)).toBeGreaterThan(5);
});
