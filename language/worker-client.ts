/** Client of a worker thread: every question gets an answer in time or an error, and a stuck worker is replaced. */
import { Worker } from 'node:worker_threads';

/** Messages to the worker are batched: all questions of one event loop turn cost little more than one. */
export type Numbered<Question> = Question & { readonly id: number };
/** Answers come back one by one. */
export type Answered<Answer> = { readonly id: number; readonly answer: Answer };

export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** `late`: it took too long. `away`: there is no worker, or it is overloaded. */
  readonly code: 'late' | 'away';

  constructor(code: Unanswered['code'], why: string) {
    super(why);
    this.code = code;
  }
}

type CounterOptions = {
  /** Name of the worker in error messages: `the referee`. */
  readonly who: string;
  readonly script: URL;
  readonly workerData?: unknown;
  /** Milliseconds before a failed worker is replaced, since the replacement may fail too. */
  readonly restartAfter: number;
  /** Milliseconds for a worker to report that it is ready; if omitted, it is ready at once. */
  readonly loading?: number;
  readonly onready?: (about: unknown) => void;
};

type Waiting<Answer> = { resolve(answer: Answer): void; reject(why: Unanswered): void };

/** Maximum number of waiting questions. */
const MOST_WAITING = 400;

export class WorkerClient<Question extends object, Answer> {
  readonly #options: CounterOptions;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #worker: Worker | undefined;
  #loading: NodeJS.Timeout | undefined;
  #isReady = false;
  #isClosed = false;
  #asked = 0;
  #questions: Numbered<Question>[] = [];
  /** When the worker last sent a message. */
  #heard = 0;
  /** Earliest time for starting a new worker. */
  #restartAt = 0;

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Starts loading in the background; otherwise the first question does. */
  open(): void {
    if (!this.#worker && !this.#isClosed) this.#open();
  }

  /** Rejects with an `Unanswered` if there is no answer within `patience` milliseconds. */
  ask(question: Question, patience: number): Promise<Answer> {
    const hindrance = this.#hindrance();
    if (hindrance) return Promise.reject(this.#unanswered('away', hindrance));
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
        reject: (why) => {
          settled();
          reject(why);
        },
      });
      if (this.#questions.push({ ...question, id }) === 1) setImmediate(() => this.#handOver());
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#giveUp('is closed', worker);
    await worker?.terminate();
  }

  #hindrance(): string | undefined {
    if (this.#isClosed) return 'is closed';
    if (this.#waiting.size >= MOST_WAITING) return 'is busy';
    const isTooSoon = !this.#worker && performance.now() < this.#restartAt;
    return isTooSoon ? 'is away' : undefined;
  }

  #unanswered(code: Unanswered['code'], why: string): Unanswered {
    return new Unanswered(code, `${this.#options.who} ${why}`);
  }

  #handOver(): void {
    const questions = this.#questions;
    this.#questions = [];
    this.#worker?.postMessage(questions);
  }

  /** Handles a timeout. A worker that is still loading, or has answered other questions since, is not stuck. */
  #late(id: number, worker: Worker, patience: number): void {
    this.#waiting.get(id)?.reject(this.#unanswered('late', 'took too long'));
    const isStuck = this.#isReady && performance.now() - this.#heard >= patience;
    if (isStuck) this.#giveUp('took too long', worker);
  }

  #open(): Worker {
    const { script, workerData, loading } = this.#options;
    const worker = new Worker(script, { workerData });
    worker.on('message', (message: object) => this.#hear(worker, message));
    worker.on('error', (error: Error) => this.#giveUp(`failed: ${error.message}`, worker));
    worker.on('exit', () => this.#giveUp('has stopped', worker));
    // Last, because adding a listener refs the worker again: the program may exit while it loads.
    worker.unref();
    this.#worker = worker;
    this.#heard = performance.now();
    this.#isReady = loading === undefined;
    if (loading !== undefined) {
      this.#loading = setTimeout(() => this.#giveUp('did not load', worker), loading);
      this.#loading.unref();
    }
    return worker;
  }

  #hear(worker: Worker, message: object): void {
    if (worker !== this.#worker) return;
    this.#heard = performance.now();
    if ('id' in message) {
      const { id, answer } = message as Answered<Answer>;
      this.#waiting.get(id)?.resolve(answer);
    } else {
      this.#isReady = true;
      clearTimeout(this.#loading);
      this.#options.onready?.(message);
    }
  }

  /** Rejects all waiting questions; a later question starts a new worker. */
  #giveUp(why: string, worker: Worker | undefined): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    this.#isReady = false;
    this.#questions = [];
    this.#restartAt = performance.now() + this.#options.restartAfter;
    clearTimeout(this.#loading);
    void worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(this.#unanswered('away', why));
  }
}
