/** The part of the page that says which aims are reached, and in which languages. */
import { nameOf } from './language-name.ts';
import { table } from './markdown.ts';
import type { Results } from './results.ts';
import { addedUp } from './whole-games.ts';

type Aim = { readonly aim: string; readonly reached: readonly string[]; readonly missed: readonly string[] };

export function aimsPart({ languages, readings = [], wholeGames = [], outside: { human } }: Results): string {
  const games = [...new Set(wholeGames.map(({ language }) => language))].map((language) => ({
    language,
    ...addedUp(wholeGames.filter((group) => group.language === language)),
  }));
  const aims: Aim[] = [
    aimOf('all targets of a clue found, blind: 92 %', readings, ({ found, clues }) => found >= 0.92 * clues),
    aimOf('the assassin chosen, blind: 1 % at most', readings, ({ assassin, clues }) => assassin <= 0.01 * clues),
    aimOf('whole games, unknown guesser: 8.4 turns', games, ({ turns, games }) => turns <= 8.4 * games),
    aimOf('whole games: assassin below 5 %', games, ({ assassin, games }) => assassin < 0.05 * games),
    aimOf('natural clues: first guess is meant in 95 %', readings, ({ right, natural }) => right >= 0.95 * natural),
    aimOf(
      'real people’s clues: first guess is meant in 75 %',
      human ? [{ language: 'en', ...human }] : [],
      ({ hits, turns }) => hits >= 0.75 * turns,
    ),
    aimOf('native association: .65', languages, ({ association: { asked, right } }) => right >= 0.65 * asked),
    aimOf('a clue in 100 ms, p99', languages, ({ times }) => times.clue.p99 <= 100),
    aimOf('a guess in 20 ms, p99', languages, ({ times }) => times.guess.p99 <= 20),
    aimOf('memory: 60 MB', languages, ({ megabytes }) => megabytes <= 60),
  ];
  const names = (codes: readonly string[]) => codes.map(nameOf).join(', ') || 'none';
  return `
## What is reached

${table(
  ['aim', 'reached in', 'not in'],
  aims.map(({ aim, reached, missed }) => [aim, names(reached), names(missed)]),
)}

Whole games were read by one reader, and none with people have been counted.
`;
}

function aimOf<One extends { readonly language: string }>(
  aim: string,
  all: readonly One[],
  isReached: (one: One) => boolean,
): Aim {
  const codes = (those: readonly One[]) => those.map(({ language }) => language);
  return { aim, reached: codes(all.filter(isReached)), missed: codes(all.filter((one) => !isReached(one))) };
}
