/** Clues from people's games elsewhere: how often a bot's first guess is a card they meant. */
import { readFileSync } from 'node:fs';
import type { Meaning } from '../meaning/meaning.ts';
import { heard } from '../word-games/hear.ts';
import type { Human } from './results.ts';

/** One JSON object per line: `{"words":[…],"clue":"…","targets":[…]}`. */
type Turn = { readonly words: readonly string[]; readonly clue: string; readonly targets: readonly string[] };

export function humanTurns(file: string, meaning: Meaning): { human: Human; misses: readonly string[] } {
  const turns = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Turn => JSON.parse(line));
  const one = { turns: 0, hits: 0 };
  const more = { turns: 0, hits: 0 };
  let unknown = 0;
  const misses: string[] = [];
  for (const { words, clue, targets } of turns) {
    const first = firstGuess(clue, words, meaning);
    const counted = targets.length === 1 ? one : more;
    counted.turns++;
    if (first === undefined) unknown++;
    if (first !== undefined && targets.includes(first)) counted.hits++;
    else misses.push(`${clue}: ${first ?? '?'} instead of ${targets.join(', ')}`);
  }
  return { human: { turns: turns.length, hits: one.hits + more.hits, unknown, one, more }, misses };
}

function firstGuess(clue: string, words: readonly string[], meaning: Meaning): string | undefined {
  const strengths = heard(clue, words, meaning)?.strengths;
  return strengths && words[strengths.indexOf(Math.max(...strengths))];
}
