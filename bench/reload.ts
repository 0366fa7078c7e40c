/** How long it takes to load a table from disk: inside the server, and for a person who connects to it. */

import type { TableId } from '@safehouse/server/platform/ids.ts';
import { openSqlite } from '@safehouse/server/streams/sqlite.ts';
import { openInProcess } from '@safehouse/server/testing/in-process.ts';
import { quantile } from './measure.ts';
import { startLoad, startOurs } from './processes.ts';
import type { Target } from './targets.ts';

/** How many tables warm up the code, and how many count. */
const FIRST = 500;
const COUNTED = 2000;

/** A process that never saw the file reads random tables from it, each once. */
export async function backInProcess(file: string, ids: readonly string[]): Promise<{ row: string[]; target: Target }> {
  const streams = openSqlite(file);
  const { house } = openInProcess(streams);
  const times: number[] = [];
  for (const id of hereAndThere(ids, FIRST + COUNTED)) {
    const began = performance.now();
    const found = await house.find(id as TableId);
    times.push(performance.now() - began);
    if (typeof found === 'string') throw new Error(`a table did not come back: ${found}`);
  }
  await house.ended();
  await streams.close();
  const counted = times.slice(-COUNTED).sort((a, b) => a - b);
  const target = {
    what: 'ms for a table to be back from disk (p50)',
    measured: [quantile(counted, 0.5)],
    atMost: 0.5,
  };
  return { row: rowOf('inside the server: read, replayed, ready', counted), target };
}

/** Each is visited twice: first it is on disk, then in memory. */
export async function backOverSockets(
  data: string,
  ids: readonly string[],
): Promise<{ rows: string[][]; memory: string }> {
  const server = await startOurs({ data });
  const load = startLoad();
  try {
    await server.quiet();
    const some = hereAndThere(ids, FIRST + COUNTED);
    await load.run<number[]>({
      kind: 'visit',
      base: server.base,
      tables: some.splice(0, Math.min(FIRST, some.length / 5)),
    });
    const before = await server.settledMemory();
    const [cold, warm] = [
      await load.run<number[]>({ kind: 'visit', base: server.base, tables: some }),
      await load.run<number[]>({ kind: 'visit', base: server.base, tables: some }),
    ].map((times) => times.sort((a, b) => a - b)) as [number[], number[]];
    const each = ((await server.settledMemory()) - before) / some.length;
    return {
      rows: [rowOf('hello to welcome, from disk', cold), rowOf('hello to welcome, in memory already', warm)],
      memory: `A table that is in memory without connections takes ${(each / 1000).toFixed(0)} kB, as ${some.length.toLocaleString('en')} of them show.`,
    };
  } finally {
    await load.stop();
    await server.stop();
  }
}

function hereAndThere(ids: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(ids.length / count));
  return ids.filter((_, index) => index % step === 0).slice(0, count);
}

function rowOf(what: string, sorted: readonly number[]): string[] {
  return [what, quantile(sorted, 0.5).toFixed(2), quantile(sorted, 0.99).toFixed(2)];
}
