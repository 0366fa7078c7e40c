/** Opens the store named in the setting `streams`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bus } from './bus.ts';
import type { Report } from './followers.ts';
import { openMemory } from './memory.ts';
import { openSqlite } from './sqlite.ts';
import { type Streams, StreamsError } from './streams.ts';

export type Named = {
  /** `memory`, `sqlite`, `sqlite:FILE` or `nats://host:port,host:port`. */
  readonly streams: string;
  /** The folder used by plain `sqlite`. */
  readonly data: string;
};

export type OpenOptions = {
  /** The current time; by default, that of this machine. */
  readonly now?: () => number;
  /** Called with errors thrown by followers. */
  readonly report?: Report;
  /** Called with what was found in a remote store, and with warnings for the operator. */
  readonly found?: (what: string, warnings: readonly string[]) => void;
};

export type OpenStore = {
  readonly streams: Streams;
  /** For transient messages between the nodes; only a store that nodes share has it. Closed with the streams. */
  readonly bus?: Bus;
};

/** Throws a StreamsError if the store cannot be used; its message says what to do. */
export async function openStreams({ streams: name, data }: Named, options: OpenOptions = {}): Promise<OpenStore> {
  // Loaded only when used.
  if (name.startsWith('nats://')) {
    const { openNats } = await import('./nats/open.ts');
    return openNats(name, options);
  }
  if (name === 'memory') return { streams: openMemory(options) };
  if (name === 'sqlite') makeFolder(data);
  return { streams: openSqlite(sqliteFile({ streams: name, data }) as string, options) };
}

/** The file of a store on SQLite. */
export function sqliteFile({ streams: name, data }: Named): string | undefined {
  if (name === 'sqlite') return join(data, 'safehouse.db');
  return name.startsWith('sqlite:') ? name.slice('sqlite:'.length) : undefined;
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
