/** Checks that the open files still exist under their names: writes to a deleted file are lost when it is closed. */
import { statSync } from 'node:fs';

export class FileCheck {
  readonly #files: readonly string[];
  readonly #known = new Map<string, bigint>();

  /** The log appears with the first write: a file is tracked from when it is first seen. */
  constructor(file: string) {
    this.#files = [file, `${file}-wal`];
    this.areLost();
  }

  /** One of them was deleted or replaced. */
  areLost(): boolean {
    return this.#files.some((file) => {
      const inode = statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
      const known = this.#known.get(file);
      if (known === undefined && inode !== undefined) this.#known.set(file, inode);
      return known !== undefined && inode !== known;
    });
  }
}
