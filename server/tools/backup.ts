/** npm run backup: a copy of the store, now, whether the server runs or not. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '../config/settings.ts';
import { backUpTo, nameAt } from '../lifecycle/backups.ts';
import { askServer } from '../lifecycle/control.ts';
import { sqliteFile } from '../streams/open.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { StreamsError } from '../streams/streams.ts';
import { CommandError, ended } from './command.ts';

const usage = `Copies the whole store into one file, while the server runs or not.

  npm run backup                 into the folder of SAFEHOUSE_BACKUP, or into ./backups
  npm run backup -- FILE         into this file, which must not exist yet
  npm run backup -- --config F   with the settings of this file

Give it the settings of the server (SAFEHOUSE_DATA, SAFEHOUSE_STREAMS or --config), and run it as the server's user
or as root. A store on NATS is copied by: npm run streams -- copy nats://HOST sqlite:FILE
`;

await ended(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, config: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) return void process.stdout.write(usage);
  if (positionals.length > 1) throw new CommandError(`One file at most.\n\n${usage}`);
  const settings = readSettings({
    environment: process.env,
    ...(values.config !== undefined && { file: values.config }),
  });
  const store = sqliteFile(settings);
  if (store === undefined) throw new CommandError('Only a store on SQLite can be backed up like this. See --help.');
  if (!existsSync(store)) throw new CommandError(`There is no store ${store}. Is SAFEHOUSE_DATA that of the server?`);
  const target = resolve(positionals[0] ?? join(settings.backup || 'backups', nameAt(Date.now())));
  if (existsSync(target)) throw new CommandError(`${target} exists already. Give another name.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  await backUp(store, target);
  console.log(`${target}: ${(statSync(target).size / 1e6).toFixed(1)} MB`);
}, [SettingsError, StreamsError]);

/** A running server writes beside its store, where it may write; the copy is then moved. */
async function backUp(store: string, target: string): Promise<void> {
  const beside = `${resolve(store)}.${process.pid}.backup`;
  const reply = await askServer(store, { command: 'backup', file: beside });
  try {
    if (reply === undefined) {
      const streams = openSqlite(store);
      try {
        await backUpTo((file) => streams.backup?.(file) ?? Promise.reject(new Error('no backup')), target);
      } finally {
        await streams.close();
      }
      return;
    }
    if ('error' in reply) throw new CommandError(`The server could not make it: ${reply.error}`);
    copyFileSync(beside, `${target}.part`);
    chmodSync(`${target}.part`, 0o600);
    renameSync(`${target}.part`, target);
  } finally {
    rmSync(beside, { force: true });
    rmSync(`${target}.part`, { force: true });
  }
}
