/** A damaged SQLite store: nothing is read that was never stored, and sound streams still work. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { Stored, Streams } from './streams.ts';
import { newFile } from './test-files.ts';

const damaged = expect.objectContaining({ name: 'StreamsError', code: 'store-damaged' });
const tables = Array.from({ length: 20 }, (_, index) => `table/${index}`);

async function filled(file: string): Promise<Stored[][]> {
  const streams = openSqlite(file);
  for (const round of [0, 10, 20]) {
    const events = Array.from({ length: 10 }, (_, index) => ({ move: round + index, text: 'x'.repeat(40) }));
    await Promise.all(tables.map((stream) => streams.append(stream, round, events)));
  }
  const stored = await Promise.all(tables.map((stream) => streams.read(stream, 0)));
  await streams.close();
  return stored;
}

function edited(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

describe('a damaged file', () => {
  test('that is not a database, or cut off, is refused with advice', async () => {
    const file = newFile();
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    expect(() => openSqlite(file)).toThrow(damaged);
    expect(() => openSqlite(file)).toThrow(`delete ${file}-wal and put a backup in the place of ${file}`);

    const short = newFile();
    await filled(short);
    truncateSync(short, 40_000);
    expect(() => openSqlite(short)).toThrow(damaged);
  });

  test.each([
    ['an event that is not JSON', `UPDATE events SET event = '{"move"' WHERE version = 5`],
    ['an event that was changed', `UPDATE events SET event = replace(event, 'x', 'y') WHERE version = 5`],
    ['an event that is missing', 'DELETE FROM events WHERE version = 5'],
    ['a last event that is missing', 'DELETE FROM events WHERE version = 30'],
    ['a stream that is missing', `DELETE FROM streams WHERE name = 'table/3'`],
    ['a version that is wrong', 'UPDATE streams SET version = 29'],
    ['a version beyond all numbers', 'UPDATE streams SET version = 9223372036854775807'],
    [
      'events of another stream',
      `DELETE FROM events WHERE stream = 'table/3'; UPDATE events SET stream = 'table/3' WHERE stream = 'table/4'`,
    ],
  ])('%s is found out when it is read, and told to who follows', async (_, sql) => {
    const file = newFile();
    await filled(file);
    edited(file, sql);
    const streams = openSqlite(file);
    await expect(streams.read('table/3', 0)).rejects.toThrow(damaged);
    const told = await new Promise((resolve) => streams.follow('table/3', 0, resolve, resolve));
    expect(told).toEqual(damaged);
    // The id in a stream's name gives access to its table: no message may contain it.
    expect((told as Error).message).not.toContain('table/3');
    await streams.close();
  });

  test('one damaged stream does not take the others of its group with it', async () => {
    const file = newFile();
    await filled(file);
    edited(file, `UPDATE streams SET version = 29 WHERE name = 'table/3'`);
    const streams = openSqlite(file);
    const answers = await Promise.allSettled([
      streams.append('table/2', 30, ['fine']),
      streams.append('table/3', 29, ['on a taken place']),
      streams.append('table/4', 30, ['fine']),
      streams.append('table/4', 30, ['conflict']),
    ]);
    expect(answers).toMatchObject([
      { value: { appended: true, version: 31 } },
      { reason: { code: 'store-damaged' } },
      { value: { appended: true, version: 31 } },
      { value: { appended: false, version: 31 } },
    ]);
    await streams.close();
  });

  test.each([
    ['an event is missing', `DELETE FROM events WHERE stream = 'table/3' AND version = 5`],
    ['its row is missing', `DELETE FROM streams WHERE name = 'table/3'`],
    ['its version is beyond all numbers', `UPDATE streams SET version = 9223372036854775807 WHERE name = 'table/3'`],
    ['it ends at an event of another', `UPDATE streams SET last = (SELECT last FROM streams WHERE name = 'table/4')`],
  ])('a stream of which %s can be dropped, and takes no other with it', async (_, sql) => {
    const file = newFile();
    const stored = await filled(file);
    edited(file, sql);
    const streams = openSqlite(file);
    await streams.drop('table/3');
    expect(await streams.read('table/3', 0)).toEqual([]);
    expect(await streams.read('table/4', 0)).toEqual(stored[4]);
    await streams.close();
    const database = new DatabaseSync(file);
    expect(database.prepare(`SELECT count(*) AS n FROM events WHERE stream = 'table/3'`).get()?.n).toBe(0);
    database.close();
  });

  test('after a bit flip anywhere, a stream is read as it was stored or not at all', async () => {
    const file = newFile();
    const stored = await filled(file);
    const sound = readFileSync(file);
    const copy = newFile();
    let found = 0;
    for (let turn = 0; turn < 300; turn++) {
      const bytes = Buffer.from(sound);
      // Every part of the file in turn; the first page, with header and schema, more often.
      const at = turn % 4 === 0 ? (turn * 13) % 4096 : Math.floor((turn / 300) * sound.length) + (turn % 89);
      bytes[at % bytes.length] = (sound[at % bytes.length] ?? 0) ^ (1 << (turn % 8));
      writeFileSync(copy, bytes);
      found += (await foundOut(copy, stored)) ? 1 : 0;
    }
    expect(found).toBeGreaterThan(100);
  });

  /** Whether the damage was noticed; fails if something was read that was never stored. */
  async function foundOut(file: string, stored: Stored[][]): Promise<boolean> {
    let streams: Streams | undefined;
    try {
      streams = openSqlite(file);
      for (const [index, stream] of tables.entries()) expect(await streams.read(stream, 0)).toEqual(stored[index]);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ name: 'StreamsError' });
      return true;
    } finally {
      await streams?.close().catch(() => undefined);
    }
  }
});
