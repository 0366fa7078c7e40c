/** The streams contract: every stream is listed with its metadata, and a copy keeps its age. */
import { expect, test } from 'vitest';
import type { House } from './contract-house.ts';
import type { Listed } from './streams.ts';

export function listing(house: House): void {
  test('all lists every stream with its version, its age and its wake-up', async () => {
    expect(await listed(house)).toEqual([]);
    const before = Date.now();
    await house.streams.append('table/a', 0, ['x', 'y'], 7);
    await house.streams.append('code/B', 0, ['x']);
    await house.streams.append('table/gone', 0, ['x']);
    await house.streams.drop('table/gone');
    await house.streams.append('table/ärtsoppa-茶', 0, ['x'], 9);
    await house.streams.append('table/ärtsoppa-茶', 1, [], 11);
    const all = await listed(house);
    expect(all).toMatchObject([
      { stream: 'code/B', version: 1 },
      { stream: 'table/a', version: 2, wakeAt: 7 },
      { stream: 'table/ärtsoppa-茶', version: 1, wakeAt: 11 },
    ]);
    expect(all[0]).not.toHaveProperty('wakeAt');
    for (const { updatedAt } of all) {
      expect(updatedAt).toBeGreaterThanOrEqual(before);
      expect(updatedAt).toBeLessThanOrEqual(Date.now());
    }
  });

  test('all lists each of very many streams once', async () => {
    const names = Array.from({ length: 1200 }, (_, index) => `table/${index}`);
    await Promise.all(names.map((name) => house.streams.append(name, 0, ['x'])));
    const heard = new Set((await listed(house)).map(({ stream }) => stream));
    expect(heard).toEqual(new Set(names));
    expect(await listed(house)).toHaveLength(1200);
  });

  test('events may count as appended at another time than now', async () => {
    await house.streams.append('table/new', 0, ['x']);
    await house.streams.append('table/older', 0, ['x'], undefined, 1000);
    await house.streams.append('table/oldest', 0, ['x', 'y'], 70, 500);
    expect(await house.streams.idle('table/', 5000, 9)).toEqual(['table/oldest', 'table/older']);
    expect(await house.streams.idle('table/', 1000, 9)).toEqual(['table/oldest']);
    const ages = new Map((await listed(house)).map(({ stream, updatedAt }) => [stream, updatedAt]));
    expect(ages.get('table/oldest')).toBe(500);
    await house.streams.append('table/oldest', 2, [], 80, 1);
    expect(await house.streams.idle('table/', 500, 9)).toEqual([]);
    await house.streams.append('table/oldest', 2, ['z']);
    expect(await house.streams.idle('table/', 5000, 9)).toEqual(['table/older']);
    await expect(house.streams.append('table/new', 1, ['y'], undefined, 0.5)).rejects.toThrow(TypeError);
  });

  test('a store that answers is reachable, and a closed one lists nothing', async () => {
    await house.streams.append('table/a', 0, ['x']);
    const leave = house.streams.watch(() => expect.unreachable());
    expect(house.streams.isReachable).toBe(true);
    leave();
    await house.streams.close();
    await expect(listed(house)).rejects.toMatchObject({ name: 'StreamsError', code: 'store-closed' });
  });
}

async function listed({ streams }: House): Promise<Listed[]> {
  const all = await Array.fromAsync(streams.all());
  return all.sort((one, other) => (one.stream < other.stream ? -1 : 1));
}
