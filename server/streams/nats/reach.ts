/** What of the store is reachable: whether the connection is up, and which JetStream streams accept writes. */
import type { StreamsError, WatchReach } from '../streams.ts';
import type { Access } from './access.ts';
import type { Layout, Shard } from './layout.ts';
import { isAnswering, Unanswered } from './requests.ts';

const PROBE_EVERY = 250;
/** A probe that meets no leader is lost: the sooner it is given up, the sooner the next finds the new one. */
const PROBE_WITHIN = 1000;

export class Reach {
  readonly #access: Access;
  readonly #layout: Layout;
  readonly #onback: (shard: Shard) => void;
  readonly #watchers = new Set<WatchReach>();
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

  watch(watcher: WatchReach): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  disconnected(why: StreamsError): void {
    this.#isConnected = false;
    this.#tell(why);
  }

  /** Probe every shard: what was missed is re-read once it accepts writes again. */
  reconnected(): void {
    for (const shard of this.#layout.shards) this.#lose(shard);
    this.#isConnected = true;
    this.#tell();
  }

  /** A request to this shard got no answer. What took it away may have taken others. */
  failed(shard: Shard, why: StreamsError): void {
    if (!this.#lose(shard, why)) return;
    for (const other of this.#layout.shards) if (!this.#down.has(other)) void this.#doubt(other, why);
  }

  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
  }

  /** Marks it as away until a write works; whether that changed anything. */
  #lose(shard: Shard, why?: StreamsError): boolean {
    if (this.#isClosed || this.#down.has(shard)) return false;
    this.#down.add(shard);
    if (this.#isConnected) this.#tell(why);
    void this.#probe(shard);
    return true;
  }

  /** Asks a part that may only be busy, so with the time limit of any other request. */
  async #doubt(shard: Shard, why: StreamsError): Promise<void> {
    if (this.#doubted.has(shard)) return;
    this.#doubted.add(shard);
    try {
      await this.#access.probe(shard);
    } catch (error) {
      if (!(error instanceof Unanswered && isAnswering(error))) this.#lose(shard, why);
    }
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

  #tell(why?: StreamsError): void {
    for (const watcher of [...this.#watchers]) watcher(this.isReachable, why);
  }
}
