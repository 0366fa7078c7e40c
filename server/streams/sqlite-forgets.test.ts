/** Dropped data is really gone: its bytes are neither in the file nor in the log beside it. */
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { newFile } from './test-files.ts';

const NAME = 'Rosenkavalier';
const WORD = 'Zwetschgendatschi';

test('a dropped stream is gone from the file and its log at once, and its neighbours stay', async () => {
  const file = newFile();
  const streams = openSqlite(file);
  for (let i = 0; i < 40; i++) {
    await streams.append(`table/kept-${i}`, 0, [{ text: 'stays' }]);
    await streams.append(`table/gone-${i}`, 0, [
      { name: NAME },
      { text: WORD.repeat(i) },
      { text: 'long '.repeat(2000) },
    ]);
  }
  expect(found(file, NAME)).toBe(true);
  for (let i = 0; i < 40; i++) await streams.drop(`table/gone-${i}`);
  expect(found(file, NAME)).toBe(false);
  expect(found(file, WORD)).toBe(false);
  expect(found(file, 'table/gone')).toBe(false);
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(await streams.read('table/kept-39', 0)).toEqual([{ version: 1, event: { text: 'stays' } }]);
  await streams.close();
});

function found(file: string, text: string): boolean {
  return [file, `${file}-wal`].some((path) => readFileSync(path).includes(text));
}
