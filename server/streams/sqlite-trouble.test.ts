/** The SQLite store when the disk is full, its file is taken away, or the process is killed. */
import { copyFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { explained } from './sqlite-file.ts';
import type { Stored } from './streams.ts';
import { newFile, runChild } from './test-files.ts';

test('a full store refuses the whole group, keeps its data, and continues when there is space', async () => {
  const file = newFile();
  const streams = openSqlite(file);
  const heard: Stored[] = [];
  streams.follow('table/a', 0, (stored) => heard.push(...stored));
  await streams.append('table/a', 0, ['first'], 5);
  streams.limitSize(64 * 1024);

  const big = 'x'.repeat(50_000);
  const answers = await Promise.allSettled([
    streams.append('table/a', 1, ['small']),
    streams.append('table/b', 0, [big]),
    streams.append('table/c', 0, ['small']),
  ]);
  const full = { reason: { name: 'StreamsError', code: 'store-full', message: expect.stringMatching(/Free space/) } };
  expect(answers).toMatchObject([full, full, full]);
  expect(heard).toEqual([{ version: 1, event: 'first' }]);
  expect(await streams.read('table/a', 0)).toEqual(heard);
  expect(await streams.read('table/b', 0)).toEqual([]);
  expect(await streams.due(9, 9)).toEqual([{ stream: 'table/a', at: 5 }]);

  expect(await streams.append('table/a', 1, ['fits'])).toEqual({ appended: true, version: 2 });
  await expect(streams.append('table/b', 0, [big])).rejects.toMatchObject(full.reason);
  streams.limitSize(1024 * 1024);
  expect(await streams.append('table/b', 0, [big])).toEqual({ appended: true, version: 1 });
  streams.limitSize(64 * 1024);
  await expect(streams.append('table/b', 1, [big])).rejects.toMatchObject(full.reason);
  await streams.drop('table/b');
  expect(await streams.append('table/c', 0, ['x'.repeat(30_000)])).toEqual({ appended: true, version: 1 });
  expect(heard).toHaveLength(2);
  await streams.close();

  const again = openSqlite(file);
  expect(await again.read('table/a', 0)).toEqual(heard);
  await again.close();
});

function replace(file: string): void {
  renameSync(file, `${file}-old`);
  copyFileSync(`${file}-old`, file);
}

test.each([
  ['deleted', (file: string) => rmSync(file)],
  ['moved away', (file: string) => renameSync(file, `${file}-elsewhere`)],
  ['replaced', replace],
  ['without its log', (file: string) => rmSync(`${file}-wal`)],
])('a file that is %s while it is open takes nothing more, and what it held is saved', async (_, happen) => {
  const file = newFile();
  const streams = openSqlite(file);
  for (let version = 0; version < 50; version++) await streams.append('table/a', version, [{ version }]);
  happen(file);
  const gone = {
    name: 'StreamsError',
    code: 'store-gone',
    message: expect.stringContaining('put the copy in the place'),
  };
  await expect(streams.append('table/a', 50, ['more'])).rejects.toMatchObject(gone);
  await expect(streams.append('table/b', 0, ['more'])).rejects.toMatchObject(gone);
  expect(await streams.read('table/a', 0)).toHaveLength(50);
  await streams.close();

  const saved = readdirSync(dirname(file)).filter((name) => name.includes('-saved-'));
  expect(saved).toHaveLength(1);
  const copy = join(dirname(file), saved[0] as string);
  expect(statSync(copy).mode & 0o077).toBe(0);
  const again = openSqlite(copy);
  expect((await again.read('table/a', 0)).map(({ event }) => event)).toEqual(
    Array.from({ length: 50 }, (_, version) => ({ version })),
  );
  await again.close();
});

test('after a kill every acknowledged event is stored exactly once', async () => {
  const file = newFile();
  const acknowledged = new Set<string>();
  for (const life of [60, 20, 80]) {
    const child = runChild(file);
    await expect.poll(() => child.lines.length, { interval: 1 }).toBeGreaterThan(life);
    child.kill();
    await child.ended;
    for (const line of child.lines) acknowledged.add(line);
  }
  expect(acknowledged.size).toBeGreaterThan(100);

  const streams = openSqlite(file);
  const present = new Set<string>();
  for (const stream of ['table/0', 'table/1', 'table/2', 'table/3']) {
    for (const { version, event } of await streams.read(stream, 0)) {
      expect(event).toEqual({ stream, version });
      present.add(`${stream} ${version}`);
    }
  }
  expect([...acknowledged].filter((line) => !present.has(line))).toEqual([]);
  await streams.close();
});

test.each([
  ['a lock of another process', 517, 'store-busy'],
  ['a failed write', 778, 'store-unreachable'],
  ['a disk without room', 13, 'store-full'],
  ['a short read', 522, 'store-damaged'],
  ['a broken index', 779, 'store-damaged'],
])('%s has a code of our own, also where SQLite says more about it', (_, errcode, code) => {
  const failing = () => {
    throw Object.assign(new Error('it failed'), { code: 'ERR_SQLITE_ERROR', errcode });
  };
  expect(() => explained('house.db', failing)).toThrow(expect.objectContaining({ name: 'StreamsError', code }));
});
