/** npm run streams: copies a store to another, compares two, and describes the contents of one. */
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings } from '../config/settings.ts';
import { openStreams } from '../streams/open.ts';
import { type Streams, StreamsError, unnamed } from '../streams/streams.ts';
import { counted } from './command.ts';
import { compareStreams, countStreams } from './streams-check.ts';
import { CopyError, type CopyOptions, copyStreams, listed, type Progress } from './streams-copy.ts';

const usage = `What lies in a store, and how to move it to another one.

  npm run streams -- copy FROM TO     copies every stream, with its age, and verifies each copy event by event
  npm run streams -- check ONE OTHER  compares two stores event by event
  npm run streams -- stats STORE      counts streams, events and bytes by kind
  npm run streams -- list STORE       names every stream, as the log does

A store is sqlite:FILE, sqlite (safehouse.db in the data folder) or nats://HOST:PORT,HOST:PORT…
A house that runs on SQLite has to be stopped first; one on NATS may go on, and the copy is a backup of it.
Copying begins with an empty target; one that was interrupted goes on when the same command is given again.
Exit codes: 0 done, and for check the same; 1 not done, or not the same; 2 not understood.
`;

/** Wrong arguments, or a missing file. */
class UsageError extends Error {}

const commands = { copy: 2, check: 2, stats: 1, list: 1 } as const;

let shownAt = Number.NEGATIVE_INFINITY;

process.exitCode = await main(process.argv.slice(2));

async function main([command, ...names]: string[]): Promise<number> {
  if (command === undefined || command === '--help' || command === '-h') {
    process.stdout.write(usage);
    return command === undefined ? 2 : 0;
  }
  const told = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => told.abort());
  const stores: Streams[] = [];
  try {
    const count = commands[command as keyof typeof commands] as number | undefined;
    if (count === undefined || count !== names.length) throw new UsageError(`Not understood.\n\n${usage}`);
    if (count === 2 && storeOf(names[0] as string) === storeOf(names[1] as string)) {
      throw new UsageError('Both are the same store.');
    }
    for (const [i, name] of names.entries()) {
      // A store that is only read must exist; one that is written is created.
      stores.push(await opened(name, { mustExist: command !== 'copy' || i === 0 }));
    }
    return await run(command as keyof typeof commands, stores, { signal: told.signal, onprogress: shown });
  } catch (error) {
    if (!(error instanceof StreamsError || error instanceof CopyError || error instanceof UsageError)) throw error;
    const code = error instanceof UsageError ? '' : `${error.code}: `;
    console.error(`${code}${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    for (const store of stores) await store.close();
  }
}

async function run(command: keyof typeof commands, stores: readonly Streams[], options: CopyOptions): Promise<number> {
  const [one, other] = stores as [Streams, Streams];
  if (command === 'copy') {
    const { streams, events, before } = await copyStreams(one, other, options);
    const already = before > 0 ? ` (${before} of them lay there already)` : '';
    console.log(`Copied and compared: ${counted(streams, 'stream')}, ${counted(events, 'event')}${already}.`);
    return 0;
  }
  if (command === 'check') {
    const { streams, events, differences } = await compareStreams(one, other, options);
    for (const what of differences.slice(0, 20)) console.log(what);
    const verdict = differences.length > 0 ? `Not the same: ${counted(differences.length, 'difference')}` : 'The same';
    console.log(`${verdict}, in ${counted(streams, 'stream')} with ${counted(events, 'event')}.`);
    return differences.length > 0 ? 1 : 0;
  }
  if (command === 'list') {
    for (const { stream, version, updatedAt, wakeAt } of (await listed(one)).values()) {
      const wake = wakeAt === undefined ? '' : `  wakes ${moment(wakeAt)}`;
      console.log(`${unnamed(stream).padEnd(24)} ${String(version).padStart(7)} events  ${moment(updatedAt)}${wake}`);
    }
    return 0;
  }
  const kinds = await countStreams(one, options);
  if (kinds.length === 0) console.log('Nothing is stored here.');
  for (const kind of kinds) {
    const { kind: name, streams, events, bytes, waking, oldest, newest } = kind;
    console.log(
      `${name.padEnd(12)} ${counted(streams, 'stream')}, ${counted(events, 'event')}, ${(bytes / 1e6).toFixed(1)} MB, ` +
        `${waking} to be woken, last touched from ${moment(oldest)} to ${moment(newest)}`,
    );
  }
  return 0;
}

async function opened(name: string, { mustExist }: { mustExist: boolean }): Promise<Streams> {
  const store = storeOf(name);
  if (mustExist && !store.startsWith('nats:') && !existsSync(store)) {
    throw new UsageError(`There is no file ${store}.`);
  }
  const { streams } = await openStreams({ streams: store.startsWith('nats:') ? store : `sqlite:${store}`, data: '' });
  return streams;
}

/** The absolute path of a file, or the address. */
function storeOf(name: string): string {
  if (name.startsWith('nats://')) return name;
  if (name !== 'sqlite' && !name.startsWith('sqlite:')) {
    throw new UsageError(`"${name}" is no store: write sqlite:FILE, sqlite or nats://HOST:PORT.`);
  }
  const { data } = readSettings({ environment: { SAFEHOUSE_DATA: process.env.SAFEHOUSE_DATA } });
  const file = resolve(name === 'sqlite' ? join(data, 'safehouse.db') : name.slice('sqlite:'.length));
  return existsSync(file) ? realpathSync(file) : file;
}

function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** On stderr, and not too often to read. */
function shown({ done, of, events }: Progress): void {
  const now = performance.now();
  const often = process.stderr.isTTY ? 200 : 5000;
  if (now - shownAt < often && done < of) return;
  shownAt = now;
  const text = `${done} of ${counted(of, 'stream')}, ${counted(events, 'event')}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${text}${done === of ? '\n' : ''}`);
  else console.error(text);
}
