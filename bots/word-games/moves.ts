/** What the two word games share: from a board and the clues so far to a bot's moves, best first. */
import type { Meaning } from '../meaning/meaning.ts';
import { type Belief, believe } from './belief.ts';
import { ideasFor } from './give.ts';
import { type Choice, choicesOf, type GuesserBoard } from './guess.ts';
import { type Heard, hintOf } from './hear.ts';
import type { GiverBoard } from './idea.ts';

export type Moves<Of> = { readonly actions: readonly Of[]; readonly unknown?: string };

/** Maximum number of clues offered to the referee, in order of preference. */
const MOST_CLUES = 12;

type GiveClue = { kind: 'giveClue'; word: string; number: number; meant: number[] };

/** `cards` are the places of the board's words on the table. */
export function clueMoves(board: GiverBoard, cards: readonly number[], meaning: Meaning): GiveClue[] {
  return ideasFor(board, meaning, MOST_CLUES).map(({ clue, number, meant }) => ({
    kind: 'giveClue',
    word: clue,
    number,
    meant: meant.map((place) => cards[place] as number),
  }));
}

export type Guessing = Pick<GuesserBoard, 'cards' | 'mayStop' | 'daring'> & {
  readonly words: readonly string[];
  /** Probability that each card is ours, before any clue. */
  readonly prior: readonly number[];
  /** Clues for us and for the opponents, oldest first. */
  readonly ours: readonly Heard[];
  readonly theirs: readonly Heard[];
  /** The clue that is being guessed now, and how many guesses it has had. */
  readonly now: Heard | undefined;
  readonly made: number;
  /** What each card costs if it is not ours, in own words. */
  readonly lossOf: (belief: Belief) => number[];
};

/** What all clues so far say about the open cards. */
export function beliefFrom({ words, prior, ours, theirs }: Guessing, meaning: Meaning): Belief {
  const understood = (clues: readonly Heard[]) =>
    clues.map((clue) => hintOf(clue, words, meaning)).filter((hint) => hint !== undefined);
  return believe(prior, {
    ours: understood(ours.filter(({ number }) => number !== 0)),
    theirs: understood(theirs),
    against: understood(ours.filter(({ number }) => number === 0)),
  });
}

export function guessMoves(guessing: Guessing, meaning: Meaning): Moves<Choice> {
  const { cards, words, now, made, mayStop, daring } = guessing;
  const belief = beliefFrom(guessing, meaning);
  const isUnknown = now !== undefined && hintOf(now, words, meaning) === undefined;
  const actions = choicesOf({
    cards,
    belief,
    loss: guessing.lossOf(belief),
    mayStop,
    isExtra: isUnknown || (typeof now?.number === 'number' && now.number > 0 && made >= now.number),
    daring,
  });
  return isUnknown && made === 0 ? { actions, unknown: now.word } : { actions };
}

type Given = { readonly word: string; readonly number: Heard['number'] };

/**
 * One side's clues as its guessers see them, oldest first. `foundFor` says how many cards were found for a clue,
 * `foundAfter` which words were found after the clue with an index.
 */
export function heardClues<Clue extends Given>(
  clues: readonly Clue[],
  isOurs: (clue: Clue) => boolean,
  { foundFor, foundAfter }: { foundFor: (clue: Clue) => number; foundAfter: (index: number) => string[] },
): Heard[] {
  const ours = clues.map((clue, index) => ({ clue, index })).filter(({ clue }) => isOurs(clue));
  return ours.map(({ clue, index }, i) => ({
    word: clue.word,
    number: clue.number,
    found: foundFor(clue),
    later: foundAfter(index),
    age: ours.length - 1 - i,
  }));
}
