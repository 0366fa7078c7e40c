/** Whether a store on this machine can store: found out by what it is asked for, and by looking now and then. */
import { StreamsError, type StreamsErrorCode, type WatchReach } from './streams.ts';

type LocalReachDeps = {
  /** A cheap look: whether there is reason to doubt that something can be stored. */
  isDoubtful(): boolean;
  /** Stores something and takes it away again; rejects if that fails. */
  probe(): Promise<unknown>;
  /** Milliseconds between two looks. */
  readonly every: number;
};

/** Failures of the whole store; others concern one stream. */
const WHOLE: readonly StreamsErrorCode[] = ['store-full', 'store-gone', 'store-busy', 'store-unreachable'];

export class LocalReach {
  readonly #deps: LocalReachDeps | undefined;
  readonly #watchers = new Set<WatchReach>();
  #isReachable = true;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** A store without them never fails. */
  constructor(deps: LocalReachDeps | undefined) {
    this.#deps = deps;
    this.#lookLater();
  }

  get isReachable(): boolean {
    return this.#isReachable;
  }

  watch(watcher: WatchReach): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  worked(): void {
    if (!this.#isReachable) this.#tell(true);
  }

  failed(error: unknown): void {
    if (!(error instanceof StreamsError) || !WHOLE.includes(error.code)) return;
    if (this.#isReachable) this.#tell(false, error);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }

  #lookLater(): void {
    if (this.#deps && !this.#isClosed) this.#timer = setTimeout(() => void this.#look(), this.#deps.every).unref();
  }

  async #look(): Promise<void> {
    try {
      if (this.#deps && (!this.#isReachable || this.#deps.isDoubtful())) await this.#deps.probe();
    } catch {
      // The write has reported it.
    }
    this.#lookLater();
  }

  #tell(isReachable: boolean, why?: StreamsError): void {
    this.#isReachable = isReachable;
    for (const watcher of [...this.#watchers]) watcher(isReachable, why);
  }
}
