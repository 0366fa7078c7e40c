/** Seeded randomness: fair, reproducible from the seed, and bound by its commitment. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unfairness } from '../testing/chi-square.ts';
import { commitmentTo, isSeed, type Random, randomFrom, type Seed } from './random.ts';

const seed = '000102030405060708090a0b0c0d0e0f' as Seed;
const draws = (random: Random, count: number, bound: number) =>
  Array.from({ length: count }, () => random.below(bound));

test('the same seed gives the same stream, another seed another', () => {
  const stream = draws(randomFrom(seed), 100, 1000);
  expect(draws(randomFrom(seed), 100, 1000)).toEqual(stream);
  expect(draws(randomFrom('100102030405060708090a0b0c0d0e0f' as Seed), 100, 1000)).not.toEqual(stream);
});

test('the stream is the SHA-256 of seed and counter, so that anyone can draw it again', () => {
  const block = (counter: number) => {
    const bytes = Buffer.alloc(20);
    bytes.write(seed, 'hex');
    bytes.writeUInt32BE(counter, 16);
    return createHash('sha256').update(bytes).digest();
  };
  const words = [0, 1, 2].flatMap((counter) => Array.from({ length: 8 }, (_, i) => block(counter).readUInt32BE(i * 4)));
  expect(draws(randomFrom(seed), 24, 2 ** 32)).toEqual(words);
});

test.each([2, 3, 7, 25, 400])('every number below %i is equally likely', (bound) => {
  const counts = Array<number>(bound).fill(0);
  for (const draw of draws(randomFrom(seed), bound * 200, bound)) counts[draw] = (counts[draw] ?? 0) + 1;
  expect(Math.abs(unfairness(counts))).toBeLessThan(5);
});

test('a bound that does not divide the words is not favoured at its low end', () => {
  // Three quarters of the 32-bit range: with a plain remainder, the lowest third would come up twice as often.
  const third = 2 ** 30;
  const counts = [0, 0, 0];
  for (const draw of draws(randomFrom(seed), 3000, 3 * third)) {
    const at = Math.floor(draw / third);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(Math.abs(unfairness(counts))).toBeLessThan(5);
});

test('every order is equally likely', () => {
  const random = randomFrom(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24 * 200; i++) {
    const order = random.shuffled(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(Math.abs(unfairness([...counts.values()]))).toBeLessThan(5);
});

test('a shuffle leaves the items as they were', () => {
  const items = Object.freeze(['a', 'b', 'c']);
  expect(randomFrom(seed).shuffled(items).sort()).toEqual(items);
});

test('a draw from nothing is a broken invariant', () => {
  const random = randomFrom(seed);
  expect(() => random.pick([])).toThrow(RangeError);
  for (const bound of [0, -1, 1.5, 2 ** 33]) expect(() => random.below(bound)).toThrow(RangeError);
});

test('the commitment is the SHA-256 of the seed', () => {
  const digest = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(commitmentTo(seed)).toBe(digest);
});

test('a seed is 128 bits in hex', () => {
  expect(isSeed(seed)).toBe(true);
  for (const text of ['', `${seed}0`, seed.toUpperCase(), seed.slice(1), `${seed}\n`]) expect(isSeed(text)).toBe(false);
});
