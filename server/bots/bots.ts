/** The server's bots: the worker that thinks for them, and a runner for each table that someone watches. */
import type { BotAnswer, Question } from '@safehouse/bots/bot.ts';
import type { Review, ReviewQuestion } from '@safehouse/bots/review.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from '../platform/clock.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import type { Streams } from '../streams/streams.ts';
import type { FactFinder } from '../tables/facts.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Reviews } from './reviews.ts';
import { Runner } from './runner.ts';

/** Computes moves. It may fail, and it may be slow. */
export type Thinker = {
  think(question: Question, language: string): Promise<BotAnswer>;
  /** Its opinion of a moment of a finished game. */
  review?(question: ReviewQuestion, game: GameId, language: string): Promise<Review>;
  close?(): Promise<void>;
};

type BotsDeps = {
  readonly thinker: Thinker;
  readonly facts: FactFinder;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  /** In percent of the time that people take. */
  readonly pace: number;
};

export type BotServices = Omit<BotsDeps, 'facts'> & {
  /** The referee's opinion of a clue; undefined if it fails. */
  ask(word: string, view: View): Promise<Opinion | undefined>;
};

export class Bots {
  readonly #services: BotServices;
  readonly #runners = new Set<Runner>();
  #isClosed = false;

  constructor({ facts, ...deps }: BotsDeps) {
    const { log } = deps;
    const ask = (word: string, view: View) =>
      facts.opinion(word, view).catch((error: unknown) => {
        log.error('the referee failed', fieldsOf(error));
        return undefined;
      });
    this.#services = { ...deps, ask };
  }

  /** Opinions on the finished games of tables; undefined if these bots have none. */
  reviews(streams: Streams): Reviews | undefined {
    const { thinker, ask } = this.#services;
    return thinker.review && new Reviews({ streams, review: thinker.review.bind(thinker), ask });
  }

  /** Plays at this table until it is closed; call `update` after each change. */
  at(table: LiveTable): Runner {
    const runner = new Runner(table, this.#services, () => this.#runners.delete(runner));
    if (this.#isClosed) runner.close();
    else this.#runners.add(runner);
    return runner;
  }

  /** Stops all bots. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const runner of this.#runners) runner.close();
    await this.#services.thinker.close?.();
  }
}
