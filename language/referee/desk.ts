/** Where the referee sits: a worker of its own, so that no clue keeps a table waiting. A stuck one is replaced. */
import { Worker } from 'node:worker_threads';
import type { Pair } from './alike.ts';
import type { HouseRules, Opinion } from './opinion.ts';
import type { NotedPack } from './referee.ts';

/** What goes in: a clue, or a list of words. */
export type ClueQuestion = {
  readonly id: number;
  readonly clue: string;
  readonly visible: readonly string[];
  readonly language: string;
  readonly rules?: HouseRules;
};
export type ListQuestion = { readonly id: number; readonly words: readonly string[]; readonly language: string };
export type Question = ClueQuestion | ListQuestion;
/** What comes back. */
export type Answer = { readonly id: number; readonly answer: Opinion | readonly Pair[] };
/** Said once all languages are loaded: how long it took, and what is wrong with the lists or missing here. */
export type Ready = { readonly ready: number; readonly troubles: readonly string[] };

/** In milliseconds. */
const usualPatience = {
  /** For all languages to be loaded. */
  loading: 60_000,
  /** For a clue, while they are; it is given without an opinion then. */
  clueLoading: 4_000,
  clue: 1_000,
  list: 4_000,
  /** Before another worker takes the place of one that is gone: it might not last, either. */
  anew: 1_000,
};
type Patience = typeof usualPatience;

/** More than that wait for nothing but each other. */
const MOST_WAITING = 400;

export type DeskOptions = {
  readonly onready?: (about: Ready) => void;
  /** Another worker, and other times to wait for it: for the tests. */
  readonly script?: URL;
  readonly patience?: Partial<Patience>;
};

type Waiting = { resolve(answer: Answer['answer']): void; reject(error: Error): void };
type Unnumbered = Omit<ClueQuestion, 'id'> | Omit<ListQuestion, 'id'>;

export class Desk {
  readonly #packs: readonly NotedPack[];
  readonly #onready: (about: Ready) => void;
  readonly #script: URL;
  readonly #patience: Patience;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #loading: NodeJS.Timeout | undefined;
  #isReady = false;
  #isClosed = false;
  #asked = 0;
  /** Handed over together when this turn of the event loop ends: many cost little more than one. */
  #questions: Question[] = [];
  /** When the worker last gave a sign of life. */
  #heard = 0;
  /** When there may be another worker. */
  #anew = 0;

  constructor(packs: readonly NotedPack[], { onready, script, patience }: DeskOptions = {}) {
    // Sent to another thread: of a pack, only what the referee needs.
    this.#packs = packs.map(({ language, cards, families }) => ({ language, cards, families }));
    this.#onready = onready ?? (() => {});
    this.#script = script ?? new URL('./worker.ts', import.meta.url);
    this.#patience = { ...usualPatience, ...patience };
  }

  /** Begins to load, in the background; the first question would, too. */
  load(): void {
    if (!this.#worker && !this.#isClosed) this.#open();
  }

  /** Rejects where there is no answer in time; then whoever asked goes on without one. */
  judge(clue: string, visible: readonly string[], language: string, rules?: HouseRules): Promise<Opinion> {
    const { clue: ready, clueLoading } = this.#patience;
    const question = { clue, visible, language, ...(rules ? { rules } : {}) };
    return this.#ask(question, this.#isReady ? ready : clueLoading) as Promise<Opinion>;
  }

  /** Pairs of words that are forms of each other, as many as are found in two seconds; none while it is still loading. */
  async alike(words: readonly string[], language: string): Promise<readonly Pair[]> {
    if (!this.#isReady) return [];
    return this.#ask({ words, language }, this.#patience.list) as Promise<readonly Pair[]>;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#giveUp('is closed', worker);
    await worker?.terminate();
  }

  #ask(question: Unnumbered, patience: number): Promise<Answer['answer']> {
    if (this.#isClosed) return Promise.reject(new Error('the referee is closed'));
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new Error('the referee is busy'));
    const isTooSoon = !this.#worker && performance.now() < this.#anew;
    if (isTooSoon) return Promise.reject(new Error('the referee is away'));
    const worker = this.#worker ?? this.#open();
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#late(id, worker, patience), patience);
      timer.unref();
      const settled = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        resolve: (answer) => {
          settled();
          resolve(answer);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
      if (this.#questions.push({ id, ...question } as Question) === 1) setImmediate(() => this.#handOver());
    });
  }

  #handOver(): void {
    const questions = this.#questions;
    this.#questions = [];
    this.#worker?.postMessage(questions);
  }

  /** Nothing came in time. One that is loading, or has answered others meanwhile, is not stuck. */
  #late(id: number, worker: Worker, patience: number): void {
    const isStuck = this.#isReady && performance.now() - this.#heard >= patience;
    if (isStuck) this.#giveUp('took too long', worker);
    else this.#waiting.get(id)?.reject(new Error('the referee took too long'));
  }

  #open(): Worker {
    const worker = new Worker(this.#script, { workerData: this.#packs });
    worker.on('message', (message: Answer | Ready) => this.#hear(worker, message));
    worker.on('error', (error: Error) => this.#giveUp(`failed: ${error.message}`, worker));
    worker.on('exit', () => this.#giveUp('has stopped', worker));
    // Last, because whoever listens holds on: the house may close while it loads.
    worker.unref();
    this.#worker = worker;
    this.#loading = setTimeout(() => this.#giveUp('did not load', worker), this.#patience.loading);
    this.#loading.unref();
    return worker;
  }

  #hear(worker: Worker, message: Answer | Ready): void {
    if (worker !== this.#worker) return;
    this.#heard = performance.now();
    if ('id' in message) this.#waiting.get(message.id)?.resolve(message.answer);
    else {
      this.#isReady = true;
      clearTimeout(this.#loading);
      this.#onready(message);
    }
  }

  /** Everybody who waits is told, and the next question finds a new worker. */
  #giveUp(why: string, worker: Worker | undefined): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    this.#isReady = false;
    this.#anew = performance.now() + this.#patience.anew;
    clearTimeout(this.#loading);
    void worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(new Error(`the referee ${why}`));
  }
}
