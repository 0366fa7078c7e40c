/** What was measured, language by language: kept in a file, from which the page is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from './seats.ts';
import type { Tally } from './tally.ts';

type Spread = { readonly p50: number; readonly p99: number };

export type Measured = {
  readonly language: string;
  readonly boards: number;
  readonly forms: { readonly [Each in Form]: Tally };
  /** Milliseconds. */
  readonly times: { readonly clue: Spread; readonly guess: Spread; readonly load: number };
  /** What the process grew by when the language was opened and had been asked once. */
  readonly megabytes: number;
  /** The right noun of 25 from a keyword: how many were asked, understood, and right at once. */
  readonly association: { readonly asked: number; readonly understood: number; readonly right: number };
};

/** English with other guessers and givers than ours; what is not in this project is measured only where somebody has it. */
export type Outside = {
  readonly human?: { readonly turns: number; readonly hits: number; readonly unknown: number };
  readonly guesser?: Guessed;
  /** With guessers that know words in one way only, in the order of the strangers. */
  readonly strangers?: readonly Guessed[];
};

/** English clues of ours, and somebody else's guesses. */
export type Guessed = { readonly games: number; readonly won: number; readonly assassin: number };

export type Results = { readonly languages: readonly Measured[]; readonly outside: Outside };

const file = join(import.meta.dirname, 'results.json');

export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { languages: [], outside: {} };
  }
}

/** In the order of the languages, so that a new measurement changes only its own lines. */
export function writeResults(results: Results): void {
  const languages = results.languages.toSorted((a, b) => (a.language < b.language ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...results, languages }, rounded, 2)}\n`);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
