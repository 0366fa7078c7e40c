/** Streams over a shelf: a store on this machine that answers at once. Groups what is written and tells followers. */
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

export interface Shelf {
  read(stream: StreamName, after: number): Stored[];
  /** Does the writes in order, each seeing those before it; all are durable on return, or it throws and none is done. */
  commit(writes: readonly Write[]): Appended[];
  due(until: number, most: number): Due[];
  idle(kind: StreamKind, before: number, most: number): StreamName[];
  /** Some at a time: what is written between two of them disturbs nobody. */
  all(): Iterable<Listed>;
  close(): void | Promise<void>;
}

type Waiting = { readonly write: Write; resolve(done: Appended): void; reject(error: unknown): void };

export class ShelfStreams<S extends Shelf = Shelf> implements Streams {
  protected readonly shelf: S;
  /** It is on this machine. */
  readonly isReachable = true;
  readonly #followers: Followers;
  #waiting: Waiting[] = [];
  #closed = false;

  constructor(
    shelf: S,
    report: Report = (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  ) {
    this.shelf = shelf;
    this.#followers = new Followers((stream, after) => shelf.read(stream, after), report);
  }

  async read(stream: StreamName, after: number): Promise<Stored[]> {
    return this.#open().read(stream, after);
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
    return this.#open().due(until, most);
  }

  async idle(kind: StreamKind, before: number, most: number): Promise<StreamName[]> {
    return this.#open().idle(kind, before, most);
  }

  async *all(): AsyncIterable<Listed> {
    for (const listed of this.#open().all()) {
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
    this.#followers.endAll();
    await this.shelf.close();
  }

  #open(): S {
    if (this.#closed) throw new StreamsError('store-closed', 'The store is closed: the server is shutting down.');
    return this.shelf;
  }

  #write(write: Write): Promise<Appended> {
    this.#open();
    return new Promise((resolve, reject) => {
      // All that comes in during one turn of the event loop shares one transaction and one sync.
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ write, resolve, reject });
    });
  }

  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length > 0) this.#commit(group);
  }

  #commit(group: readonly Waiting[]): void {
    let done: Appended[];
    try {
      done = this.shelf.commit(group.map(({ write }) => write));
    } catch (error) {
      // One damaged stream must not take the others' moves with it: each tries alone.
      const alone = group.length > 1 && error instanceof StreamsError && error.code === 'store-damaged';
      for (const waiting of group) alone ? this.#commit([waiting]) : waiting.reject(error);
      return;
    }
    for (const [index, { write, resolve }] of group.entries()) {
      const answer = done[index] as Appended;
      resolve(answer);
      if ('drop' in write) this.#followers.end(write.stream);
      else if (answer.appended && this.#followers.has(write.stream)) {
        this.#followers.tell(write.stream, storedOf(write.events, answer.version));
      }
    }
  }
}
