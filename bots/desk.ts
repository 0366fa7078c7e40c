/** Where the bots sit: a worker of their own, one for all tables, opened at the first question. A stuck one is replaced. */
import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './bot.ts';

/** What goes in. */
export type Asked = { readonly id: number; readonly question: Question; readonly language: string };
/** What comes back. Where it went wrong is told without what it went wrong about: that might hold words. */
export type Told =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly code: TroubleCode; readonly stack?: string | undefined };

/** Nobody plays in this language; there was a mistake in the thinking; no answer in time, or no worker to give one. */
export type TroubleCode = 'no-language' | 'mistake' | 'late' | 'away';

export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly code: TroubleCode;

  constructor(code: TroubleCode, stack?: string) {
    super(`a bot found no move: ${code}`);
    this.code = code;
    if (stack !== undefined) this.stack = stack;
  }
}

/** In milliseconds. */
const usualPatience = {
  /** For an answer, a language that is loaded for it included. */
  answer: 10_000,
  /** Before another worker takes the place of one that is gone: it might not last, either. */
  anew: 1_000,
};
type Patience = typeof usualPatience;

/** More than that wait for nothing but each other. */
const MOST_WAITING = 400;

export type DeskOptions = {
  /** Another worker, and other times to wait for it: for the tests. */
  readonly script?: URL;
  readonly patience?: Partial<Patience>;
};

type Waiting = { resolve(answer: Answer): void; reject(trouble: Trouble): void };

export class Desk {
  readonly #script: URL;
  readonly #patience: Patience;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #isClosed = false;
  #asked = 0;
  /** Handed over together when this turn of the event loop ends: many cost little more than one. */
  #questions: Asked[] = [];
  /** When the worker last gave a sign of life. */
  #heard = 0;
  /** When there may be another worker. */
  #anew = 0;

  constructor({ script, patience }: DeskOptions = {}) {
    this.#script = script ?? new URL('./worker.ts', import.meta.url);
    this.#patience = { ...usualPatience, ...patience };
  }

  /** Rejects with a `Trouble` where there is no answer. */
  think(question: Question, language: string): Promise<Answer> {
    const isTooSoon = !this.#worker && performance.now() < this.#anew;
    const isAway = this.#isClosed || this.#waiting.size >= MOST_WAITING || isTooSoon;
    if (isAway) return Promise.reject(new Trouble('away'));
    const worker = this.#worker ?? this.#open();
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#late(id, worker), this.#patience.answer);
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
        reject: (trouble) => {
          settled();
          reject(trouble);
        },
      });
      if (this.#questions.push({ id, question, language }) === 1) setImmediate(() => this.#handOver());
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#giveUp(worker);
    await worker?.terminate();
  }

  #handOver(): void {
    const questions = this.#questions;
    this.#questions = [];
    this.#worker?.postMessage(questions);
  }

  /** Nothing came in time. One that has answered others meanwhile is not stuck. */
  #late(id: number, worker: Worker): void {
    this.#waiting.get(id)?.reject(new Trouble('late'));
    if (performance.now() - this.#heard >= this.#patience.answer) this.#giveUp(worker);
  }

  #open(): Worker {
    const worker = new Worker(this.#script);
    worker.on('message', (told: Told) => this.#hear(worker, told));
    worker.on('error', () => this.#giveUp(worker));
    worker.on('exit', () => this.#giveUp(worker));
    // Last, because whoever listens holds on: nobody stays because of it.
    worker.unref();
    this.#worker = worker;
    this.#heard = performance.now();
    return worker;
  }

  #hear(worker: Worker, told: Told): void {
    if (worker !== this.#worker) return;
    this.#heard = performance.now();
    const waiting = this.#waiting.get(told.id);
    if ('answer' in told) waiting?.resolve(told.answer);
    else waiting?.reject(new Trouble(told.code, told.stack));
  }

  /** Everybody who waits is told, and a later question finds a new worker. */
  #giveUp(worker: Worker | undefined): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    this.#questions = [];
    this.#anew = performance.now() + this.#patience.anew;
    void worker.terminate();
    for (const { reject } of [...this.#waiting.values()]) reject(new Trouble('away'));
  }
}
