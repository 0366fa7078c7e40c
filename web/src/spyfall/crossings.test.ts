/** Crossing out: per player, table, game and round, kept over a reload, with a limit on stored lists. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Crossings, type Sheet } from './crossings.svelte.ts';

const store = vi.hoisted(() => new Map<string, string>());
vi.mock('../lib/storage.ts', () => ({
  kept: (key: string) => store.get(key),
  keep: (key: string, value: string) => store.set(key, value),
}));

const sheet: Sheet = { table: 'lair', game: 1, round: 1, person: 'ada' };
const listOf = (more: Partial<Sheet> = {}) => new Crossings(() => ({ ...sheet, ...more }));

beforeEach(() => store.clear());

test('a second tap takes it back, and a reload finds it as it was', () => {
  const list = listOf();
  list.toggle('zoo');
  list.toggle('farm');
  list.toggle('zoo');
  expect(['zoo', 'farm'].map((id) => list.has(id))).toEqual([false, true]);
  expect(listOf().has('farm')).toBe(true);
});

test('another player, table, game or round has a list of its own', () => {
  listOf().toggle('zoo');
  for (const other of [{ person: 'ben' }, { table: 'den' }, { game: 2 }, { round: 2 }]) {
    expect(listOf(other).has('zoo'), JSON.stringify(other)).toBe(false);
  }
  listOf({ person: 'ben' }).toggle('farm');
  expect(listOf().has('zoo')).toBe(true);
});

test('the list follows the round', () => {
  let round = 1;
  const list = new Crossings(() => ({ ...sheet, round }));
  list.toggle('zoo');
  round = 2;
  expect(list.has('zoo')).toBe(false);
  list.toggle('farm');
  // The list of a finished round is gone.
  round = 1;
  expect(list.has('zoo')).toBe(false);
});

test('old tables are forgotten', () => {
  for (let i = 0; i < 40; i++) listOf({ table: `table ${i}` }).toggle('zoo');
  expect(listOf({ table: 'table 39' }).has('zoo')).toBe(true);
  expect(listOf({ table: 'table 0' }).has('zoo')).toBe(false);
});

test('what someone else wrote there does no harm', () => {
  for (const odd of ['', '{', '{}', '[1, null, {"ids": 3}]']) {
    store.set('crossed', odd);
    expect(listOf().has('zoo'), odd).toBe(false);
  }
});
