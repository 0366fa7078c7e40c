/** Opens the store that the setting `streams` names. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './followers.ts';
import { openMemory } from './memory.ts';
import { openSqlite } from './sqlite.ts';
import { type Streams, StreamsError } from './streams.ts';

export type Named = {
  /** `memory`, `sqlite` or `sqlite:FILE`. */
  readonly streams: string;
  /** The folder that `sqlite` alone means. */
  readonly data: string;
};

export type OpenOptions = {
  /** Hears what a follower threw. */
  readonly report?: Report;
};

export type OpenStore = {
  readonly streams: Streams;
};

/** Throws a StreamsError when it cannot be used; its message says what to do. */
export async function openStreams({ streams: name, data }: Named, options: OpenOptions = {}): Promise<OpenStore> {
  if (name === 'memory') return { streams: openMemory(options) };
  if (name !== 'sqlite') return { streams: openSqlite(name.slice('sqlite:'.length), options) };
  makeFolder(data);
  return { streams: openSqlite(join(data, 'safehouse.db'), options) };
}

function makeFolder(data: string): void {
  try {
    mkdirSync(data, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StreamsError(
      'store-unreachable',
      `The folder ${data} cannot be made (${code}): set SAFEHOUSE_DATA to one that this user may write.`,
      error,
    );
  }
}
