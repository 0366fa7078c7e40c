/** Streams in one SQLite file, the default: nothing to set up, and every acknowledged event is on disk. */
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { Report } from './followers.ts';
import { type Append, type LocalStore, LocalStreams, type Write } from './local-store.ts';
import {
  checkpointLog,
  emptyLog,
  explained,
  hasLittleRoom,
  type OpenFile,
  openFile,
  pragma,
  problem,
} from './sqlite-file.ts';
import { FileCheck } from './sqlite-file-check.ts';
import { type Head, Heads } from './sqlite-heads.ts';
import { Log, type Sync, toDisk } from './sqlite-log.ts';
import {
  type Appended,
  type Due,
  type Listed,
  type Stored,
  type StreamKind,
  type StreamName,
  StreamsError,
  unnamed,
} from './streams.ts';

export type SqliteOptions = {
  now?: () => number;
  /** Called with errors thrown by followers. */
  report?: Report;
  sync?: Sync;
  /** Milliseconds between two looks at whether the file is still there and its disk has room. */
  lookEvery?: number;
};

/** Throws a StreamsError if the file cannot be used. */
export function openSqlite(path: string, options: SqliteOptions = {}): SqliteStreams {
  const { now = Date.now, report, sync = toDisk, lookEvery } = options;
  // Absolute, so that error messages are clear and SQLite takes it for nothing but a file name.
  const file = resolve(path);
  return new SqliteStreams(new SqliteStore(file, openFile(file), now, sync), report, lookEvery);
}

export class SqliteStreams extends LocalStreams<SqliteStore> {
  /** Writes a consistent snapshot to another file while appends go on. Aborted when the store is closed. */
  async backup(file: string): Promise<void> {
    await this.store.backup(file);
  }

  /** Limits the file size; at the limit, appends fail with `store-full` until streams are dropped. */
  limitSize(bytes: number): void {
    this.store.limitSize(bytes);
  }
}

/** Streams listed per query. */
const PAGE = 500;
/** Pages of 4 kB that a backup copies before appends get their turn: a millisecond or two. */
const PAGES = 256;

class SqliteStore implements LocalStore {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #sql: OpenFile['sql'];
  readonly #whereabouts: FileCheck;
  readonly #heads = new Heads();
  readonly #log: Log;
  /** A sync has failed: what was written before it may not be on disk. */
  #isUnsure = false;
  /** Path of the copy saved when the file was found to be gone. */
  #copy: string | undefined;
  #isClosing = false;
  /** The last requested backup, finished or not. */
  #backup: Promise<void> = Promise.resolve();

  constructor(file: string, { database, sql }: OpenFile, now: () => number, sync: Sync) {
    this.#file = file;
    this.#database = database;
    this.#now = now;
    this.#sql = sql;
    this.#whereabouts = new FileCheck(file);
    this.#log = new Log(file, sync);
  }

  read(stream: StreamName, after: number): Stored[] {
    return this.#surely(() => {
      const start = Math.max(0, after);
      const head = this.#head(stream);
      const wanted = Math.max(0, (head?.version ?? 0) - start);
      const rows = head && wanted > 0 ? this.#sql.events.all(head.last, start).reverse() : [];
      const isMissing = rows.length !== wanted || (!head && this.#sql.first.get(stream) !== undefined);
      if (isMissing) throw this.#damaged(`events of ${unnamed(stream)} are missing`);
      return rows.map((row, index) => this.#stored(stream, start + index + 1, row));
    });
  }

