/** Clues that a reader guessed blind, and natural clues for the bot to guess: kept in files, counted here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMeaning } from '../meaning/meaning.ts';
import { rankingFor } from '../tools/bare-words.ts';

/** A clue of our spymaster, and the cards that a reader chose before the targets were shown. */
type Reading = {
  readonly language: string;
  readonly own: readonly string[];
  readonly assassin: readonly string[];
  readonly clue: string;
  readonly targets: readonly string[];
  readonly guesses: readonly string[];
};

/** A clue that was written before the bot was asked. */
type Natural = {
  readonly language: string;
  readonly words: readonly string[];
  readonly clue: string;
  readonly targets: readonly string[];
};

export type Readings = {
  readonly language: string;
  readonly clues: number;
  /** Clues of which all targets were found, at least one wrong card was chosen, or the assassin. */
  readonly found: number;
  readonly wrong: number;
  readonly assassin: number;
  /** Natural clues, and those whose first guess was meant. */
  readonly natural: number;
  readonly right: number;
};

export async function readingsIn(language: string): Promise<Readings> {
  const read = linesOf<Reading>('blind.jsonl').filter((one) => one.language === language);
  const natural = linesOf<Natural>('natural.jsonl').filter((one) => one.language === language);
  const meaning = await openMeaning(language);
  const first = ({ words, clue, targets }: Natural) =>
    rankingFor({ words, clue, number: targets.length }, meaning).ranking[0]?.[0] ?? '';
  return {
    language,
    clues: read.length,
    found: read.filter(({ targets, guesses }) => targets.every((target) => guesses.includes(target))).length,
    wrong: read.filter(({ own, guesses }) => guesses.some((guess) => !own.includes(guess))).length,
    assassin: read.filter(({ assassin, guesses }) => guesses.some((guess) => assassin.includes(guess))).length,
    natural: natural.length,
    right: natural.filter((one) => one.targets.includes(first(one))).length,
  };
}

function linesOf<T>(file: string): T[] {
  const text = readFileSync(join(import.meta.dirname, 'readings', file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
