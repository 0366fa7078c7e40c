/** Clues from people's games elsewhere: how often a bot's first guess is a card they meant. */
import { readFileSync } from 'node:fs';
import type { Meaning } from '../meaning/meaning.ts';

/** One JSON object per line: `{"words":[…],"clue":"…","targets":[…]}`. */
type Turn = { readonly words: readonly string[]; readonly clue: string; readonly targets: readonly string[] };

export type Heard = {
  readonly turns: number;
  readonly hits: number;
  readonly unknown: number;
  readonly misses: readonly string[];
};

export function heard(file: string, meaning: Meaning): Heard {
  const turns = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Turn => JSON.parse(line));
  let hits = 0;
  let unknown = 0;
  const misses: string[] = [];
  for (const { words, clue, targets } of turns) {
    const first = firstGuess(clue, words, meaning);
    if (first === undefined) unknown++;
    if (first !== undefined && targets.includes(first)) hits++;
    else misses.push(`${clue}: ${first ?? '?'} instead of ${targets.join(', ')}`);
  }
  return { turns: turns.length, hits, unknown, misses };
}

function firstGuess(clue: string, words: readonly string[], meaning: Meaning): string | undefined {
  const known = meaning.knows(clue) ? clue : meaning.understand(clue)?.clue;
  const strengths = known === undefined ? undefined : meaning.strengths(known, words, 'operative');
  if (!strengths) return undefined;
  return words[strengths.indexOf(Math.max(...strengths))];
}
