/** Streams on top of a synchronous local store: groups writes and notifies followers. */
import { setImmediate } from 'node:timers';
import { checkMoments, storedOf, textsOf } from './event-text.ts';
import { Followers, type Report } from './followers.ts';
import { LocalReach } from './local-reach.ts';
import {
  type Appended,
  type Due,
  type Listed,
  type Stored,
  type StreamKind,
  type StreamName,
  type Streams,
  StreamsError,
  type WatchReach,
} from './streams.ts';

export type Append = {
  readonly stream: StreamName;
  readonly expectedVersion: number;
  /** Events as JSON. */
  readonly events: readonly string[];
  readonly wakeAt: number | undefined;
  /** When they count as appended, if not now. */
  readonly at: number | undefined;
};
export type Drop = { readonly stream: StreamName; readonly drop: true };
export type Write = Append | Drop;

export interface LocalStore {
  read(stream: StreamName, after: number): Stored[];
  /** Performs the writes in order, each seeing those before it; if it throws, none is done. */
  commit(writes: readonly Write[]): Appended[];
  /**
   * Resolves when everything written is durable: until then nothing of it is acknowledged, announced or read, and
   * nothing more is written. Omitted if writes are durable at once.
   */
  sync?(): Promise<void>;
  /** A cheap look: whether there is reason to doubt that something can be stored. Omitted if it always can. */
  isDoubtful?(): boolean;
  due(until: number, most: number): Due[];
  idle(kind: StreamKind, before: number, most: number): StreamName[];
  /** In batches: writes in between are allowed. */
  all(): Iterable<Listed>;
  close(): void | Promise<void>;
}

/** Milliseconds between two looks at whether the store can still store. */
const LOOK_EVERY = 1000;
const PROBED = 'probe/room';
const PROBE = 64 * 1024;

type Waiting = { readonly write: Write; resolve(done: Appended): void; reject(error: unknown): void };
type Done = readonly [Waiting, Appended];

export class LocalStreams<S extends LocalStore = LocalStore> implements Streams {
  protected readonly store: S;
  readonly #reach: LocalReach;
  readonly #followers: Followers;
  #waiting: Waiting[] = [];
  /** Settles with the current sync, whether it succeeds or fails. */
  #syncing: Promise<void> | undefined;
  #closed = false;

  constructor(
    store: S,
    report: Report = (error) => process.emitWarning(error instanceof Error ? error : String(error)),
    lookEvery = LOOK_EVERY,
  ) {
    this.store = store;
    this.#reach = new LocalReach(
      store.isDoubtful && {
        isDoubtful: () => store.isDoubtful?.() === true,
        probe: () => this.#probe(),
        every: lookEvery,
      },
    );
    this.#followers = new Followers(
      (stream, after) => store.read(stream, after),
      report,
      () => this.#syncing,
    );
  }

  get isReachable(): boolean {
    return this.#reach.isReachable;
  }

  canStore(): boolean {
    return this.#reach.isReachable;
  }

  async read(stream: StreamName, after: number): Promise<Stored[]> {
    const store = await this.#settled();
    try {
      return store.read(stream, after);
    } catch (error) {
      this.#reach.failed(error);
      throw error;
    }
  }

  /** Not async: every move waits for it, and one promise is enough. */
  append(
    stream: StreamName,
    expectedVersion: number,
    events: readonly unknown[],
    wakeAt?: number,
    at?: number,
  ): Promise<Appended> {
    try {
      checkMoments(wakeAt, at);
      // Serialize now, so that later changes by the caller do not matter.
      const texts = textsOf(stream, events);
      return this.#write({ stream, expectedVersion, events: texts, wakeAt, at });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  follow(
    stream: StreamName,
    after: number,
    listener: (stored: readonly Stored[]) => void,
    failed?: (error: unknown) => void,
    dropped?: () => void,
  ): () => void {
    this.#open();
    return this.#followers.add(stream, after, listener, failed, dropped);
  }

  async drop(stream: StreamName): Promise<void> {
    await this.#write({ stream, drop: true });
  }

  async due(until: number, most: number): Promise<Due[]> {
    return (await this.#settled()).due(until, most);
  }

  async idle(kind: StreamKind, before: number, most: number): Promise<StreamName[]> {
    return (await this.#settled()).idle(kind, before, most);
  }

  async *all(): AsyncIterable<Listed> {
    for (const listed of (await this.#settled()).all()) {
      yield listed;
      // A listing that was cut short must not look complete.
      this.#open();
    }
  }

  watch(listener: WatchReach): () => void {
    return this.#reach.watch(listener);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    // First, so that a listener that hears the last events cannot ask for more.
    this.#closed = true;
    this.#reach.close();
    this.#flush();
    while (this.#syncing) await this.#syncing;
    this.#followers.endAll();
    await this.store.close();
  }

  #open(): S {
    if (this.#closed) throw new StreamsError('store-closed', 'The store is closed: the server is shutting down.');
    return this.store;
  }

  /** The store, once everything on it is durable. */
  async #settled(): Promise<S> {
    this.#open();
    while (this.#syncing) await this.#syncing;
    return this.#open();
  }

  #write(write: Write): Promise<Appended> {
    this.#open();
    return new Promise((resolve, reject) => {
      // All writes within one turn of the event loop, or during a sync, share one transaction and the next sync.
      if (this.#waiting.length === 0 && !this.#syncing) setImmediate(() => this.#flush());
      this.#waiting.push({ write, resolve, reject });
    });
  }

  /** Stores something as large as a deal and takes it away again, in one transaction: with less room a disk is full. */
  #probe(): Promise<unknown> {
    return Promise.all([this.append(PROBED, 0, ['-'.repeat(PROBE)]), this.drop(PROBED)]);
  }

  #flush(): void {
    if (this.#syncing) return;
    const group = this.#waiting;
    this.#waiting = [];
    const done = group.length > 0 ? this.#commit(group) : [];
    const sync = done.length > 0 ? this.store.sync?.() : undefined;
    if (sync) this.#syncing = this.#synced(sync, done);
    else this.#answer(done);
  }

  async #synced(sync: Promise<void>, done: readonly Done[]): Promise<void> {
    let failure: { error: unknown } | undefined;
    try {
      await sync;
    } catch (error) {
      failure = { error };
    }
    this.#syncing = undefined;
    if (failure) {
      this.#reach.failed(failure.error);
      for (const [{ reject }] of done) reject(failure.error);
    } else this.#answer(done);
    if (this.#closed) this.#flush();
    // Later, so that waiting readers get their turn between two syncs.
    else if (this.#waiting.length > 0) setImmediate(() => this.#flush());
  }

  /** Returns the successful writes; failed ones are already rejected. */
  #commit(group: readonly Waiting[]): Done[] {
    try {
      const done = this.store.commit(group.map(({ write }) => write));
      return group.map((waiting, index) => [waiting, done[index] as Appended]);
    } catch (error) {
      // One damaged stream must not fail the others: retry each alone.
      const alone = group.length > 1 && error instanceof StreamsError && error.code === 'store-damaged';
      if (alone) return group.flatMap((waiting) => this.#commit([waiting]));
      this.#reach.failed(error);
      for (const { reject } of group) reject(error);
      return [];
    }
  }

  #answer(done: readonly Done[]): void {
    if (done.length > 0) this.#reach.worked();
    for (const [{ write, resolve }, answer] of done) {
      resolve(answer);
      if ('drop' in write) this.#followers.end(write.stream);
      else if (answer.appended && this.#followers.has(write.stream)) {
        this.#followers.tell(write.stream, storedOf(write.events, answer.version));
      }
    }
  }
}
