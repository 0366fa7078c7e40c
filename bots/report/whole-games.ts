/** Whole games of one team in which a reader guessed our spymaster's clues: kept in a file, counted here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from './language-name.ts';
import { share, table } from './markdown.ts';

/** `cards`: dealt from our packs, or other words that the lexicon knows. `guesses`: in the order they were touched. */
export type WholeGame = {
  readonly language: string;
  readonly cards: 'ours' | 'others';
  readonly own: readonly string[];
  readonly opponent: readonly string[];
  readonly neutral: readonly string[];
  readonly assassin: readonly string[];
  readonly turns: readonly {
    readonly clue: string;
    readonly number: number;
    readonly targets: readonly string[];
    readonly guesses: readonly string[];
  }[];
};

export type WholeGames = {
  readonly language: string;
  readonly cards: WholeGame['cards'];
  readonly games: number;
  readonly won: number;
  readonly assassin: number;
  /** Of all games together, a lost one counted as 25. */
  readonly turns: number;
  /** Turns of the longest game that was won. */
  readonly longest: number;
  readonly clues: number;
  /** Sums over all clues: their numbers, and own cards touched. */
  readonly said: number;
  readonly found: number;
  /** Clues of which all targets were found, and with a wrong card. */
  readonly whole: number;
  readonly wrong: number;
  /** The same for clues with a number above 1. */
  readonly severalClues: number;
  readonly severalWhole: number;
};

/** What the published comparisons count for a lost game. */
const LOST = 25;

export function wholeGames(): WholeGame[] {
  const text = readFileSync(join(import.meta.dirname, 'readings', 'games.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export function endingOf({ own, opponent, assassin, turns }: WholeGame): 'won' | 'assassin' | 'opponent' | 'open' {
  const touched = new Set(turns.flatMap(({ guesses }) => guesses));
  if (assassin.some((word) => touched.has(word))) return 'assassin';
  if (own.every((word) => touched.has(word))) return 'won';
  return opponent.every((word) => touched.has(word)) ? 'opponent' : 'open';
}

/** One line per language, and another for the games with other words. */
export function countedGames(all: readonly WholeGame[]): WholeGames[] {
  const languages = [...new Set(all.map(({ language }) => language))].sort();
  return languages.flatMap((language) =>
    (['ours', 'others'] as const)
      .map((cards) => all.filter((game) => game.language === language && game.cards === cards))
      .filter((games) => games.length > 0)
      .map(countedGroup),
  );
}

function countedGroup(games: readonly WholeGame[]): WholeGames {
  const { language, cards } = games[0] as WholeGame;
  const won = games.filter((game) => endingOf(game) === 'won');
  const clues = games.flatMap(({ own, turns }) => turns.map((turn) => ({ ...turn, own })));
  const isWhole = ({ targets, guesses }: (typeof clues)[number]) => targets.every((word) => guesses.includes(word));
  const several = clues.filter(({ number }) => number > 1);
  return {
    language,
    cards,
    games: games.length,
    won: won.length,
    assassin: games.filter((game) => endingOf(game) === 'assassin').length,
    turns: sum(won.map(({ turns }) => turns.length)) + LOST * (games.length - won.length),
    longest: Math.max(0, ...won.map(({ turns }) => turns.length)),
    clues: clues.length,
    said: sum(clues.map(({ number }) => number)),
    found: sum(clues.map(({ own, guesses }) => guesses.filter((word) => own.includes(word)).length)),
    whole: clues.filter(isWhole).length,
    wrong: clues.filter(({ own, guesses }) => guesses.some((word) => !own.includes(word))).length,
    severalClues: several.length,
    severalWhole: several.filter(isWhole).length,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** All groups of one language together, or of all languages. */
export function addedUp(groups: readonly WholeGames[]): Pick<WholeGames, 'games' | 'won' | 'assassin' | 'turns'> {
  const total = (key: 'games' | 'won' | 'assassin' | 'turns') => sum(groups.map((group) => group[key]));
  return { games: total('games'), won: total('won'), assassin: total('assassin'), turns: total('turns') };
}

export function wholeGamesPart(groups: readonly WholeGames[] = []): string {
  if (groups.length === 0) return '';
  const all = addedUp(groups);
  const clues = sum(groups.map(({ severalClues }) => severalClues));
  const whole = sum(groups.map(({ severalWhole }) => severalWhole));
  // The rule of three.
  const bound =
    all.assassin > 0
      ? ''
      : ` With none in ${all.games}, the assassin's\nrate is most likely below ${share(3, all.games)}.`;
  const rows = groups.map((group) => [
    `${nameOf(group.language)}${group.cards === 'others' ? ', words that are no cards' : ''}`,
    `${group.won} of ${group.games}`,
    String(group.assassin),
    (group.turns / group.games).toFixed(1),
    String(group.longest),
    (group.said / group.clues).toFixed(2),
    (group.found / group.clues).toFixed(2),
    `${group.whole} of ${group.clues} (${share(group.whole, group.clues)})`,
  ]);
  return `
## Whole games with an unknown guesser

One team alone, as in published comparisons: nine own cards, eight of the opponents, seven bystanders, the assassin. The
spymaster is our bot at the normal level, at a table of two teams where the other team does nothing. The guesser is a
reader who is not a native speaker, had no part in the lexicon or the boards, and saw only the open cards and the clues so
far. Touching the assassin or all cards of the opponents loses the game; a lost game counts ${LOST} turns. Targets: 8.4 turns at
most, which the best pair of language models reached in a published comparison, and the assassin in less than 5 % of the
games (that pair: 13 %).

${table(['language', 'won', 'assassin', 'turns', 'longest', 'said', 'found', 'all targets of a clue found'], rows)}

Together: ${all.won} of ${all.games} games won, ${all.assassin} ended by the assassin, ${(all.turns / all.games).toFixed(1)} turns on average.${bound}

Clues for one card were almost always understood. Of the ${clues} clues for several cards, all targets were found in ${whole}
(${share(whole, clues)}). The bot says 2 or 3 in the first two or three turns and mostly 1 after that. There was a single reader,
who knew how the bot chooses clues; people who know fewer of a country's songs, brands and towns will need more turns. The
games are in \`bots/report/readings/games.jsonl\`, and \`npm run bots:report -- --readings\` counts them.
`;
}
