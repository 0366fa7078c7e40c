/** Caches the heads of recently appended streams: no other process writes to the file, so they stay valid. */
import type { StreamName } from './streams.ts';

/** The row of a stream, its last version, and the row of its last event. */
export type Head = { readonly id: number; readonly version: number; readonly last: number };

/** About 100 bytes each. */
const MOST = 5000;

export class Heads {
  /** Two generations, recent and older: entries in use stay. */
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

  /** Call after a rollback. */
  forgetAll(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
