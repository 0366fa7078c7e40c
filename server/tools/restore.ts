/** npm run restore: puts a backup in the place of the store, and keeps what was there. */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '../config/settings.ts';
import { sqliteFile } from '../streams/open.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { StreamsError } from '../streams/streams.ts';
import { CommandError, counted, ended } from './command.ts';
import { countStreams } from './streams-check.ts';

const usage = `Puts a backup in the place of the store. Stop the server first.

  npm run restore -- FILE              FILE is a backup, as npm run backup or SAFEHOUSE_BACKUP makes them
  npm run restore -- FILE --config F   with the settings of this file

Give it the settings of the server (SAFEHOUSE_DATA, SAFEHOUSE_STREAMS or --config). The backup is read through before
anything changes, and the store that was there is kept beside it.
`;

await ended(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, config: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) return void process.stdout.write(usage);
  const [backup] = positionals;
  if (backup === undefined || positionals.length > 1) throw new CommandError(`Which backup?\n\n${usage}`);
  if (!existsSync(backup)) throw new CommandError(`There is no file ${backup}.`);
  const settings = readSettings({
    environment: process.env,
    ...(values.config !== undefined && { file: values.config }),
  });
  const store = sqliteFile(settings);
  if (store === undefined) {
    throw new CommandError(`This is for SQLite. For NATS: npm run streams -- copy sqlite:${backup} nats://HOST`);
  }
  await restore(backup, resolve(store));
}, [SettingsError, StreamsError]);

async function restore(backup: string, store: string): Promise<void> {
  const folder = dirname(store);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  const copy = `${store}.restoring`;
  try {
    // A copy: opening a store writes to it.
    copyFileSync(backup, copy);
    chmodSync(copy, 0o600);
    const tables = await readThrough(copy).catch((error) => unreadable(backup, error));
    const kept = existsSync(store) ? await setAside(store) : undefined;
    renameSync(copy, store);
    console.log(`${store} is the backup now: ${counted(tables, 'table')}.`);
    if (kept !== undefined) console.log(`What was there is kept: ${kept}`);
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(copy + rest, { force: true });
    if (isNew && !existsSync(store)) rmdirSync(folder);
  }
}

/** The error of the copy names the copy, which the operator does not know. */
function unreadable(backup: string, error: unknown): never {
  if (!(error instanceof StreamsError)) throw error;
  const why = error.code === 'store-too-new' ? 'a newer version has written it' : 'it is damaged, or no backup';
  throw new CommandError(`${backup} was not restored: ${why} (${error.code}). Nothing has changed.`);
}

/** Throws if it is damaged, too new or not a store of Safehouse. */
async function readThrough(file: string): Promise<number> {
  const streams = openSqlite(file);
  try {
    const kinds = await countStreams(streams, {});
    return kinds.find(({ kind }) => kind === 'table/')?.streams ?? 0;
  } finally {
    await streams.close();
  }
}

/** Opening it first refuses while a server uses it, and brings what lies in its log into the file. */
async function setAside(store: string): Promise<string> {
  const { uid, gid } = statSync(store);
  try {
    await openSqlite(store).close();
  } catch (error) {
    // A damaged store is the very reason to restore; one in use is not.
    if (!(error instanceof StreamsError) || error.code !== 'store-damaged') throw error;
  }
  const kept = `${store}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  renameSync(store, kept);
  if (existsSync(`${store}-wal`)) renameSync(`${store}-wal`, `${kept}-wal`);
  // As root, leave the new file to the server's user.
  if (process.getuid?.() === 0) chownSync(`${store}.restoring`, uid, gid);
  return kept;
}
