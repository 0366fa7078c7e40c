import { expect, test } from 'vitest';
import { askedAt } from './at-moment.ts';

const cards = [{ word: 'snow\u00adman' }, { word: 'sea' }];

test('a bot is asked about the last clue, and about the last card that was touched on it', () => {
  expect(askedAt({ cards, clues: [] })).toBe(undefined);
  const sky = { word: 'sky', number: 1, guesses: [{ card: 1 }] };
  const cold = { word: 'cold', number: 2, guesses: [] };
  expect(askedAt({ cards, clues: [sky, cold] })).toEqual({
    moment: 'clues/1',
    known: { words: ['snowman', 'sea'], clue: cold },
  });
  const touched = { ...cold, guesses: [{ card: 1 }, { card: 0 }] };
  expect(askedAt({ cards, clues: [sky, touched] })?.guess).toEqual({ word: 'snowman', moment: 'guesses/1-1' });
});
