/** Words with common neighbours move closer together, and a word without links stays where it is. */
import { expect, test } from 'vitest';
import { neighbourVectors } from './neighbour-vectors.ts';
import type { WordTexts } from './texts.ts';

const words: WordTexts[] = ['sauna', 'whisk', 'desk', 'nobody'].map((word) => ({
  word,
  letters: word,
  senses: [],
  headwords: [],
  isCard: false,
  isCandidate: true,
  isScene: false,
}));
const vectors = [[Float32Array.of(1, 0, 0)], [Float32Array.of(0, 1, 0)], [Float32Array.of(0, 0, 1)], []];
const none: Float32Array = new Float32Array(3);
const dot = (a = none, b = none) => a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);

test('a link draws two words together, a borrowed one less', () => {
  const near = (isBorrowed: boolean) => {
    const links = [
      { card: 'sauna', clue: 'whisk', strength: 4, isBorrowed },
      { card: 'sauna', clue: 'desk', strength: 4 },
    ];
    const [[sauna] = [], [whisk] = [], [desk] = []] = neighbourVectors(vectors, words, links);
    return { whisk: dot(sauna, whisk), desk: dot(sauna, desk) };
  };
  const own = near(false);
  expect(own.whisk).toBeGreaterThan(0.5);
  expect(own.whisk).toBeCloseTo(own.desk, 5);
  const lent = near(true);
  expect(lent.whisk).toBeLessThan(lent.desk);
});

test('one without links stays, and one without a vector has none', () => {
  expect(neighbourVectors(vectors, words, [])).toEqual(vectors);
});
