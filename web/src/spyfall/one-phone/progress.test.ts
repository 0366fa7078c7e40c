import { beforeEach, expect, test, vi } from 'vitest';

let store: typeof import('./progress.ts');
const disk = new Map<string, string>();
const round = { table: 't', game: 2, round: 3 };

beforeEach(async () => {
  vi.resetModules();
  disk.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  });
  store = await import('./progress.ts');
});

test('a reload keeps who has seen their card and which hands are up', () => {
  const progress = { seen: ['anna', 'ben'], hands: { by: 'anna', votes: { cleo: false } } };
  store.keepProgress(round, progress);
  expect(store.progressOf(round)).toEqual(progress);
});

test('another round, another game and another table start from the beginning', () => {
  store.keepProgress(round, { seen: ['anna'] });
  for (const other of [{ round: 4 }, { game: 3 }, { table: 'u' }]) {
    expect(store.progressOf({ ...round, ...other })).toEqual({ seen: [] });
  }
});

test('what is not ours is nothing', () => {
  for (const text of ['', '{', '3', '{"of":"t 2 3"}']) {
    disk.set('safehouse.passing-round', text);
    expect(store.progressOf(round)).toEqual({ seen: [] });
  }
});
