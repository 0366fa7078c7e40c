/** What a SQLite store says of itself: that it cannot store, why, and that it can again, whether or not anyone writes. */
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, type SqliteOptions, type SqliteStreams } from './sqlite.ts';
import { hasLittleRoom } from './sqlite-file.ts';
import { toDisk } from './sqlite-log.ts';
import { newFile } from './test-files.ts';

type News = readonly [isReachable: boolean, why?: string];

type Watched = { readonly streams: SqliteStreams; readonly news: News[]; told(count: number): Promise<void> };

function watched(file: string, options: SqliteOptions = {}): Watched {
  const streams = openSqlite(file, { lookEvery: 5, ...options });
  onTestFinished(() => streams.close());
  const news: News[] = [];
  let heard = (): void => {};
  streams.watch((isReachable, why) => {
    news.push(isReachable ? [isReachable] : [isReachable, why?.code]);
    expect(streams.isReachable).toBe(isReachable);
    heard();
  });
  const told = async (count: number): Promise<void> => {
    while (news.length < count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      heard = resolve;
      await promise;
    }
  };
  return { streams, news, told };
}

test('a file that is deleted is noticed though nobody writes', async () => {
  const file = newFile();
  const { streams, news, told } = watched(file);
  await streams.append('table/a', 0, ['first']);
  rmSync(file);
  await told(1);
  expect(news).toEqual([[false, 'store-gone']]);
  await expect(streams.append('table/a', 1, ['more'])).rejects.toMatchObject({ code: 'store-gone' });
  expect(await streams.read('table/a', 0)).toHaveLength(1);
  expect(news).toHaveLength(1);
});

test('one that is moved away and back goes on by itself', async () => {
  const file = newFile();
  const { streams, news, told } = watched(file);
  await streams.append('table/a', 0, ['first']);
  renameSync(file, `${file}-elsewhere`);
  await told(1);
  renameSync(`${file}-elsewhere`, file);
  await told(2);
  expect(news).toEqual([[false, 'store-gone'], [true]]);
  expect(await streams.append('table/a', 1, ['second'])).toEqual({ appended: true, version: 2 });
  await streams.close();
  const again = openSqlite(file);
  expect((await again.read('table/a', 0)).map(({ event }) => event)).toEqual(['first', 'second']);
  expect(await again.read('probe/room', 0)).toEqual([]);
  await again.close();
});

test('one that may not grow is full at the first write that fails, and works once there is room', async () => {
  const { streams, news, told } = watched(newFile());
  await streams.append('table/a', 0, ['first']);
  streams.limitSize(1);
  const big = 'x'.repeat(50_000);
  await expect(streams.append('table/a', 1, [big])).rejects.toMatchObject({ code: 'store-full' });
  expect(news).toEqual([[false, 'store-full']]);
  streams.limitSize(1e9);
  await told(2);
  expect(news).toEqual([[false, 'store-full'], [true]]);
  expect(await streams.append('table/a', 1, [big])).toMatchObject({ appended: true });
});

test('a failing sync is reported, and so is the next one that works', async () => {
  let isBroken = false;
  const sync = async (file: number): Promise<void> => {
    if (isBroken) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' });
    await toDisk(file);
  };
  const { streams, news, told } = watched(newFile(), { sync });
  await streams.append('table/a', 0, ['first']);
  isBroken = true;
  await expect(streams.append('table/a', 1, ['second'])).rejects.toMatchObject({ code: 'store-unreachable' });
  expect(news).toEqual([[false, 'store-unreachable']]);
  isBroken = false;
  await told(2);
  expect(news.at(-1)).toEqual([true]);
});

test('a disk that fills up is noticed though nobody writes, and so is its room', async () => {
  const file = newFile();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dirname(file)], { stdio: 'ignore' });
  } catch {
    // Only root may make a disk to fill; the tests before this one need none.
    return;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', dirname(file)]));
  const { streams, news, told } = watched(file);
  await streams.append('table/a', 0, ['first']);
  const filler = join(dirname(file), 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(8_000_000));
  } catch {
    // As full as it gets.
  }
  await told(1);
  expect(news).toEqual([[false, 'store-full']]);
  rmSync(filler);
  await told(2);
  expect(news.at(-1)).toEqual([true]);
  expect(await streams.append('table/a', 1, ['second'])).toEqual({ appended: true, version: 2 });
});

test('a disk with room is not doubted, and a folder that is gone is', () => {
  const file = newFile();
  expect(hasLittleRoom(file)).toBe(false);
  expect(hasLittleRoom(join(dirname(file), 'gone', 'house.db'))).toBe(true);
});

test('a damaged stream is no failure of the store', async () => {
  const { streams, news } = watched(newFile());
  await expect(streams.append('table/a', 0, ['x'.repeat(600_000)])).rejects.toMatchObject({ code: 'event-too-large' });
  expect(news).toEqual([]);
});
