/** What survives a JSON round trip, and what does not. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual, isPlain } from './plain.ts';

test('is true exactly for values that survive a JSON round trip', () => {
  const any = fc.anything({ withDate: true, withMap: true, withSparseArray: true, withNullPrototype: true });
  fc.assert(
    fc.property(any, (value) => {
      const text = JSON.stringify(value);
      expect(isPlain(value)).toBe(text !== undefined && isDeepStrictEqual(JSON.parse(text), value));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [undefined],
  [Number.NaN],
  [-0],
  [{ a: undefined }],
  [[undefined]],
  [Array(1)],
  [new Date(0)],
  [new (class Card {})()],
  [{ [Symbol('a')]: 1 }],
  [() => 1],
])('%o does not survive', (value) => {
  expect(isPlain({ within: [value] })).toBe(false);
});

test('a game and its words do', () => {
  expect(isPlain({ a: [1, 'b', { c: null, d: false }], e: {} })).toBe(true);
});

test.each([
  [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j are equal: %s', (one, other, are) => {
  expect(isEqual(one, other)).toBe(are);
  expect(isEqual(other, one)).toBe(are);
});
