/** SQLite's log on the disk: synced beside the event loop, so that a slow disk holds up nobody who does not wait for it. */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Resolves when all that was written to the file before is on the disk. */
export type Sync = (file: number) => Promise<void>;

export const toDisk: Sync = promisify(fdatasync);

export class Log {
  readonly #sync: Sync;
  /** A second way to the file that SQLite writes to. It holds no locks there, so closing it gives none away. */
  readonly #file: number;

  constructor(database: string, sync: Sync) {
    this.#sync = sync;
    this.#file = openSync(`${database}-wal`, 'r+');
  }

  sync(): Promise<void> {
    return this.#sync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}
