/** What a server with many tables costs while nobody is there: start-up, memory, room on disk, and a backup. */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@safehouse/server/streams/sqlite.ts';
import { startOurs } from './processes.ts';
import { spread } from './report.ts';

const MEGA = 1e6;
/** A first start reads the files of the program from disk, so it does not count. */
const STARTS = 4;

type House = { readonly size: number; readonly data: string };
export type AtRest = {
  readonly size: number;
  /** Milliseconds until the server answers, for each start. */
  readonly starts: readonly number[];
  /** Resident memory without connections, in bytes. */
  readonly memory: number;
  readonly bytes: number;
  /** Milliseconds to write a copy. */
  readonly backup: number;
};

/** The server must not be running. */
export async function atRest({ size, data }: House, database: string): Promise<AtRest> {
  const starts: number[] = [];
  let memory = 0;
  for (let start = 0; start < STARTS; start++) {
    const server = await startOurs({ data });
    if (start > 0) starts.push(server.startedIn);
    if (start === STARTS - 1) {
      await server.quiet();
      memory = await server.settledMemory();
    }
    await server.stop();
  }
  const file = join(data, database);
  return { size, starts, memory, bytes: statSync(file).size, backup: await backupTime(file, join(data, 'copy.db')) };
}

async function backupTime(file: string, copy: string): Promise<number> {
  const streams = openSqlite(file);
  try {
    const began = performance.now();
    await streams.backup(copy);
    return performance.now() - began;
  } finally {
    await streams.close();
    rmSync(copy);
  }
}

export const atRestHead = ['tables at rest', 'start-up ms', 'memory MB', 'file MB', 'kB a table', 'backup s'];

export function atRestRow({ size, starts, memory, bytes, backup }: AtRest): string[] {
  return [
    size.toLocaleString('en'),
    spread(starts),
    (memory / MEGA).toFixed(0),
    (bytes / MEGA).toFixed(1),
    (bytes / size / 1000).toFixed(1),
    (backup / 1000).toFixed(2),
  ];
}

/** The largest house compared with the smallest. */
export function memoryOfATable(all: readonly AtRest[]): string {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return '';
  const each = (last.memory - first.memory) / (last.size - first.size);
  return `A table that is only on disk takes ${each.toFixed(0)} bytes of memory.`;
}
