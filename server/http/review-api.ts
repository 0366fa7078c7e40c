/** What a bot thinks of a moment of a finished game, over HTTP. */
import type { IncomingMessage } from 'node:http';
import type { Moment, Reviews } from '../bots/reviews.ts';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { isTableId } from '../platform/ids.ts';
import { Budget } from '../platform/token-bucket.ts';
import { StreamsError } from '../streams/streams.ts';
import type { House } from '../tables/house.ts';
import { LiveTable } from '../tables/live-table.ts';
import { addressOf } from './address.ts';
import { failure, ok, type Reply } from './reply.ts';

type ReviewApiDeps = { readonly settings: Settings; readonly house: House; readonly reviews: Reviews | undefined };

export class ReviewApi {
  readonly #deps: ReviewApiDeps;
  readonly #budget = new Budget(limits.reviews);

  constructor(deps: ReviewApiDeps) {
    this.#deps = deps;
  }

  /** Rejects when the store does not answer. */
  async answer(request: IncomingMessage, table: string, number: string, asked: readonly string[]): Promise<Reply> {
    const { settings, house, reviews } = this.#deps;
    if (!this.#budget.take(addressOf(request, settings), Date.now())) return failure('too-many-tries');
    const moment = momentOf(asked);
    if (!isTableId(table) || !/^[1-9]\d{0,5}$/.test(number) || !moment) return failure('not-found');
    const found = await house.find(table);
    if (!(found instanceof LiveTable)) return failure(found);
    if (!reviews) return failure('bots-unavailable');
    try {
      const told = await reviews.of(found, Number(number), moment);
      if (told === undefined) return failure('not-found');
      return typeof told === 'string' ? failure(told) : ok(told);
    } catch (error) {
      if (error instanceof StreamsError) throw error;
      return failure('bots-unavailable');
    }
  }
}

/** `clues/3`, `guesses/3-1` or `rounds/0`. */
function momentOf([kind, which = '', ...rest]: readonly string[]): Moment | undefined {
  const [, first, second] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(which) ?? [];
  if (first === undefined || rest.length > 0) return undefined;
  if (kind === 'guesses') {
    return second === undefined ? undefined : { about: 'guess', clue: Number(first), guess: Number(second) };
  }
  if (second !== undefined) return undefined;
  if (kind === 'clues') return { about: 'clue', clue: Number(first) };
  return kind === 'rounds' ? { about: 'round', round: Number(first) } : undefined;
}
