/** Opinions are formed one at a time, and only a limited number waits. */
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { openMemory } from '../streams/memory.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Reviews } from './reviews.ts';

const clue = { about: 'clue', clue: 0 } as const;

test('they wait in a queue of limited length', async () => {
  const { promise, resolve } = Promise.withResolvers<never[]>();
  let reads = 0;
  const streams = {
    ...openMemory(),
    read: () => {
      reads += 1;
      return promise;
    },
  };
  const reviews = new Reviews({
    streams: streams as never,
    review: () => Promise.reject(new Error('no game to review')),
    ask: async () => undefined,
  });
  const table = { id: 'A'.repeat(22), state: { phase: 'over', round: { number: 1 } } } as unknown as LiveTable;
  const asked = Array.from({ length: limits.reviewsWaiting }, () => reviews.of(table, 1, clue));
  expect(await reviews.of(table, 1, clue)).toBe('too-many-tries');
  expect(reads).toBe(1);
  resolve([]);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]));
  expect(await reviews.of(table, 1, clue)).toBeUndefined();
});
