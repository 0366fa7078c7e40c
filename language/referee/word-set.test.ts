/** The compact word set: it holds exactly what was added, and no two of a million words collide. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordSet } from './word-set.ts';

test('it holds what was added and nothing else, however it grows', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 12 }), { maxLength: 200 }), fc.nat(200), (words, cut) => {
      const set = new WordSet(1);
      for (const word of [...words.slice(0, cut), ...words.slice(0, cut)]) set.add(word);
      expect(set.size).toBe(Math.min(cut, words.length));
      for (const [at, word] of words.entries()) expect(set.has(word)).toBe(at < cut);
    }),
  );
});

test('no two of a million words meet', () => {
  const set = new WordSet();
  for (let at = 0; at < 1_000_000; at++) set.add(at.toString(36));
  expect(set.size).toBe(1_000_000);
});
