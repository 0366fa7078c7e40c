/** Nothing is announced before it is on disk, whatever else is requested, and a failed sync loses nothing. */
import { fstatSync, statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { type Sync, toDisk } from './sqlite-log.ts';
import type { Stored } from './streams.ts';
import { newFile } from './test-files.ts';

/** A disk whose syncs finish when the test says so. */
function slowDisk() {
  const syncs: { file: number; done(): void; fail(error: Error): void }[] = [];
  const sync: Sync = (file) => new Promise((done, fail) => syncs.push({ file, done, fail }));
  return { sync, syncs };
}

/** Long enough for anything that does not wait for the disk. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
}

test('an append is answered, readable, listed and announced only once the log is on disk', async () => {
  const { sync, syncs } = slowDisk();
  const file = newFile();
  const streams = openSqlite(file, { sync });
  const seen: string[] = [];
  const heard: Stored[] = [];
  streams.follow('table/a', 0, (stored) => heard.push(...stored));
  void streams.append('table/a', 0, ['x'], 5).then(() => seen.push('appended'));
  await someTurns();
  expect(syncs).toHaveLength(1);
  expect(fstatSync(syncs[0]?.file as number).ino).toBe(statSync(`${file}-wal`).ino);

  void streams.read('table/a', 0).then((stored) => seen.push(`read ${stored.length}`));
  void streams.due(5, 9).then((due) => seen.push(`due ${due.length}`));
  void streams.idle('table/', Date.now() + 1000, 9).then((idle) => seen.push(`idle ${idle.length}`));
  void Array.fromAsync(streams.all()).then((all) => seen.push(`all ${all.length}`));
  const late: Stored[] = [];
  streams.follow('table/a', 0, (stored) => late.push(...stored));
  await someTurns();
  expect([seen, heard, late]).toEqual([[], [], []]);

  syncs[0]?.done();
  await someTurns();
  expect(seen.toSorted()).toEqual(['all 1', 'appended', 'due 1', 'idle 1', 'read 1']);
  expect([heard, late]).toEqual([[{ version: 1, event: 'x' }], [{ version: 1, event: 'x' }]]);
  await streams.close();
});

test('appends during a sync share the next one', async () => {
  const { sync, syncs } = slowDisk();
  const streams = openSqlite(newFile(), { sync });
  const first = streams.append('table/a', 0, ['x']);
  await someTurns();
  const others = ['b', 'c', 'd'].map((name) => streams.append(`table/${name}`, 0, ['x']));
  await someTurns();
  expect(syncs).toHaveLength(1);
  syncs[0]?.done();
  expect(await first).toEqual({ appended: true, version: 1 });
  await someTurns();
  expect(syncs).toHaveLength(2);
  syncs[1]?.done();
  await Promise.all(others);
  await streams.close();
});

test('closing the store waits for the disk, and for all earlier requests', async () => {
  const { sync, syncs } = slowDisk();
  const file = newFile();
  const streams = openSqlite(file, { sync });
  const first = streams.append('table/a', 0, ['x']);
  await someTurns();
  const second = streams.append('table/a', 1, ['y']);
  let isClosed = false;
  const closing = streams.close().then(() => {
    isClosed = true;
  });
  await someTurns();
  syncs[0]?.done();
  await first;
  await someTurns();
  expect(isClosed).toBe(false);
  syncs[1]?.done();
  expect(await second).toEqual({ appended: true, version: 2 });
  await closing;
  const again = openSqlite(file);
  expect(await again.read('table/a', 0)).toHaveLength(2);
  await again.close();
});

test('a failed sync fails its waiting requests, and what is read afterwards was written to disk in another way', async () => {
  const file = newFile();
  let fails = false;
  const broken = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' });
  const streams = openSqlite(file, { sync: (log) => (fails ? Promise.reject(broken) : toDisk(log)) });
  await streams.append('table/a', 0, ['x']);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  fails = true;
  const unreachable = { name: 'StreamsError', code: 'store-unreachable', message: expect.stringContaining('EIO') };
  await expect(streams.append('table/a', 1, ['y'])).rejects.toMatchObject(unreachable);
  // It may have been stored all the same; then it stays.
  expect(await streams.read('table/a', 1)).toEqual([{ version: 2, event: 'y' }]);
  expect(statSync(`${file}-wal`).size).toBe(0);
  await expect(streams.append('table/a', 2, ['z'])).rejects.toMatchObject(unreachable);
  fails = false;
  expect(await streams.append('table/a', 3, ['last'])).toEqual({ appended: true, version: 4 });
  await streams.close();
});