  commit(writes: readonly Write[]): Appended[] {
    return this.#surely(() => {
      if (this.#whereabouts.areLost()) throw this.#gone();
      // If it was gone and is back, what was saved then is not all any more.
      this.#copy = undefined;
      const now = this.#now();
      this.#sql.begin.run();
      let isDone = false;
      try {
        const done = writes.map((write) => ('drop' in write ? this.#drop(write.stream) : this.#append(write, now)));
        this.#sql.commit.run();
        isDone = true;
        if (writes.some((write) => 'drop' in write)) emptyLog(this.#database);
        return done;
      } finally {
        if (!isDone) this.#heads.forgetAll();
        // Still in a transaction only if something threw; a full disk may have ended it already.
        if (this.#database.isTransaction) this.#sql.rollback.run();
      }
    });
  }

  async sync(): Promise<void> {
    try {
      await this.#log.sync();
    } catch (error) {
      this.#isUnsure = true;
      explained(this.#file, () => {
        throw error;
      });
    }
  }

  isDoubtful(): boolean {
    return this.#isUnsure || this.#whereabouts.areLost() || hasLittleRoom(this.#file);
  }

  due(until: number, most: number): Due[] {
    return this.#surely(() =>
      this.#sql.due.all(until, most).map((row) => ({ stream: String(row.name), at: Number(row.wake_at) })),
    );
  }

  idle(kind: StreamKind, before: number, most: number): StreamName[] {
    return this.#surely(() => this.#sql.idle.all(kind, before, most).map((row) => String(row.name)));
  }

  *all(): Iterable<Listed> {
    let last = 0;
    for (;;) {
      const rows = this.#surely(() => this.#sql.all.all(last, PAGE));
      for (const { name, version, updated_at: updatedAt, wake_at: wakeAt } of rows) {
        const listed = { stream: String(name), version: Number(version), updatedAt: Number(updatedAt) };
        yield wakeAt === null ? listed : { ...listed, wakeAt: Number(wakeAt) };
      }
      if (rows.length < PAGE) return;
      last = Number(rows.at(-1)?.id);
    }
  }

  limitSize(bytes: number): void {
    const pages = Math.max(1, Math.floor(bytes / pragma(this.#database, 'page_size')));
    this.#database.exec(`PRAGMA max_page_count = ${pages}`);
  }

  backup(file: string): Promise<void> {
    const made = this.#backup.then(() => this.#copyTo(file));
    this.#backup = made.catch(() => {});
    return made;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#backup;
    this.#log.close();
    explained(this.#file, () => this.#database.close());
  }

  /** After a failed sync, forces everything to disk with a checkpoint before reading or writing. */
  #surely<Value>(run: () => Value): Value {
    return explained(this.#file, () => {
      if (this.#isUnsure) {
        checkpointLog(this.#database);
        this.#isUnsure = false;
      }
      return run();
    });
  }

  async #copyTo(file: string): Promise<void> {
    const stopIfClosing = (): void => {
      if (this.#isClosing) throw new StreamsError('store-closed', 'The store is closed: the backup was given up.');
    };
    stopIfClosing();
    try {
      await backup(this.#database, file, { rate: PAGES, progress: stopIfClosing });
    } catch (error) {
      // A commit was in progress at its first page, and it does not wait by itself: retry.
      if ((error as { errcode?: number }).errcode === 0) return this.#copyTo(file);
      // Most likely about the target file: this one can still be read.
      explained(file, () => {
        throw error;
      });
    }
  }

  #append({ stream, expectedVersion, events, wakeAt, at }: Append, now: number): Appended {
    const head = this.#heads.of(stream) ?? this.#checkedHead(stream);
    let version = head?.version ?? 0;
    if (version !== expectedVersion) return { appended: false, version };
    const wake = wakeAt ?? null;
    const updatedAt = at ?? now;
    const salt = crc32(stream);
    let last = head?.last ?? null;
    for (const text of events) {
      version += 1;
      const added = this.#sql.add.run(stream, version, last, text, checksum(text, salt, version));
      last = Number(added.lastInsertRowid);
    }
    if (last === null || events.length === 0) this.#sql.wake.run(wake, stream);
    else if (head) this.#update({ id: head.id, version, last }, stream, updatedAt, wake);
    else this.#sql.create.run(stream, version, last, updatedAt, wake);
    return { appended: true, version };
  }

  #update(head: Head, stream: StreamName, updatedAt: number, wake: number | null): void {
    const { changes } = this.#sql.update.run(head.version, head.last, updatedAt, wake, head.id);
    if (changes !== 1) throw this.#damaged(`the version of ${unnamed(stream)}`);
    this.#heads.keep(stream, head);
  }

  #drop(stream: StreamName): Appended {
    this.#heads.forget(stream);
    this.#sql.dropEvents.run(stream);
    if (this.#sql.first.get(stream)) this.#sql.dropAnywhere.run(stream);
    this.#sql.dropStream.run(stream);
    return { appended: true, version: 0 };
  }

  #head(stream: StreamName): Head | undefined {
    const row = this.#sql.head.get(stream);
    if (row && !(typeof row.version === 'number' && row.version > 0))
      throw this.#damaged(`the version of ${unnamed(stream)}`);
    return row as Head | undefined;
  }

  /** Before the first append, as far as can be told without reading its events. */
  #checkedHead(stream: StreamName): Head | undefined {
    const head = this.#head(stream);
    if (head && this.#sql.versionOf.get(head.last)?.version !== head.version)
      throw this.#damaged(`the version of ${unnamed(stream)}`);
    return head;
  }

  #stored(stream: StreamName, version: number, row: ReturnType<StatementSync['all']>[number]): Stored {
    const { event: text } = row;
    if (row.version === version && typeof text === 'string') {
      try {
        if (row.checksum === checksum(text, crc32(stream), version)) return { version, event: JSON.parse(text) };
      } catch {
        // Not JSON: as damaged as a wrong checksum.
      }
    }
    throw this.#damaged(`event ${version} of ${unnamed(stream)}`);
  }

  /** The open file still has everything acknowledged: save a copy before it is closed. */
  #gone(): StreamsError {
    if (this.#copy === undefined) {
      const copy = `${this.#file}-saved-${this.#now()}`;
      closeSync(openSync(copy, 'wx', 0o600));
      this.#sql.save.run(copy);
      this.#copy = copy;
    }
    return problem(this.#file, 'store-gone', this.#copy);
  }

  #damaged(detail: string): StreamsError {
    return problem(this.#file, 'store-damaged', detail);
  }
}

/** Includes stream and version, to detect an event in the wrong stream or order. */
function checksum(text: string, salt: number, version: number): number {
  return crc32(text, (salt + version) >>> 0);
}
