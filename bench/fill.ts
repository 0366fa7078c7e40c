/** Fills a store with copies of one table under different names. */

import { newCode, newTableId } from '@safehouse/server/platform/ids.ts';
import { openSqlite } from '@safehouse/server/streams/sqlite.ts';
import type { Streams } from '@safehouse/server/streams/streams.ts';

type Copied = { readonly stream: string; readonly events: string };

/** How many tables are written in one transaction. */
const AT_ONCE = 100;

/** Copies the one table of this file `count` times; returns the ids of the copies. */
export async function fill(file: string, count: number): Promise<string[]> {
  const streams = openSqlite(file);
  try {
    const { table, code, all } = await template(streams);
    const ids: string[] = [];
    while (ids.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, newTableId);
      await Promise.all(some.map((id) => copy(streams, all, { [table]: id, [code]: newCode() })));
      ids.push(...some);
    }
    return ids;
  } finally {
    await streams.close();
  }
}

async function template(streams: Streams): Promise<{ table: string; code: string; all: Copied[] }> {
  const all: Copied[] = [];
  for await (const { stream } of streams.all()) {
    const events = (await streams.read(stream, 0)).map(({ event }) => event);
    all.push({ stream, events: JSON.stringify(events) });
  }
  const idOf = (kind: string) => all.find(({ stream }) => stream.startsWith(kind))?.stream.slice(kind.length);
  const [table, code] = [idOf('table/'), idOf('code/')];
  if (table === undefined || code === undefined) throw new Error('there is no table to copy');
  return { table, code, all };
}

async function copy(streams: Streams, all: readonly Copied[], names: Record<string, string>): Promise<void> {
  const renamed = (text: string) =>
    Object.entries(names).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  await Promise.all(
    all.map(({ stream, events }) => streams.append(renamed(stream), 0, JSON.parse(renamed(events)) as unknown[])),
  );
}
