/** The SQLite store when the disk is full and when the process is killed. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { Stored } from './streams.ts';
import { newFile, runChild } from './test-files.ts';

test('a full store refuses the whole group, keeps what it has, and goes on when there is room', async () => {
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

test('of a killed process every acknowledged event is there, and none twice', async () => {
  const file = newFile();
  const acknowledged = new Set<string>();
  for (const life of [120, 40, 200]) {
    const child = runChild(file);
    await child.begun;
    await setTimeout(life);
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
}, 20_000);
