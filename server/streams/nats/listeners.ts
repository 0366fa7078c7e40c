/** Who follows one stream, how far each has heard, and who has to read before they are told more. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Stored, StreamsError } from '../streams.ts';

type Listener = {
  /** The last version heard; what is not after it is never told again. */
  heard: number;
  /** While it reads what is stored, it is told nothing else. */
  isReading: boolean;
  readonly tell: (stored: readonly Stored[]) => void;
  readonly failed: (error: unknown) => void;
  readonly dropped: (() => void) | undefined;
};

export type Source = {
  read(after: number): Promise<Stored[]>;
  /** The last one known. */
  version(): number;
  report(error: unknown): void;
  /** Hears of work that goes on. */
  track(work: Promise<unknown>): void;
};

/** While the store cannot be reached; then it reads from where it was. */
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

  /** To all who heard everything before it; the others are reading, or begin to. */
  tell(stored: readonly Stored[]): void {
    const [first] = stored;
    // A copy: a listener may follow or leave while the others are still being told.
    for (const listener of first ? [...this.#all] : []) {
      if (!this.#all.has(listener) || listener.isReading) continue;
      if (first && first.version > listener.heard + 1) this.#catchUp(listener);
      else this.#tell(listener, stored);
    }
  }

  /** The stream may have grown unheard. */
  lookBehind(): void {
    for (const listener of this.#all) {
      if (!listener.isReading && listener.heard < this.#source.version()) this.#catchUp(listener);
    }
  }

  /** The stream was dropped. */
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
