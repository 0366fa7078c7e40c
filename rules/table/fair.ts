/** Checks whether a finished game was dealt from the seed it was committed to. */
import { type GameId, games } from '../games.ts';
import type { Location } from '../kernel/content.ts';
import type { AnyGame, Seat } from '../kernel/contract.ts';
import { commitmentTo, isSeed, randomFrom } from '../kernel/random.ts';

export type Proof = {
  readonly game: string;
  readonly seed: string;
  readonly commitment: string;
  readonly options: unknown;
  readonly seats: readonly { person: string; team: string; role: string }[];
  readonly words: readonly string[];
  readonly locations?: readonly Location[] | undefined;
  readonly deal: unknown;
};

/** The first fault in a proof, or undefined if the deal was fair. */
export function unfairness(proof: Proof): 'no-such-game' | 'bad-seed' | 'other-seed' | 'other-deal' | undefined {
  const game: AnyGame | undefined = games[proof.game as GameId];
  if (!game) return 'no-such-game';
  if (!isSeed(proof.seed)) return 'bad-seed';
  if (commitmentTo(proof.seed) !== proof.commitment) return 'other-seed';
  const options = game.schemas.options.parse(proof.options);
  const content = { words: proof.words, locations: proof.locations ?? [] };
  const deal = game.deal(options, proof.seats as readonly Seat[], content, randomFrom(proof.seed));
  const shown = textOf(proof.deal);
  const isFair = textOf(deal) === shown || (game.formerDeal !== undefined && textOf(game.formerDeal(deal)) === shown);
  return isFair ? undefined : 'other-deal';
}

function textOf(deal: unknown): string {
  return JSON.stringify(sorted(deal));
}

/** Sorts all keys, so that two values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
