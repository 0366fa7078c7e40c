/** One SQLite file: locked to this process, checked and set up; and what its errors mean to the operator. */
import { closeSync, existsSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { applicationId, statements, steps } from './sqlite-schema.ts';
import { StreamsError, type StreamsErrorCode } from './streams.ts';

export type OpenFile = {
  readonly database: DatabaseSync;
  readonly sql: Readonly<Record<keyof typeof statements, StatementSync>>;
};

export function openFile(file: string): OpenFile {
  return explained(file, () => {
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      // It holds the secrets of running games: only the server's user may read it. SQLite gives the log the same mode.
      closeSync(openSync(file, 'a', 0o600));
    }
    const database = new DatabaseSync(file);
    try {
      // Lock before the first read: a second server on the file is refused, and the log needs no shared memory.
      database.exec(`
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;`);
      recognise(file, database);
      // NORMAL keeps the file consistent: the log is synced before a checkpoint, the file after it. The committer must
      // sync each commit before announcing it. On a Mac, only fullfsync reaches the disk itself.
      database.exec(`
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        PRAGMA fullfsync = ON;
        PRAGMA journal_size_limit = 67108864;`);
      // Overwrite deleted data with zeros.
      database.exec('PRAGMA secure_delete = ON');
      setUp(database);
      emptyLog(database);
      return { database, sql: prepared(database) };
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** Runs before anything is written: another program's file must not change. */
function recognise(file: string, database: DatabaseSync): void {
  const empty = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n === 0;
  const id = pragma(database, 'application_id');
  const version = pragma(database, 'user_version');
  if (empty && id === 0 && version === 0) return;
  if (id !== applicationId) throw problem(file, 'store-foreign');
  if (version > steps.length) throw problem(file, 'store-too-new', `format ${version}, known up to ${steps.length}`);
  if (version < 1) throw problem(file, 'store-damaged', `format ${version}`);
}

function setUp(database: DatabaseSync): void {
  // Begin even when there is nothing to do: it makes sure that we hold the lock.
  database.exec('BEGIN IMMEDIATE');
  const missing = steps.slice(pragma(database, 'user_version'));
  if (missing.length > 0) {
    for (const step of missing) database.exec(step);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${steps.length}`);
  }
  database.exec('COMMIT');
}

/**
 * Moves everything from the log into the file: older pages of the log still hold dropped data. If it fails, nothing is
 * lost, and the next drop tries again.
 */
export function emptyLog(database: DatabaseSync): void {
  try {
    checkpointLog(database);
  } catch {
    // The disk is full or gone: the next write reports it.
  }
}

/** Afterwards everything is in the file, and the file is on disk. Throws if that fails. */
export function checkpointLog(database: DatabaseSync): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** With less than this the disk may be full for the next write. */
const LITTLE = 4 * 1024 * 1024;

export function hasLittleRoom(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < LITTLE;
  } catch {
    // Not even the folder is there.
    return true;
  }
}

function prepared(database: DatabaseSync): OpenFile['sql'] {
  const pairs = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]);
  return Object.fromEntries(pairs);
}

export function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
}

/** Runs it and maps SQLite's errors to ours. */
export function explained<Value>(file: string, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    const code = meaningOf(error);
    throw code ? problem(file, code, (error as Error).message, error) : error;
  }
}

const advice: Partial<Record<StreamsErrorCode, string>> = {
  'store-damaged':
    'is damaged. Stop the server, keep a copy of FILE and FILE-wal, delete FILE-wal and put a backup in the place of FILE. Without a backup, https://sqlite.org/recovery.html tells how to save what can be read',
  'store-full': 'has no room left, so nothing new was stored. Free space on its disk; the server goes on by itself',
  'store-gone':
    'was deleted or replaced while the server had it open, so nothing new is stored. Everything it held is in the copy named here: stop the server, put the copy in the place of FILE, with no FILE-wal beside it, and start the server',
  'store-busy': 'is in use by another process. Stop the other server, or give this one a file of its own',
  'store-too-new': 'was written by a newer version of Safehouse. Start that version, or give this one another file',
  'store-foreign': 'belongs to another program. Give the server another file; nothing in this one was changed',
  'store-unreachable':
    'cannot be opened, read or written. See that its folder exists, that the server’s user may write there, and that the disk is sound',
};

export function problem(file: string, code: StreamsErrorCode, detail?: string, cause?: unknown): StreamsError {
  const what = advice[code]?.replaceAll('FILE', () => file);
  return new StreamsError(code, `The store ${file} ${what}.${detail ? ` (${detail})` : ''}`, cause);
}

/** SQLite's result codes: https://sqlite.org/rescode.html */
const meanings: Readonly<Record<number, StreamsErrorCode>> = {
  // Never returned for a sound file: our SQL fails, a constraint breaks, a text is longer than any that was stored.
  1: 'store-damaged',
  11: 'store-damaged',
  18: 'store-damaged',
  19: 'store-damaged',
  26: 'store-damaged',
  // A read shorter than the file should be, or a checksum error of the file system.
  522: 'store-damaged',
  8202: 'store-damaged',
  8458: 'store-damaged',
  5: 'store-busy',
  6: 'store-busy',
  13: 'store-full',
  3: 'store-unreachable',
  8: 'store-unreachable',
  10: 'store-unreachable',
  14: 'store-unreachable',
};

function meaningOf(error: unknown): StreamsErrorCode | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return meanings[error.errcode] ?? meanings[error.errcode & 0xff];
  }
  // A number larger than any that was ever stored.
  if (error.code === 'ERR_OUT_OF_RANGE') return 'store-damaged';
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'store-full';
  return 'syscall' in error ? 'store-unreachable' : undefined;
}
