/** The measurements per language: stored in a file, from which the page is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readings } from './readings.ts';
import type { Form } from './seats.ts';
import type { SpyfallRates } from './spyfall.ts';
import type { Tally } from './tally.ts';
import type { WholeGames } from './whole-games.ts';

type Spread = { readonly p50: number; readonly p99: number };

export type Measured = {
  readonly language: string;
  readonly boards: number;
  readonly forms: { readonly [Each in Form]: Tally };
  /** In milliseconds. */
  readonly times: { readonly clue: Spread; readonly guess: Spread; readonly load: number };
  /** Growth of the process after opening the language and answering one question. */
  readonly megabytes: number;
  /** Picking the right noun of 25 from a keyword: how many were asked, understood and right at the first try. */
  readonly association: { readonly asked: number; readonly understood: number; readonly right: number };
};

/**
 * English games with guessers and clue givers other than our bots. Those outside this project are measured only where
 * available.
 */
export type Outside = {
  /** Turns held back until the bots were improved, and turns that were looked at from the start. */
  readonly human?: Human;
  readonly humanSeen?: Human;
  readonly guesser?: Guessed;
  /** With guessers that use a single source, in the order of the test guessers. */
  readonly testGuessers?: readonly Guessed[];
};

type Counted = { readonly turns: number; readonly hits: number };

/** People's clues: in how many turns the bot's first guess was meant, also by the number of cards that were meant. */
export type Human = Counted & {
  readonly unknown: number;
  readonly one: Counted;
  readonly more: Counted;
};

/** Our English clues, guessed by others. */
export type Guessed = { readonly games: number; readonly won: number; readonly assassin: number };

export type Results = {
  readonly languages: readonly Measured[];
  readonly outside: Outside;
  readonly readings?: readonly Readings[];
  readonly wholeGames?: readonly WholeGames[];
  readonly spyfall?: readonly SpyfallRates[];
};

const file = join(import.meta.dirname, 'results.json');

export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { languages: [], outside: {} };
  }
}

/** Sorted by language, so that a new measurement changes only its own lines. */
export function writeResults(results: Results): void {
  const languages = results.languages.toSorted((a, b) => (a.language < b.language ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...results, languages }, rounded, 2)}\n`);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
