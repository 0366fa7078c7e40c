/** A clue or a guess for bare words, without a table: for the command line. */
import type { Meaning } from '../meaning/meaning.ts';
import { daringOf, type Level } from '../word-games/daring.ts';
import { ideasFor } from '../word-games/give.ts';
import { heard } from '../word-games/hear.ts';
import type { GiverBoard, Role } from '../word-games/idea.ts';

export type GuessQuestion = {
  readonly words: readonly string[];
  readonly clue: string;
  readonly number: number | 'unlimited';
};

/** All words, best first. For an unknown clue they keep their order with strength 0. */
export type Ranking = { readonly ranking: readonly (readonly [word: string, strength: number])[] };

export type ClueQuestion = {
  readonly own: readonly string[];
  readonly opponent: readonly string[];
  readonly neutral: readonly string[];
  readonly assassin: readonly string[];
  readonly level: Level;
};

export type ClueAnswer = {
  readonly clue: string;
  readonly number: number;
  readonly targets: readonly string[];
  readonly runnersUp: readonly string[];
};

type Verdict = 'legal' | 'doubtful' | 'illegal';

/** How many clues are submitted to the referee, and how many runners-up are listed. */
const MOST_IDEAS = 40;
const RUNNERS_UP = 5;

export function rankingFor({ words, clue, number }: GuessQuestion, meaning: Meaning): Ranking {
  const strengths = heard(clue, words, meaning)?.strengths ?? new Float32Array(words.length);
  // The number 0 means: not these.
  const sign = number === 0 ? -1 : 1;
  const ranking = words.map((word, j) => [word, Math.round((strengths[j] as number) * 1000) / 1000] as const);
  return { ranking: ranking.sort((a, b) => sign * (b[1] - a[1])) };
}

/** The best clue the referee calls legal, or else the best it merely doubts. */
export function clueFor(
  question: ClueQuestion,
  meaning: Meaning,
  judge: (clue: string, visible: readonly string[]) => Verdict,
): ClueAnswer | undefined {
  const board = boardOf(question);
  const ideas = ideasFor(board, meaning, MOST_IDEAS).map((idea) => ({
    ...idea,
    verdict: judge(idea.clue, board.visible),
  }));
  const legal = ideas.filter(({ verdict }) => verdict === 'legal');
  const [best, ...rest] = legal.length > 0 ? legal : ideas.filter(({ verdict }) => verdict === 'doubtful');
  return (
    best && {
      clue: best.clue,
      number: best.number,
      targets: best.meant.map((place) => board.words[place] as string),
      runnersUp: rest.slice(0, RUNNERS_UP).map(({ clue }) => clue),
    }
  );
}

function boardOf({ own, opponent, neutral, assassin, level }: ClueQuestion): GiverBoard {
  const words = [...own, ...opponent, ...neutral, ...assassin];
  const lists: readonly (readonly [readonly string[], Role])[] = [
    [own, 'own'],
    [opponent, 'opponent'],
    [neutral, 'bystander'],
    [assassin, 'assassin'],
  ];
  const daring = daringOf(level, 0);
  return {
    words,
    roles: lists.flatMap(([list, role]) => list.map(() => role)),
    worth: words.map(() => 1),
    visible: words,
    said: [],
    costs: { opponent: 1, bystander: 0.35, assassin: 6.5 - 2 * daring },
    daring,
  };
}
