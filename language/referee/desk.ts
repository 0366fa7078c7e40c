/** Where the referee sits: a worker of its own, so that no clue keeps a table waiting. A stuck one is replaced. */
import { Worker } from 'node:worker_threads';
import type { HouseRules, Opinion } from './opinion.ts';
import type { NotedPack } from './referee.ts';

/** What goes in and comes back. */
export type Question = {
  readonly id: number;
  readonly clue: string;
  readonly visible: readonly string[];
  readonly language: string;
  readonly rules?: HouseRules;
};
export type Answer = { readonly id: number; readonly opinion: Opinion };
/** Said once all languages are loaded: how long it took, and what is wrong with the lists or missing here. */
export type Ready = { readonly ready: number; readonly troubles: readonly string[] };

/** In milliseconds. The first answer has to wait for the dictionaries. */
const PATIENCE = { loading: 30_000, ready: 1_000 };

type Waiting = { readonly resolve: (opinion: Opinion) => void; readonly reject: (error: Error) => void };

export class Desk {
  readonly #packs: readonly NotedPack[];
  readonly #onready: (about: Ready) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #isReady = false;
  #asked = 0;

  /** Begins to load at once, in the background. */
  constructor(packs: readonly NotedPack[], onready: (about: Ready) => void = () => {}) {
    this.#packs = packs;
    this.#onready = onready;
    this.#open();
  }

  /** Rejects where there is no answer in time; then whoever asked goes on without one. */
  judge(clue: string, visible: readonly string[], language: string, rules?: HouseRules): Promise<Opinion> {
    const worker = this.#worker ?? this.#open();
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const patience = setTimeout(
        () => this.#giveUp('took too long'),
        this.#isReady ? PATIENCE.ready : PATIENCE.loading,
      );
      patience.unref();
      const settled = () => {
        clearTimeout(patience);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        resolve: (opinion) => {
          settled();
          resolve(opinion);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
      const question: Question = { id, clue, visible, language, ...(rules ? { rules } : {}) };
      worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#giveUp('is closed');
    await worker?.terminate();
  }

  #open(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#packs });
    worker.unref();
    worker.on('message', (message: Answer | Ready) => {
      if ('ready' in message) {
        this.#isReady = true;
        this.#onready(message);
      } else this.#waiting.get(message.id)?.resolve(message.opinion);
    });
    worker.on('error', (error: Error) => this.#giveUp(error.message, worker));
    worker.on('exit', () => this.#giveUp('has stopped', worker));
    this.#worker = worker;
    return worker;
  }

  /** Everybody who waits is told, and the next question finds a new worker. */
  #giveUp(why: string, worker: Worker | undefined = this.#worker): void {
    if (worker !== this.#worker || !worker) return;
    this.#worker = undefined;
    this.#isReady = false;
    void worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(new Error(`the referee ${why}`));
  }
}
