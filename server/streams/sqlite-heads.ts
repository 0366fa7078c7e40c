/** How far the streams are that were appended to of late: nobody else writes to the file, so it need not be asked again. */
import type { StreamName } from './streams.ts';

/** Which row tells of a stream, and its last version. */
export type Head = { readonly id: number; readonly version: number };

/** Some 100 bytes each. */
const MOST = 5000;

export class Heads {
  /** Those of late, and those before them: what is used stays. */
  #young = new Map<StreamName, Head>();
  #old = new Map<StreamName, Head>();

  of(stream: StreamName): Head | undefined {
    return this.#young.get(stream) ?? this.#old.get(stream);
  }

  keep(stream: StreamName, head: Head): void {
    this.#young.set(stream, head);
    if (this.#young.size < MOST) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  forget(stream: StreamName): void {
    this.#young.delete(stream);
    this.#old.delete(stream);
  }

  /** What was written was taken back. */
  forgetAll(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
