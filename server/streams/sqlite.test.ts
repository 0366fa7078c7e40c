/** The SQLite store meets the contract, in a file that only its own process may use. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { streamsContract } from './contract.ts';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqlite-file.ts';
import { applicationId, statements, steps } from './sqlite-schema.ts';
import { newFile, runChild } from './test-files.ts';

streamsContract('sqlite', async () => {
  const file = newFile();
  const reported: unknown[] = [];
  const open = () => openSqlite(file, { report: (error) => reported.push(error) });
  let streams = open();
  const reopen = async () => {
    await streams.close();
    streams = open();
    return streams;
  };
  return { streams, reopen, reported, settled: setImmediate };
});

test('events, wake-ups and idle times survive reopening', async () => {
  const file = newFile();
  const first = openSqlite(file, { now: () => 1000 });
  await first.append('table/a', 0, ['x', { y: 1 }], 77);
  await first.close();
  const second = openSqlite(file);
  expect(await second.read('table/a', 0)).toEqual([
    { version: 1, event: 'x' },
    { version: 2, event: { y: 1 } },
  ]);
  expect(await second.due(77, 9)).toEqual([{ stream: 'table/a', at: 77 }]);
  expect(await second.idle('table/', 1001, 9)).toEqual(['table/a']);
  expect(await second.idle('table/', 1000, 9)).toEqual([]);
  expect(await second.append('table/a', 2, ['z'])).toEqual({ appended: true, version: 3 });
  await second.close();
});

test('a file of the first format is read, continued and deleted from', async () => {
  const file = newFile();
  const old = new DatabaseSync(file);
  old.exec(`${steps[0]} PRAGMA application_id = ${applicationId}; PRAGMA user_version = 1;`);
  const add = old.prepare('INSERT INTO events (stream, version, event, checksum) VALUES (?, ?, ?, ?)');
  const versions = [1, 2, 3];
  for (const version of versions) {
    for (const stream of ['table/a', 'table/b']) {
      const text = JSON.stringify({ stream, version });
      add.run(stream, version, text, crc32(text, (crc32(stream) + version) >>> 0));
    }
  }
  old.exec(
    `INSERT INTO streams (name, version, updated_at, wake_at) VALUES ('table/a', 3, 5, 7), ('table/b', 3, 6, NULL)`,
  );
  old.close();

  const streams = openSqlite(file);
  const stored = (stream: string) => versions.map((version) => ({ version, event: { stream, version } }));
  expect(await streams.read('table/a', 0)).toEqual(stored('table/a'));
  expect(await streams.read('table/b', 1)).toEqual(stored('table/b').slice(1));
  expect(await streams.due(7, 9)).toEqual([{ stream: 'table/a', at: 7 }]);
  expect(await streams.idle('table/', 9, 9)).toEqual(['table/a', 'table/b']);
  expect(await streams.append('table/a', 3, ['more'])).toEqual({ appended: true, version: 4 });
  await streams.drop('table/b');
  expect(await streams.read('table/b', 0)).toEqual([]);
  expect(await streams.read('table/a', 2)).toEqual([...stored('table/a').slice(2), { version: 4, event: 'more' }]);
  await streams.close();
});

test('no query scans the whole file', () => {
  const { database } = openFile(newFile());
  const plan = Object.values(statements)
    .filter((sql) => /^(SELECT|UPDATE|DELETE|WITH)/.test(sql) && sql !== statements.dropAnywhere)
    .flatMap((sql) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
    .map(({ detail }) => String(detail));
  for (const step of plan) if (/SEARCH|SCAN/.test(step)) expect(step).toMatch(/^SEARCH|^SCAN chain/);
  database.close();
});

test('the file is sound after a power cut: its log is synced before its checkpoint', () => {
  const { database } = openFile(newFile());
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
});

test('makes the folder it needs, and keeps its secrets from other users', async () => {
  const file = join(dirname(newFile()), 'new', 'folder', 'house.db');
  const streams = openSqlite(file);
  await streams.append('table/a', 0, ['x']);
  for (const path of [file, `${file}-wal`]) expect(statSync(path).mode & 0o077).toBe(0);
  await streams.close();
});

describe('a file it may not use', () => {
  const refused = (file: string, code: string, says: RegExp) => {
    expect(() => openSqlite(file)).toThrow(expect.objectContaining({ name: 'StreamsError', code }));
    expect(() => openSqlite(file)).toThrow(says);
  };

  test('is one that another server has open, in this process or another', async () => {
    const file = newFile();
    const first = openSqlite(file);
    refused(file, 'store-busy', /Stop the other server/);
    const child = runChild(file);
    await child.ended;
    expect(child.lines).toEqual(['store-busy']);
    expect(await first.append('table/a', 0, ['mine'])).toEqual({ appended: true, version: 1 });
    await first.close();

    const second = openSqlite(file);
    refused(file, 'store-busy', /Stop the other server/);
    await second.close();
  });

  test('is one of a newer version', async () => {
    const file = newFile();
    await openSqlite(file).close();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    refused(file, 'store-too-new', /newer version of Safehouse.*format 99/);
  });

  test('is one of another program', () => {
    const file = newFile();
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE holidays (day)');
    database.close();
    refused(file, 'store-foreign', /another program/);
  });

  test('is one that cannot be opened', () => {
    const folder = newFile();
    mkdirSync(folder);
    refused(folder, 'store-unreachable', /cannot be opened/);
    const plain = join(dirname(folder), 'plain');
    writeFileSync(plain, '');
    refused(join(plain, 'house.db'), 'store-unreachable', /cannot be opened/);
  });
});
