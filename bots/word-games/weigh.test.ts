/** Weighing clues: what test guessers hear lowers a clue's value, but less for a bot that has to take risks. */
import { expect, test } from 'vitest';
import type { GiverBoard, Idea } from './idea.ts';
import { scalesFor } from './weigh.ts';

const board = {
  words: ['apple', 'pear', 'dwarf'],
  roles: ['own', 'own', 'assassin'],
  worth: [1, 1, 1],
  visible: [],
  said: [],
  costs: { opponent: 1, bystander: 0.3, assassin: 6 },
} as const;

const ours = [true, true, true];

/** The idea before and after test guessers have heard it. */
function tried(daring: number, heard: readonly number[], share = 0.5): readonly [Idea, Idea] {
  const scales = scalesFor({ ...board, daring } satisfies GiverBoard, ours);
  const idea = scales.weigh(Float32Array.of(2.2, 2, 0.1), 0, 'fruit', 'ours first');
  if (!idea) throw new Error('it is for two of ours');
  return [idea, scales.again(idea, { each: [Float32Array.from(heard)], share })];
}

test('test guessers who agree leave the number, those who would touch the assassin cost it', () => {
  const [before, agreed] = tried(0, [4, 4, 0]);
  expect([before.number, agreed.number]).toEqual([2, 2]);
  expect(agreed.value).toBeGreaterThan(before.value - 0.2);
  const [, wary] = tried(0, [4, 0, 3]);
  expect(wary).toMatchObject({ number: 1, meant: [0] });
  expect(wary.value).toBeLessThan(agreed.value);
});

test('a bot that has to take risks weighs them less', () => {
  const loss = (daring: number) => {
    const [before, after] = tried(daring, [0, 0, 3]);
    return before.value - after.value;
  };
  expect(loss(0)).toBeGreaterThan(1);
  expect(loss(1)).toBeLessThan(0.7 * loss(0));
  expect(loss(-1)).toBeGreaterThan(0.9 * loss(0));
});

test('nobody who hears it, or nobody who counts, changes nothing', () => {
  const [before, after] = tried(0, [0, 0, 3], 0);
  expect(after.value).toBeCloseTo(before.value, 10);
  const scales = scalesFor({ ...board, daring: 0 }, ours);
  expect(scales.again(before, { each: [], share: 1 })).toBe(before);
});

test('a second card needs an obvious link and a margin, unless the bot is bold or the word is not of our packs', () => {
  const number = (strengths: readonly number[], { daring = 0, isOurs = ours } = {}) =>
    scalesFor({ ...board, daring }, isOurs).weigh(Float32Array.from(strengths), 0, 'fruit', 'ours first')?.number;
  expect(number([2.2, 2, 0.1])).toBe(2);
  expect(number([2.2, 1.8, 0.1])).toBe(1);
  expect(number([2.2, 2, 1.2])).toBe(1);
  expect(number([2.2, 1.8, 0.1], { daring: 1 })).toBe(2);
  expect(number([2.2, 1.8, 0.1], { isOurs: [true, false, true] })).toBe(2);
});
