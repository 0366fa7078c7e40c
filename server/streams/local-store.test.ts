/** What the stores on this machine have in common. */
import { expect, test } from 'vitest';
import { openMemory } from './memory.ts';
import { openSqlite } from './sqlite.ts';
import type { Streams } from './streams.ts';
import { newFile } from './test-files.ts';

test.each<[string, () => Streams]>([
  ['memory', openMemory],
  ['SQLite', () => openSqlite(newFile())],
])('a listing of %s that is under way fails when the store is closed', async (_, open) => {
  const streams = open();
  for (const stream of ['table/a', 'table/b']) await streams.append(stream, 0, ['x']);
  const listing = streams.all()[Symbol.asyncIterator]();
  expect((await listing.next()).value).toMatchObject({ stream: 'table/a' });
  await streams.close();
  await expect(listing.next()).rejects.toMatchObject({ name: 'StreamsError', code: 'store-closed' });
});
