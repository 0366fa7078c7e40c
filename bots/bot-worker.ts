/** The bots' worker thread: one for all tables, started at the first question. */
import { type Answered, type Numbered, Unanswered, WorkerClient } from '@safehouse/language/worker-client.ts';
import type { BotAnswer, Question } from './bot.ts';

type AboutMove = { readonly question: Question; readonly language: string };
/** Message to the worker. */
export type Asked = Numbered<AboutMove>;
/** Reports where an error occurred but not its message, which might contain words. */
export type Thought = BotAnswer | { readonly code: BotErrorCode; readonly stack?: string | undefined };
/** Message from the worker. */
export type Told = Answered<Thought>;

/** No bot plays this language; an error while thinking; no answer in time; no worker to answer. */
export type BotErrorCode = 'no-language' | 'mistake' | 'late' | 'away';

export class BotError extends Error {
  override readonly name = 'BotError';
  readonly code: BotErrorCode;

  constructor(code: BotErrorCode, stack?: string) {
    super(`a bot found no move: ${code}`);
    this.code = code;
    if (stack !== undefined) this.stack = stack;
  }
}

/** In milliseconds. */
const usualPatience = {
  /** For an answer, including the time to load its language. */
  answer: 10_000,
  restartAfter: 1_000,
};
type Patience = typeof usualPatience;

export type BotWorkerOptions = {
  /** Another worker script and other timeouts, for tests. */
  readonly script?: URL;
  readonly patience?: Partial<Patience>;
};

export class BotWorker {
  readonly #patience: Patience;
  readonly #client: WorkerClient<AboutMove, Thought>;

  constructor({ script = new URL('./worker.ts', import.meta.url), patience }: BotWorkerOptions = {}) {
    this.#patience = { ...usualPatience, ...patience };
    this.#client = new WorkerClient({ who: 'the bots', script, restartAfter: this.#patience.restartAfter });
  }

  /** Rejects with a `BotError` if there is no answer. */
  async think(question: Question, language: string): Promise<BotAnswer> {
    const thought = await this.#client.ask({ question, language }, this.#patience.answer).catch((why: unknown) => {
      throw why instanceof Unanswered ? new BotError(why.code) : why;
    });
    if ('code' in thought) throw new BotError(thought.code, thought.stack);
    return thought;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
