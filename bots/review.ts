/** What a bot is asked about a moment of a finished game, and its opinion. Cards are places on the board. */
import type { View as CodenamesView } from '@safehouse/rules/codenames/view-types.ts';
import type { View as DuetView } from '@safehouse/rules/duet/view-types.ts';
import type { View as SpyfallView } from '@safehouse/rules/spyfall/view-types.ts';

type WordView = CodenamesView | DuetView;

/**
 * The board as the giver saw it before the clue, and as the guessers saw it after. `meant` are the cards that the giver
 * has said it was for.
 */
export type AboutClue = {
  readonly about: 'clue';
  readonly giver: WordView;
  readonly guesser: WordView;
  readonly meant?: readonly number[] | undefined;
};
/** The board as the guesser saw it before touching this card. */
export type AboutGuess = { readonly about: 'guess'; readonly guesser: WordView; readonly card: number };
/**
 * A finished round as a spectator saw it, with its verdict as the last one; `minutes` of its clock had passed, if it had
 * one.
 */
export type AboutRound = { readonly about: 'round'; readonly view: SpyfallView; readonly minutes?: number };
export type ReviewQuestion = AboutClue | AboutGuess | AboutRound;

/** A card and a probability. */
export type Chance = { readonly card: number; readonly chance: number };

export type ClueReview = {
  readonly about: 'clue';
  /** The bot knows the word; otherwise it says only what else could have been given. */
  readonly isKnown: boolean;
  /** What it pointed at most: how likely guessers take each card to be meant. */
  readonly pointed: readonly Chance[];
  /** The cards it was for, and whether the giver said so; otherwise those it fits best. */
  readonly meant: readonly Chance[];
  readonly isNoted: boolean;
  /** The wrong card that it pointed at most, if guessers might have taken it. */
  readonly danger?: Chance & { readonly role: 'opponent' | 'bystander' | 'assassin' };
  /** Clues for the same cards that the bot likes better, best first. They are not checked by the referee yet. */
  readonly better: readonly { readonly word: string; readonly cards: readonly number[] }[];
};

export type GuessReview = {
  readonly about: 'guess';
  /** The likeliest cards: how likely each is right, after all clues so far. */
  readonly likeliest: readonly Chance[];
  /** The card that was touched, and its rank from 1. */
  readonly touched: Chance & { readonly rank: number };
  /** The bot would have stopped. */
  readonly wouldStop: boolean;
};

/** What someone wrote: the question or the answer of an exchange of the round, counted from 0. */
export type Sentence = {
  readonly exchange: number;
  readonly part: 'question' | 'answer';
  readonly by: string;
  readonly text: string;
};

/** The course of a round that was played aloud: only what people tapped. */
export type RoundCourse = {
  readonly spy: string;
  /** The questions that were tapped, and how many of them were to the spy. */
  readonly questions: number;
  readonly toSpy: number;
  /** Accusations that failed, in their order, with those who voted against them. */
  readonly failed: readonly { readonly by: string; readonly suspect: string; readonly against: readonly string[] }[];
  /** The spy ended it: after how many whole minutes, and how many places were possible. */
  readonly stop?: { readonly minutes?: number; readonly places: number };
  /** A last vote that did not find the spy: who named the spy, and how many different people were named. */
  readonly ballot?: { readonly right: readonly string[]; readonly named: number };
};

export type RoundReview = {
  readonly about: 'round';
  /** Nothing can be read out of a round that was not played in writing. */
  readonly isWritten: boolean;
  /** Of a round that was not. */
  readonly course?: RoundCourse;
  /** The sentences that gave the place away most, in their order, with how likely a spy thought it before and after. */
  readonly telling: readonly (Sentence & { readonly before: number; readonly after: number })[];
  /** From here on a spy could have named the place. */
  readonly knowable?: Sentence;
  /** The places that fitted best in the end. */
  readonly fits: readonly { readonly location: string; readonly chance: number }[];
  /** What the spy said that fitted the place badly. */
  readonly slips: readonly (Sentence & { readonly how: 'evasive' | 'elsewhere' })[];
  /** Whom those who knew the place had most reason to suspect. */
  readonly suspects: readonly { readonly person: string; readonly chance: number }[];
};

export type Review = ClueReview | GuessReview | RoundReview;

/** How bots review a game: loads what it needs in a language, or nothing if there is no such language. */
export type Reviewer = (language: string) => Promise<((question: ReviewQuestion) => Review | undefined) | undefined>;
