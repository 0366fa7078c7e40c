/** The bots' worker thread: one for all tables, started at the first question. */
import { type Answered, type Numbered, Unanswered, WorkerClient } from '@safehouse/language/worker-client.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { BotAnswer, Question } from './bot.ts';
import type { Review, ReviewQuestion } from './review.ts';

type AboutMove = { readonly question: Question; readonly language: string };
type AboutMoment = { readonly review: ReviewQuestion; readonly game: GameId; readonly language: string };
type About = AboutMove | AboutMoment;
/** Message to the worker. */
export type Asked = Numbered<About>;
/** Reports where an error occurred but not its message, which might contain words. */
export type Thought =
  | BotAnswer
  | { readonly review: Review }
  | { readonly code: BotErrorCode; readonly stack?: string | undefined };
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
  readonly #client: WorkerClient<About, Thought>;

  constructor({ script = new URL('./worker.ts', import.meta.url), patience }: BotWorkerOptions = {}) {
    this.#patience = { ...usualPatience, ...patience };
    this.#client = new WorkerClient({ who: 'the bots', script, restartAfter: this.#patience.restartAfter });
  }

  /** Rejects with a `BotError` if there is no answer. */
  async think(question: Question, language: string): Promise<BotAnswer> {
    const thought = await this.#ask({ question, language });
    return 'actions' in thought ? thought : Promise.reject(new BotError('mistake'));
  }

  /** Its opinion of a moment of a finished game. Rejects with a `BotError` if the bot cannot give one. */
  async review(review: ReviewQuestion, game: GameId, language: string): Promise<Review> {
    const thought = await this.#ask({ review, game, language });
    return 'review' in thought ? thought.review : Promise.reject(new BotError('mistake'));
  }

  async #ask(about: About): Promise<Exclude<Thought, { code: BotErrorCode }>> {
    const thought = await this.#client.ask(about, this.#patience.answer).catch((why: unknown) => {
      throw why instanceof Unanswered ? new BotError(why.code) : why;
    });
    if ('code' in thought) throw new BotError(thought.code, thought.stack);
    return thought;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
