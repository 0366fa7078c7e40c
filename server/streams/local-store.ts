/** Streams over a store: a store on this machine that answers at once. Groups what is written and tells followers. */
import { setImmediate } from 'node:timers';
import { checkMoments, storedOf, textsOf } from './event-text.ts';
import { Followers, type Report } from './followers.ts';
import {
  type Appended,
  type Due,
  type Listed,
  type Stored,
  type StreamKind,
  type StreamName,
  type Streams,
  StreamsError,
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
  /** Does the writes in order, each seeing those before it; or it throws, and none is done. */
  commit(writes: readonly Write[]): Appended[];
  /**
   * Resolves when all that was done is durable: until then nobody is answered, told or shown it, and nothing more is
   * written. Left out where that is so at once.
   */
  sync?(): Promise<void>;
  due(until: number, most: number): Due[];
  idle(kind: StreamKind, before: number, most: number): StreamName[];
  /** Some at a time: what is written between two of them disturbs nobody. */
  all(): Iterable<Listed>;
  close(): void | Promise<void>;
}

type Waiting = { readonly write: Write; resolve(done: Appended): void; reject(error: unknown): void };
type Done = readonly [Waiting, Appended];

export class LocalStreams<S extends LocalStore = LocalStore> implements Streams {
  protected readonly store: S;
  /** It is on this machine. */
  readonly isReachable = true;
  readonly #followers: Followers;
  #waiting: Waiting[] = [];
  /** Ends, well or badly, with the sync that is under way. */
  #syncing: Promise<void> | undefined;
  #closed = false;

  constructor(
    store: S,
    report: Report = (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  ) {
    this.store = store;
    this.#followers = new Followers(
      (stream, after) => store.read(stream, after),
      report,
      () => this.#syncing,
    );
  }

  async read(stream: StreamName, after: number): Promise<Stored[]> {
    return (await this.#settled()).read(stream, after);
  }

  async append(
    stream: StreamName,
    expectedVersion: number,
    events: readonly unknown[],
    wakeAt?: number,
    at?: number,
  ): Promise<Appended> {
    checkMoments(wakeAt, at);
    // Written out now, so that what the caller does to its events afterwards does not matter.
    const texts = textsOf(stream, events);
    return this.#write({ stream, expectedVersion, events: texts, wakeAt, at });
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
      this.#open();
      yield listed;
    }
  }

  watch(): () => void {
    return () => {};
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    // First, so that a listener who is told of the last events cannot ask for more.
    this.#closed = true;
    this.#flush();
    while (this.#syncing) await this.#syncing;
    this.#followers.endAll();
    await this.store.close();
  }

  #open(): S {
    if (this.#closed) throw new StreamsError('store-closed', 'The store is closed: the server is shutting down.');
    return this.store;
  }

  /** The store, when all that is on it is durable. */
  async #settled(): Promise<S> {
    this.#open();
    while (this.#syncing) await this.#syncing;
    return this.#open();
  }

  #write(write: Write): Promise<Appended> {
    this.#open();
    return new Promise((resolve, reject) => {
      // All that comes in during one turn of the event loop, or during a sync, shares one transaction and the next sync.
      if (this.#waiting.length === 0 && !this.#syncing) setImmediate(() => this.#flush());
      this.#waiting.push({ write, resolve, reject });
    });
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
    if (failure) for (const [{ reject }] of done) reject(failure.error);
    else this.#answer(done);
    if (this.#closed) this.#flush();
    // Later, so that whoever waited to read has their turn between two syncs.
    else if (this.#waiting.length > 0) setImmediate(() => this.#flush());
  }

  /** What was done; those whose write failed know already. */
  #commit(group: readonly Waiting[]): Done[] {
    try {
      const done = this.store.commit(group.map(({ write }) => write));
      return group.map((waiting, index) => [waiting, done[index] as Appended]);
    } catch (error) {
      // One damaged stream must not take the others' moves with it: each tries alone.
      const alone = group.length > 1 && error instanceof StreamsError && error.code === 'store-damaged';
      if (alone) return group.flatMap((waiting) => this.#commit([waiting]));
      for (const { reject } of group) reject(error);
      return [];
    }
  }

  #answer(done: readonly Done[]): void {
    for (const [{ write, resolve }, answer] of done) {
      resolve(answer);
      if ('drop' in write) this.#followers.end(write.stream);
      else if (answer.appended && this.#followers.has(write.stream)) {
        this.#followers.tell(write.stream, storedOf(write.events, answer.version));
      }
    }
  }
}
