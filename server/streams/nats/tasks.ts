/** Tracks background work, so that a caller can wait for all of it. */
export class Tasks {
  readonly #running = new Set<Promise<unknown>>();

  track<Value>(work: Promise<Value>): Promise<Value> {
    const done = work.catch(() => {}).finally(() => this.#running.delete(done));
    this.#running.add(done);
    return work;
  }

  async over(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
