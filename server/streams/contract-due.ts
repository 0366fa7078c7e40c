/** The streams contract: which streams are due, and which have long been idle. */

import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { House } from './contract-house.ts';

export function waiting(house: House): void {
  test('due lists streams with a wake-up, soonest first, until they change it', async () => {
    await house.streams.append('table/late', 0, ['x'], 300);
    await house.streams.append('table/soon', 0, ['x'], 100);
    await house.streams.append('table/mid', 0, ['x'], 200);
    await house.streams.append('table/never', 0, ['x']);
    const soon = { stream: 'table/soon', at: 100 };
    const mid = { stream: 'table/mid', at: 200 };
    expect(await house.streams.due(99, 9)).toEqual([]);
    expect(await house.streams.due(200, 9)).toEqual([soon, mid]);
    expect(await house.streams.due(999, 2)).toEqual([soon, mid]);
    await house.streams.append('table/soon', 1, ['y']);
    await house.streams.append('table/mid', 1, [], 400);
    await house.streams.append('table/late', 0, ['conflict'], 1);
    expect(await house.streams.due(999, 9)).toEqual([
      { stream: 'table/late', at: 300 },
      { stream: 'table/mid', at: 400 },
    ]);
  });

  test('idle lists the streams of a kind without new events, longest first', async () => {
    await house.streams.append('table/a', 0, ['x']);
    await house.streams.append('tables/other-kind', 0, ['x']);
    await laterThan(Date.now());
    await house.streams.append('table/b', 0, ['x']);
    await house.streams.append('code/c', 0, ['x']);
    await laterThan(Date.now());
    const before = Date.now();
    await house.streams.append('table/a', 1, [], 7);
    expect(await house.streams.idle('table/', before - 60_000, 9)).toEqual([]);
    expect(await house.streams.idle('table/', before, 9)).toEqual(['table/a', 'table/b']);
    expect(await house.streams.idle('table/', before, 1)).toEqual(['table/a']);
    await house.streams.append('table/a', 1, ['y']);
    expect(await house.streams.idle('table/', before, 9)).toEqual(['table/b']);
    expect(await house.streams.idle('code/', before, 9)).toEqual(['code/c']);
  });
}

async function laterThan(moment: number): Promise<void> {
  while (Date.now() <= moment) await setTimeout(1);
}
