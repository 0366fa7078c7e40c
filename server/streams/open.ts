/** Opens the store that the setting `streams` names. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './followers.ts';
import { openMemory } from './memory.ts';
import type { OpenNats } from './nats/open.ts';
import { openSqlite } from './sqlite.ts';
import { type Streams, StreamsError } from './streams.ts';

export type Named = {
  /** `memory`, `sqlite`, `sqlite:FILE` or `nats://host:port,host:port`. */
  readonly streams: string;
  /** The folder that `sqlite` alone means. */
  readonly data: string;
};

export type OpenOptions = {
  /** What time it is; by default, what this machine says. */
  readonly now?: () => number;
  /** Hears what a follower threw. */
  readonly report?: Report;
  /** Hears what was found in a store elsewhere, and what the operator should see to. */
  readonly found?: (what: string, warnings: readonly string[]) => void;
};

export type OpenStore = {
  readonly streams: Streams;
  /** For a store on NATS: nodes can tell each other there what need not last. Closed with the streams. */
  readonly nats?: OpenNats;
};

/** Throws a StreamsError when it cannot be used; its message says what to do. */
export async function openStreams({ streams: name, data }: Named, options: OpenOptions = {}): Promise<OpenStore> {
  // Loaded only by those who use it.
  if (name.startsWith('nats://')) {
    const nats = await (await import('./nats/open.ts')).openNats(name, options);
    return { streams: nats.streams, nats };
  }
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
