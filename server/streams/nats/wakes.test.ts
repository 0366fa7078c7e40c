/** Wake-ups while the JetStream stream that keeps them is away. */
import { expect, test } from 'vitest';
import type { Access } from './access.ts';
import { Layout } from './layout.ts';
import type { Jet } from './scan.ts';
import { Wakes } from './wakes.ts';

const HOUR = 3_600_000;

test('while they cannot be stored, only a new entry fails, and at once', async () => {
  let written = 0;
  let isAway = false;
  const wakes = new Wakes({
    access: { write: async () => ++written } as unknown as Access,
    layout: new Layout('house', 3),
    jet: {} as Jet,
    now: () => 0,
    isAway: () => isAway,
    canRead: () => true,
  });
  await wakes.note('table/a', HOUR);
  isAway = true;
  // The entry for the earlier time leads to the later one.
  await wakes.note('table/a', 2 * HOUR);
  await expect(wakes.note('table/a', HOUR / 2)).rejects.toMatchObject({ why: 'no-leader' });
  await expect(wakes.note('table/b', HOUR)).rejects.toMatchObject({ why: 'no-leader' });
  expect(written).toBe(1);
});

test('a stream that cannot be read now is due later, and stays noted', async () => {
  let canRead = false;
  const wakes = new Wakes({
    access: { write: async () => 1, lastSequence: async () => 0 } as unknown as Access,
    layout: new Layout('house', 3),
    jet: {} as Jet,
    now: () => 0,
    isAway: () => false,
    canRead: () => canRead,
  });
  await wakes.note('table/a', 5);
  expect(await wakes.due(9, 9, async () => 5)).toEqual([]);
  canRead = true;
  expect(await wakes.due(9, 9, async () => 5)).toEqual([{ stream: 'table/a', at: 5 }]);
});
