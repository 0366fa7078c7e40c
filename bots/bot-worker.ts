/** Where the bots sit: a worker of their own, one for all tables, opened at the first question. */
import { type Answered, type Numbered, Unanswered, WorkerClient } from '@safehouse/language/worker-client.ts';
import type { Answer, Question } from './bot.ts';

type AboutMove = { readonly question: Question; readonly language: string };
/** What goes in. */
export type Asked = Numbered<AboutMove>;
/** Where it went wrong is told without what it went wrong about: that might hold words. */
export type Thought = Answer | { readonly code: TroubleCode; readonly stack?: string | undefined };
/** What comes back. */
export type Told = Answered<Thought>;

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
  anew: 1_000,
};
type Patience = typeof usualPatience;

export type BotWorkerOptions = {
  /** Another worker, and other times to wait for it: for the tests. */
  readonly script?: URL;
  readonly patience?: Partial<Patience>;
};

export class BotWorker {
  readonly #patience: Patience;
  readonly #client: WorkerClient<AboutMove, Thought>;

  constructor({ script = new URL('./worker.ts', import.meta.url), patience }: BotWorkerOptions = {}) {
    this.#patience = { ...usualPatience, ...patience };
    this.#client = new WorkerClient({ who: 'the bots', script, anew: this.#patience.anew });
  }

  /** Rejects with a `Trouble` where there is no answer. */
  async think(question: Question, language: string): Promise<Answer> {
    const thought = await this.#client.ask({ question, language }, this.#patience.answer).catch((why: unknown) => {
      throw why instanceof Unanswered ? new Trouble(why.code) : why;
    });
    if ('code' in thought) throw new Trouble(thought.code, thought.stack);
    return thought;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
