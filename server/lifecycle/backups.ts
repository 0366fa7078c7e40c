/** Backups of an SQLite store, made by the server itself while it runs: no other process may open the file. */
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Settings, SettingsError } from '../config/settings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import type { Streams } from '../streams/streams.ts';

type BackupsDeps = {
  readonly settings: Pick<Settings, 'backup' | 'backupHours' | 'backupsKept'>;
  readonly streams: Streams;
  readonly log: Log;
  readonly clock?: Clock;
  readonly metrics?: Pick<Metrics, 'backups' | 'backupFailures' | 'lastBackup'>;
};

const HOUR = 60 * 60 * 1000;
const NAME = /^safehouse-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/;

/**
 * Makes one now if the last is older than the set interval, and then at the set interval until the store is closed. Throws a SettingsError
 * if it cannot.
 */
export function startBackups({ settings, streams, log, metrics, clock = systemClock }: BackupsDeps): void {
  const { backup: folder, backupHours, backupsKept } = settings;
  if (folder === '') return;
  const copyTo = streams.backup?.bind(streams);
  if (!copyTo) {
    log.warn('SAFEHOUSE_BACKUP is for SQLite: copy another store by npm run streams -- copy');
    return;
  }
  makeFolder(folder);
  // Left by a server that was killed while writing.
  for (const name of readdirSync(folder)) if (isPart(name)) rmSync(join(folder, name));
  const again = (): void => {
    const last = momentsIn(folder).at(-1);
    if (metrics) metrics.lastBackup = last ?? 0;
    clock.at(last === undefined ? clock.now() : last + backupHours * HOUR, () => void turn());
  };
  const turn = async (): Promise<void> => {
    const begun = clock.now();
    try {
      const name = await makeBackup(copyTo, folder, begun);
      for (const old of momentsIn(folder).slice(0, -backupsKept)) rmSync(join(folder, nameAt(old)));
      if (metrics) metrics.backups += 1;
      log.info('a backup was made', { what: `${name} in ${clock.now() - begun} ms` });
      again();
    } catch (error) {
      if ((error as { code?: string }).code === 'store-closed') return;
      if (metrics) metrics.backupFailures += 1;
      log.error('a backup failed', fieldsOf(error));
      clock.at(begun + HOUR, () => void turn());
    }
  };
  again();
}

function makeFolder(folder: string): void {
  try {
    makePath(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `The folder ${folder} for backups cannot be written (${code}): set SAFEHOUSE_BACKUP to one that this user may write.`,
    );
  }
}

async function makeBackup(copyTo: (file: string) => Promise<void>, folder: string, now: number): Promise<string> {
  const name = nameAt(now);
  await backUpTo(copyTo, join(folder, name));
  return name;
}

/** Folder by folder: a recursive mkdir never returns where folders cannot be made, such as below /proc. */
function makePath(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makePath(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The file has its name only once it is complete. */
export async function backUpTo(copyTo: (file: string) => Promise<void>, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    // It contains the secrets of running games: readable only for the server's user.
    closeSync(openSync(part, 'w', 0o600));
    await copyTo(part);
    renameSync(part, file);
  } finally {
    for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(part + rest, { force: true });
  }
}

export function nameAt(moment: number): string {
  return `safehouse-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

function isPart(name: string): boolean {
  return NAME.test(name.replace(/\.part.*$/, '')) && name.includes('.part');
}

/** When the backups in the folder were made, oldest first. Other files in the folder are not ours. */
function momentsIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      return day === undefined ? [] : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    })
    .sort((one, other) => one - other);
}
