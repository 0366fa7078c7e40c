/** A page of an earlier build is loaded anew, once; one that only lost its network is not. */
import { expect, test } from 'vitest';
import { renewIfStale } from './stale-page.ts';

function page(current: () => Promise<string>) {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const reloads: number[] = [];
  return { script: '/assets/index-old.js', current, memory, reload: () => void reloads.push(1), reloads };
}

test('the house has another build: it is loaded anew, but not again and again', async () => {
  const stale = page(async () => '<script src="/assets/index-new.js">');
  await renewIfStale(stale, 1_000_000);
  await renewIfStale(stale, 1_010_000);
  expect(stale.reloads).toHaveLength(1);
  await renewIfStale(stale, 1_070_000);
  expect(stale.reloads).toHaveLength(2);
});

test('the house has the same build: what failed will be tried again by itself', async () => {
  const fresh = page(async () => '<script src="/assets/index-old.js">');
  await renewIfStale(fresh, 1_000_000);
  expect(fresh.reloads).toEqual([]);
});

test('the house cannot be reached: the page stays', async () => {
  const alone = page(() => Promise.reject(new Error('no network')));
  await renewIfStale(alone, 1_000_000);
  expect(alone.reloads).toEqual([]);
});
