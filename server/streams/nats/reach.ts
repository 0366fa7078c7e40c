/** Whether the store is reachable: the connection is up, and every JetStream stream accepts writes. */
import type { Access } from './access.ts';
import type { Layout, Shard } from './layout.ts';

const PROBE_EVERY = 250;
/** A probe that meets no leader is lost: the sooner it is given up, the sooner the next finds the new one. */
const PROBE_WITHIN = 1000;

export class Reach {
  readonly #access: Access;
  readonly #layout: Layout;
  readonly #onback: (shard: Shard) => void;
  readonly #watchers = new Set<(isReachable: boolean) => void>();
  readonly #down = new Set<Shard>();
  #isConnected = true;
  #wasReachable = true;
  #isClosed = false;

  /** `onback` is called for each JetStream stream that accepts writes again. */
  constructor(access: Access, layout: Layout, onback: (shard: Shard) => void) {
    this.#access = access;
    this.#layout = layout;
    this.#onback = onback;
  }

  get isReachable(): boolean {
    return this.#isConnected && this.#down.size === 0;
  }

  watch(watcher: (isReachable: boolean) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  disconnected(): void {
    this.#isConnected = false;
    this.#tell();
  }

  /** Probe every shard: what was missed is re-read once it accepts writes again. */
  reconnected(): void {
    for (const shard of this.#layout.shards) this.failed(shard);
    this.#isConnected = true;
    this.#tell();
  }

  /** A request to this shard got no answer. */
  failed(shard: Shard): void {
    if (this.#isClosed || this.#down.has(shard)) return;
    this.#down.add(shard);
    this.#tell();
    void this.#probe(shard);
  }

  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
  }

  async #probe(shard: Shard): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#access.probe(shard, PROBE_WITHIN);
        this.#down.delete(shard);
        this.#onback(shard);
        return this.#tell();
      } catch {
        await new Promise((done) => setTimeout(done, PROBE_EVERY).unref());
      }
    }
  }

  #tell(): void {
    if (this.isReachable === this.#wasReachable) return;
    this.#wasReachable = this.isReachable;
    for (const watcher of [...this.#watchers]) watcher(this.#wasReachable);
  }
}
