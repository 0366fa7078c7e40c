/** The followers of one stream: how far each has heard, and which must read before they hear more. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Stored, StreamsError } from '../streams.ts';

type Listener = {
  /** The last version heard; older events are never delivered again. */
  heard: number;
  /** While it reads from the store, it gets no live events. */
  isReading: boolean;
  readonly tell: (stored: readonly Stored[]) => void;
  readonly failed: (error: unknown) => void;
  readonly dropped: (() => void) | undefined;
};

export type Source = {
  read(after: number): Promise<Stored[]>;
  /** The last known version. */
  version(): number;
  report(error: unknown): void;
  /** Called with work in progress. */
  track(work: Promise<unknown>): void;
};

/** Retry interval while the store is unreachable; reading resumes where it stopped. */
const TRY_AGAIN = 500;

export class Listeners {
  readonly #all = new Set<Listener>();
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  get size(): number {
    return this.#all.size;
  }

  add(
    after: number,
    tell: Listener['tell'],
    failed: Listener['failed'] = (error) => this.#source.report(error),
    dropped?: () => void,
  ): () => void {
    const listener: Listener = { heard: after, isReading: false, tell, failed, dropped };
    this.#all.add(listener);
    this.#catchUp(listener);
    return () => void this.#all.delete(listener);
  }

  /** Delivers to all who have heard everything before; the others are reading, or start to. */
  tell(stored: readonly Stored[]): void {
    const [first] = stored;
    // Iterate over a copy: a listener may be added or removed in the meantime.
    for (const listener of first ? [...this.#all] : []) {
      if (!this.#all.has(listener) || listener.isReading) continue;
      if (first && first.version > listener.heard + 1) this.#catchUp(listener);
      else this.#tell(listener, stored);
    }
  }

  /** Call when the stream may have grown without live events. */
  lookBehind(): void {
    for (const listener of this.#all) {
      if (!listener.isReading && listener.heard < this.#source.version()) this.#catchUp(listener);
    }
  }

  /** Call when the stream was dropped. */
  end(): void {
    const ended = [...this.#all];
    this.#all.clear();
    for (const { dropped } of ended) if (dropped) this.#guarded(dropped);
  }

  clear(): void {
    this.#all.clear();
  }

  #catchUp(listener: Listener): void {
    listener.isReading = true;
    this.#source.track(this.#read(listener));
  }

  async #read(listener: Listener): Promise<void> {
    while (this.#all.has(listener)) {
      try {
        const stored = await this.#source.read(listener.heard);
        if (!this.#all.has(listener)) return;
        this.#tell(listener, stored);
        if (listener.heard >= this.#source.version()) break;
      } catch (error) {
        if (error instanceof StreamsError && error.code === 'store-unreachable')
          await sleep(TRY_AGAIN, undefined, { ref: false });
        else if (this.#all.delete(listener)) this.#guarded(() => listener.failed(error));
      }
    }
    listener.isReading = false;
  }

  #tell(listener: Listener, stored: readonly Stored[]): void {
    const news = stored.filter(({ version }) => version > listener.heard);
    const last = news.at(-1);
    if (!last) return;
    listener.heard = last.version;
    this.#guarded(() => listener.tell(news));
  }

  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#source.report(error);
    }
  }
}
