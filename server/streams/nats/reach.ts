/** What of the store is reachable: whether the connection is up, and which JetStream streams accept writes. */
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
  readonly #doubted = new Set<Shard>();
  #isConnected = true;
  #isClosed = false;

  /** `onback` is called for each JetStream stream that accepts writes again. */
  constructor(access: Access, layout: Layout, onback: (shard: Shard) => void) {
    this.#access = access;
    this.#layout = layout;
    this.#onback = onback;
  }

  /** Whether any events can be stored. */
  get isReachable(): boolean {
    return this.#layout.events.some((shard) => this.accepts(shard));
  }

  accepts(shard: Shard): boolean {
    return this.#isConnected && !this.#down.has(shard);
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
    for (const shard of this.#layout.shards) this.#lose(shard);
    this.#isConnected = true;
    this.#tell();
  }

  /** A request to this shard got no answer. What took it away may have taken others. */
  failed(shard: Shard): void {
    if (!this.#lose(shard)) return;
    for (const other of this.#layout.shards) if (!this.#down.has(other)) void this.#doubt(other);
  }

  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
  }

  /** Whether this is news. */
  #lose(shard: Shard): boolean {
    if (this.#isClosed || this.#down.has(shard)) return false;
    this.#down.add(shard);
    this.#tell();
    void this.#probe(shard);
    return true;
  }

  async #doubt(shard: Shard): Promise<void> {
    if (this.#doubted.has(shard)) return;
    this.#doubted.add(shard);
    await this.#access.probe(shard, PROBE_WITHIN).catch(() => this.failed(shard));
    this.#doubted.delete(shard);
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
    for (const watcher of [...this.#watchers]) watcher(this.isReachable);
  }
}
