/** Summarizes many games in a few numbers. */
import type { Played, Times } from './game.ts';

export type Tally = {
  readonly games: number;
  readonly won: number;
  readonly assassin: number;
  /** Clues per won game. */
  readonly clues: number;
  /** Clues per game. */
  readonly all: number;
  /** A clue's number, and the cards found with it, per clue. */
  readonly number: number;
  readonly hits: number;
  /** Duet: tokens left per won game. */
  readonly tokens: number;
  /** Clues the referee rejected, per game. */
  readonly struck: number;
};

export function tallied(games: readonly Played[]): Tally {
  const won = games.filter(({ isWon }) => isWon);
  const clues = games.flatMap((game) => game.clues);
  return {
    games: games.length,
    won: won.length,
    assassin: games.filter(({ ending }) => ending === 'assassin').length,
    clues: mean(won.map((game) => game.clues.length)),
    all: mean(games.map((game) => game.clues.length)),
    number: mean(clues.map(({ number }) => (number === 'unlimited' ? 0 : number))),
    hits: mean(clues.map(({ hits }) => hits)),
    tokens: mean(won.map(({ tokens }) => tokens ?? 0)),
    struck: mean(games.map(({ struck }) => struck)),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The smallest value that this share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const order = numbers.toSorted((a, b) => a - b);
  return order[Math.min(order.length - 1, Math.floor(share * order.length))] ?? 0;
}

export function noTimes(): Times {
  return { clue: [], guess: [] };
}
