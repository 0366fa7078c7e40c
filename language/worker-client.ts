/** The counter in front of a worker: questions are handed through it, and answered in time or not at all. A stuck worker is replaced. */
import { Worker } from 'node:worker_threads';

/** What goes in, many at once: the questions of one turn of the event loop, handed over together, cost little more than one. */
export type Numbered<Question> = Question & { readonly id: number };
/** What comes back, one by one. */
export type Answered<Answer> = { readonly id: number; readonly answer: Answer };

/** Why there is no answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** It took too long; there is no worker to give one, or it has more to do than it can. */
  readonly code: 'late' | 'away';

  constructor(code: Unanswered['code'], why: string) {
    super(why);
    this.code = code;
  }
}

type CounterOptions = {
  /** Who sits behind it: `the referee`. */
  readonly who: string;
  readonly script: URL;
  readonly workerData?: unknown;
  /** Milliseconds before another worker takes the place of one that is gone: it might not last, either. */
  readonly anew: number;
  /** Milliseconds for a worker to tell that it is ready; without them it is ready at once. */
  readonly loading?: number;
  readonly onready?: (about: unknown) => void;
};

type Waiting<Answer> = { resolve(answer: Answer): void; reject(why: Unanswered): void };

/** More than that wait for nothing but each other. */
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
  /** When the worker last gave a sign of life. */
  #heard = 0;
  /** When there may be another worker. */
  #anew = 0;

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Begins to load, in the background; the first question would, too. */
  open(): void {
    if (!this.#worker && !this.#isClosed) this.#open();
  }

  /** Rejects with an `Unanswered` where there is no answer within so many milliseconds. */
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
    const isTooSoon = !this.#worker && performance.now() < this.#anew;
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

  /** Nothing came in time. One that is loading, or has answered others meanwhile, is not stuck. */
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
    // Last, because whoever listens holds on: the program may end while it loads.
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

  /** Everybody who waits is told, and a later question finds a new worker. */
  #giveUp(why: string, worker: Worker | undefined): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    this.#isReady = false;
    this.#questions = [];
    this.#anew = performance.now() + this.#options.anew;
    clearTimeout(this.#loading);
    void worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(this.#unanswered('away', why));
  }
}
