/** Whether the files that are open still lie under their names: what is written to a deleted one is gone when it is closed. */
import { statSync } from 'node:fs';

export class Whereabouts {
  readonly #files: readonly string[];
  readonly #known = new Map<string, bigint>();

  /** The log comes with the first write: a file counts from when it is first seen. */
  constructor(file: string) {
    this.#files = [file, `${file}-wal`];
    this.areLost();
  }

  /** One of them is gone, or is another by now. */
  areLost(): boolean {
    return this.#files.some((file) => {
      const inode = statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
      const known = this.#known.get(file);
      if (known === undefined && inode !== undefined) this.#known.set(file, inode);
      return known !== undefined && inode !== known;
    });
  }
}
