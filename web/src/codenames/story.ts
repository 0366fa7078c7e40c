/** The story of a finished game: what each clue found, and the numbers behind tips and the share text. */
import { other } from '@safehouse/rules/codenames/teams.ts';
import type { Identity, Team } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { plain } from '../play/word-fit.ts';

export type Clue = View['clues'][number];
type Outcome = NonNullable<View['outcome']>;

export type Found = { readonly word: string; readonly identity: Identity; readonly by: string; readonly own: boolean };
export type Chapter = {
  readonly number: number;
  readonly clue: Clue;
  readonly found: readonly Found[];
  /** Agents of the clue's own team found on it. */
  readonly own: number;
};

export function chapters(view: View): Chapter[] {
  return view.clues.map((clue, i) => {
    const found = clue.guesses.map((guess) => ({
      word: plain(view.cards[guess.card]?.word ?? ''),
      identity: guess.identity,
      by: guess.by,
      own: guess.identity === clue.team,
    }));
    return { number: i + 1, clue, found, own: found.filter((card) => card.own).length };
  });
}

/** The clue that found the most of its own agents, if at least two; the first one on a tie. */
export function bestClue(told: readonly Chapter[]): Chapter | undefined {
  const most = Math.max(0, ...told.map((chapter) => chapter.own));
  return most < 2 ? undefined : told.find((chapter) => chapter.own === most);
}

/** The third or a later guess on one clue that was right: the latest one, the first on a tie. */
export function boldestGuess(told: readonly Chapter[]): (Found & { readonly n: number }) | undefined {
  const bold = told.flatMap(({ found }) => found.map((guess, i) => ({ ...guess, n: i + 1 })));
  const right = bold.filter(({ own, n }) => own && n > 2);
  const most = Math.max(0, ...right.map(({ n }) => n));
  return right.find(({ n }) => n === most);
}

/** The team that had only one or two agents left when the other one won by finding its own. */
export function closestCall({ outcome, options, remaining }: View): { team: Team; n: number } | undefined {
  const winner = outcome?.ending === 'assassin' || options.form === 'together' ? undefined : outcome?.winners[0];
  if (!winner) return undefined;
  const team = other(winner);
  return remaining[team] <= 2 ? { team, n: remaining[team] } : undefined;
}

/** Words covered without a guess, in order of play: as a penalty (C22), or in the opponent's turn (C28). */
export function coveredBy(view: View, how: 'penalty' | 'opponent'): string[] {
  return view.covers.flatMap((place) => {
    const card = view.cards[place];
    return card?.how === how ? [plain(card.word)] : [];
  });
}

/** C28: the card that the opponent has just got, until the next clue. */
export function opponentsCard({ outcome, phase, cards, covers }: View): string | undefined {
  const last = cards[covers.at(-1) ?? -1];
  return !outcome && phase === 'clue' && last?.how === 'opponent' ? plain(last.word) : undefined;
}

export type Tip =
  | 'assassin'
  | 'assassinGuess'
  | 'outrunGuess'
  | 'stopGuess'
  | 'handed'
  | 'objection'
  | 'time'
  | 'ones'
  | 'bold'
  | 'extra'
  | 'outrun'
  | 'swift'
  | 'again';

/** The tip for the next game: the first one that applies to the reader's role. */
export function tip(view: View, outcome: Outcome): Tip {
  return view.you?.role === 'operative' ? tipForGuessers(view, outcome) : tipForGivers(view, outcome);
}

function tipForGuessers(view: View, outcome: Outcome): Tip {
  const ours = chapters(view).filter(({ clue }) => view.you?.team === 'both' || view.you?.team === clue.team);
  const gifts = ours.flatMap(({ clue, found }) => found.filter(({ identity }) => identity === other(clue.team)));
  if (outcome.ending === 'assassin' && ours.some(({ found }) => found.some(({ identity }) => identity === 'assassin')))
    return 'assassinGuess';
  if (ours.some(({ clue }) => clue.ended === 'time')) return 'time';
  if (outcome.ending === 'outrun') return 'outrunGuess';
  if (gifts.length >= 2) return 'stopGuess';
  if (ours.some((chapter) => leftBehind(chapter) > 0) && !ours.some(usedExtra)) return 'extra';
  return ours.length <= 5 ? 'swift' : 'again';
}

function tipForGivers(view: View, outcome: Outcome): Tip {
  const told = chapters(view);
  const clues = told.map((chapter) => chapter.clue);
  const numbers = clues.map((clue) => clue.number).filter((n): n is number => typeof n === 'number' && n > 0);
  const average = numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
  const gifts = told.flatMap((chapter) => chapter.found.filter((card) => card.identity === other(chapter.clue.team)));
  if (outcome.ending === 'assassin') return 'assassin';
  if (clues.some((clue) => clue.standing === 'illegal')) return 'objection';
  if (clues.some((clue) => clue.ended === 'time')) return 'time';
  if (outcome.ending === 'outrun') return 'outrun';
  if (gifts.length >= 3) return 'handed';
  if (numbers.length >= 4 && average < 1.7) return 'ones';
  if (numbers.length >= 3 && average >= 3) return 'bold';
  if (told.some((chapter) => leftBehind(chapter) > 0) && !told.some(usedExtra)) return 'extra';
  return told.length <= 7 ? 'swift' : 'again';
}

function leftBehind({ clue, own }: Chapter): number {
  return typeof clue.number === 'number' ? clue.number - own : 0;
}

/** C15: the guess beyond the number. */
function usedExtra({ clue }: Chapter): boolean {
  return typeof clue.number === 'number' && clue.number > 0 && clue.guesses.length > clue.number;
}
