/** A patch turns any view into any other, and shares what did not change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, diff, type Json } from './diff.ts';
import { patchSchema } from './patch.ts';

/** Few keys, as in views, so that two of them often share some. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.integer(), fc.string(), fc.boolean()),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('cards', 'clues', 'word', 'clock', 'marks'), tie('json')),
  ),
}));

test('a patch applied to the old view gives the new one', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = JSON.parse(JSON.stringify(diff(before, after)));
      expect(patchSchema.safeParse(patch).success).toBe(true);
      expect(applied(before, patch)).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('small changes of large views are small, and leave the rest as it is', () => {
  const before: Json = {
    cards: [
      { word: 'a', marks: [] },
      { word: 'b', marks: [] },
    ],
    clues: [{ word: 'x' }],
  };
  const after: Json = {
    cards: [
      { word: 'a', marks: ['p'] },
      { word: 'b', marks: [] },
    ],
    clues: [{ word: 'x' }, { word: 'y' }],
  };
  const patch = diff(before, after);
  expect(patch).toEqual([
    [['cards', 0, 'marks', 0], 'p'],
    [['clues', 1], { word: 'y' }],
  ]);
  const next = applied(before, patch) as typeof after;
  expect((next as { cards: Json[] }).cards[1]).toBe((before as { cards: Json[] }).cards[1]);
});

test('a key that is gone is removed, a key that is undefined never was', () => {
  expect(diff({ clock: 1, a: 2 }, { a: 2 })).toEqual([[['clock']]]);
  expect(diff({ a: 2 }, { a: 2, b: undefined })).toEqual([]);
  expect(applied({ clock: 1, a: 2 }, [[['clock']]])).toEqual({ a: 2 });
});
