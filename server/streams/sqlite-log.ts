/** Syncs SQLite's log off the event loop, so that a slow disk only holds up those who wait for it. */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Resolves when everything written to the file before is on disk. */
export type Sync = (file: number) => Promise<void>;

export const toDisk: Sync = promisify(fdatasync);

export class Log {
  readonly #sync: Sync;
  /** A second descriptor for the file SQLite writes to. It holds no locks there, so closing it releases none. */
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
