/** One SQLite file: opened for this process alone, recognised, set up; and what its errors mean to the operator. */
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
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
      // It will hold the secrets of running games: for the server's own user only. SQLite gives the log the same mode.
      closeSync(openSync(file, 'a', 0o600));
    }
    const database = new DatabaseSync(file);
    try {
      // Exclusive before the first read: a second server on the file is refused, and the log needs no shared memory.
      database.exec(`
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;`);
      recognise(file, database);
      // NORMAL keeps the file sound: the log is synced before it is folded in, the file after. That each commit is on the
      // disk before anybody hears of it is for whoever commits to see to. On a Mac, only fullfsync reaches the disk itself.
      database.exec(`
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        PRAGMA fullfsync = ON;
        PRAGMA journal_size_limit = 67108864;`);
      // What is dropped is overwritten with zeros.
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

/** Before anything is written: another program's file stays as it is. */
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
  // Begun even when there is nothing to do: from here on the lock is surely ours.
  database.exec('BEGIN IMMEDIATE');
  const missing = steps.slice(pragma(database, 'user_version'));
  if (missing.length > 0) {
    for (const step of missing) database.exec(step);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${steps.length}`);
  }
  database.exec('COMMIT');
}

/**
 * Brings everything from the log into the file: the log's older pages still hold what was dropped. If it fails, nothing
 * is lost, and the next drop tries again.
 */
export function emptyLog(database: DatabaseSync): void {
  try {
    foldLog(database);
  } catch {
    // A disk that is full or away: whoever writes next is told.
  }
}

/** Everything is in the file then, and the file on the disk. Throws if not. */
export function foldLog(database: DatabaseSync): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

function prepared(database: DatabaseSync): OpenFile['sql'] {
  const pairs = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]);
  return Object.fromEntries(pairs);
}

export function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
}

/** Runs it, and gives SQLite's errors their meaning. */
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
  // What a sound file never gives: our SQL fails, a constraint breaks, a text is longer than any that was stored.
  1: 'store-damaged',
  11: 'store-damaged',
  18: 'store-damaged',
  19: 'store-damaged',
  26: 'store-damaged',
  // Read less than the file should hold, checksum of the file system.
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
  // A number beyond all that was ever stored.
  if (error.code === 'ERR_OUT_OF_RANGE') return 'store-damaged';
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'store-full';
  return 'syscall' in error ? 'store-unreachable' : undefined;
}
