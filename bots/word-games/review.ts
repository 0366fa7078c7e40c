/** A bot's opinion of a clue or a guess in a finished game of Codenames or Duet. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Meaning } from '../meaning/meaning.ts';
import type { AboutClue, AboutGuess, Chance, ClueReview, GuessReview, ReviewQuestion } from '../review.ts';
import { believe } from './belief.ts';
import { isTooClose } from './close.ts';
import * as codenames from './codenames.ts';
import * as duet from './duet.ts';
import { ideasFor } from './give.ts';
import { type Heard, hintOf } from './hear.ts';
import type { GiverBoard, Role } from './idea.ts';
import { beliefFrom, type Guessing, guessMoves } from './moves.ts';

/** Cards listed for a clue or a guess. */
const LISTED = 4;
/** A card that is less likely to be taken is not worth a word. */
const NOTABLE = 0.25;
/** How many cards a clue without a limit is taken to be for. */
const UNLIMITED = 3;
/** Clues offered to the referee. */
const OFFERED = 12;
/** Clues that are tried. */
const TRIED = 60;
/** A clue must be better than the one given by this much, in cards found. */
const CLEARLY = 0.15;
/** Guessers who take a card to be meant this likely find it. */
const FOUND = 0.4;
/** The giver's link to a card that a clue can be said to be for. */
const FAIR = 0.8;
/** The giver's link to a card of a clue that is recommended: clearer, because people have to see it too. */
const CLEAR = 1.2;

export function reviewWords(question: ReviewQuestion, meaning: Meaning): ClueReview | GuessReview | undefined {
  if (question.about === 'clue') return reviewClue(question, meaning);
  return question.about === 'guess' ? reviewGuess(question, meaning) : undefined;
}

function reviewClue({ giver, guesser, meant }: AboutClue, meaning: Meaning): ClueReview | undefined {
  const guessing = guessingOf(guesser);
  const { board, cards } = boardOf(giver, meaning);
  const clue = guessing?.now;
  if (!guessing || !clue) return undefined;
  const isGood = new Set(cards.filter((_, place) => board.roles[place] === 'own'));
  const chances = chancesOf(clue, guessing, meaning);
  const chanceOf = (card: number): Chance => ({ card, chance: chances?.find((one) => one.card === card)?.chance ?? 0 });
  const targets = meant?.filter((card) => isGood.has(card)) ?? fitting(clue, board, cards, meaning);
  const listed = (chances ?? []).slice(0, LISTED).filter(({ chance }) => chance >= NOTABLE);
  const wrong = chances?.find(({ card, chance }) => !isGood.has(card) && chance >= NOTABLE);
  const role = wrong && board.roles[cards.indexOf(wrong.card)];
  return {
    about: 'clue',
    isKnown: chances !== undefined,
    pointed: listed,
    meant: targets.map(chanceOf).sort(byChance),
    isNoted: meant !== undefined,
    ...(wrong && role && role !== 'own' && { danger: { ...wrong, role } }),
    better: betterThan(clue, wantedIn(clue, meant && targets, [...isGood]), { board, cards, guessing }, meaning),
  };
}

/** How likely guessers take each open card to be meant by this clue alone, the likeliest first. */
function chancesOf(clue: Heard, { cards, words, prior }: Guessing, meaning: Meaning): Chance[] | undefined {
  const hint = hintOf(clue, words, meaning);
  if (!hint) return undefined;
  // A clue with the number 0 points at cards to leave alone.
  const left = clue.number === 0 ? 2 : hint.left;
  const { meant } = believe(prior, { ours: [{ ...hint, left }], theirs: [], against: [] });
  return cards.map((card, place) => ({ card, chance: meant[place] ?? 0 })).sort(byChance);
}

/** The own cards that a clue fits best: as many as its number. */
function fitting({ word, number }: Heard, board: GiverBoard, cards: readonly number[], meaning: Meaning): number[] {
  const understood = meaning.understand(word)?.clue ?? word;
  const strengths = meaning.strengths(understood, board.words, 'spymaster');
  if (!strengths || number === 0) return [];
  const own = board.words
    .map((_, place) => place)
    .filter((place) => board.roles[place] === 'own')
    .sort((a, b) => (strengths[b] as number) - (strengths[a] as number));
  const isFit = (place: number, i: number) => i === 0 || (strengths[place] as number) >= FAIR;
  const most = number === 'unlimited' ? own.length : number;
  return own
    .slice(0, most)
    .filter(isFit)
    .map((place) => cards[place] as number);
}

type Seen = { readonly board: GiverBoard; readonly cards: readonly number[] };

/** What a better clue would be for: these cards, and how many of them. */
type Wanted = { readonly targets: readonly number[]; readonly number: number };

/** The cards that the giver said it was for; otherwise as many of the own cards as its number says. */
function wantedIn({ number }: Heard, meant: readonly number[] | undefined, own: readonly number[]): Wanted {
  if (meant) return { targets: meant, number: meant.length };
  const count = number === 'unlimited' ? UNLIMITED : number;
  return { targets: count === 0 ? [] : own, number: Math.min(count, own.length) };
}

/** Clues with which guessers would find more of the same cards, the best first. */
function betterThan(
  clue: Heard,
  { targets, number }: Wanted,
  { board, cards, guessing }: Seen & { readonly guessing: Guessing },
  meaning: Meaning,
): ClueReview['better'] {
  if (targets.length === 0) return [];
  // Other own cards do no harm, and are not what the clue is for.
  const isKept = (place: number) => board.roles[place] !== 'own' || targets.includes(cards[place] as number);
  const places = [...board.words.keys()].filter(isKept);
  const among: GiverBoard = {
    ...board,
    words: places.map((place) => board.words[place] as string),
    roles: places.map((place) => board.roles[place] as Role),
    worth: places.map(() => 1),
    said: [...board.said, clue.word],
  };
  const roleOf = new Map(places.map((place) => [cards[place] as number, board.roles[place] as Role]));
  const guesses = (word: string) => chancesOf({ word, number, found: 0, later: [], age: 0 }, guessing, meaning) ?? [];
  const before = guesses(clue.word);
  const given = worthOf(before, roleOf);
  const isTarget = ({ card, chance }: Chance) => targets.includes(card) && chance >= FOUND;
  const least = Math.max(1, before.filter(isTarget).length);
  const linked = (word: string) => {
    const strengths = meaning.strengths(word, board.words, 'spymaster');
    return (card: number) => (strengths?.[cards.indexOf(card)] ?? 0) >= CLEAR;
  };
  const found = ideasFor(among, meaning, TRIED)
    .map(({ clue: word }) => ({ word, chances: guesses(word) }))
    .map(({ word, chances }) => ({
      word,
      value: worthOf(chances, roleOf),
      cards: chances
        .filter(isTarget)
        .map(({ card }) => card)
        .filter(linked(word))
        .slice(0, number),
    }))
    .filter(({ value, cards }) => cards.length >= least && value > given + CLEARLY)
    .sort((a, b) => b.value - a.value)
    .filter(({ word }, i, all) => !all.slice(0, i).some((one) => isTooClose(word, [one.word], meaning.language)));
  // A clue for one card is worth naming only if no clue joins two.
  const several = found.filter(({ cards }) => cards.length > 1);
  return (several.length > 0 ? several : found).slice(0, OFFERED).map(({ word, cards }) => ({ word, cards }));
}

/** What a wrong card costs if guessers take it, in own cards. */
const costs: Readonly<Record<Role, number>> = { own: -1, opponent: 0.7, bystander: 0.5, assassin: 2 };

/** How many of the cards guessers would find, less what the wrong ones cost. */
function worthOf(chances: readonly Chance[], roleOf: ReadonlyMap<number, Role>): number {
  return chances.reduce((sum, { card, chance }) => {
    const role = roleOf.get(card);
    // What is hardly ever taken costs nothing.
    return role === undefined || chance < NOTABLE ? sum : sum - chance * costs[role];
  }, 0);
}

function reviewGuess({ guesser, card }: AboutGuess, meaning: Meaning): GuessReview | undefined {
  const guessing = guessingOf(guesser);
  if (!guessing) return undefined;
  const { ours } = beliefFrom(guessing, meaning);
  const chances = guessing.cards.map((one, place) => ({ card: one, chance: ours[place] ?? 0 })).sort(byChance);
  const rank = chances.findIndex((one) => one.card === card);
  const touched = chances[rank];
  if (!touched) return undefined;
  const [first] = guessMoves(guessing, meaning).actions;
  return {
    about: 'guess',
    likeliest: chances.slice(0, LISTED),
    touched: { ...touched, rank: rank + 1 },
    wouldStop: first?.kind === 'stop',
  };
}

function guessingOf(view: AboutClue['guesser']): Guessing | undefined {
  if (view.game === 'codenames') return codenames.guessingIn(view, 'normal');
  return view.you && duet.guessingIn(view, view.you.side, 'normal');
}

/** The giver's board, and where its words are on the table. */
function boardOf(view: AboutClue['giver'], meaning: Meaning): Seen {
  if (view.game === 'codenames') {
    return { board: codenames.giverBoard(view, view.team, 'normal', meaning), cards: codenames.openCards(view) };
  }
  const side = view.you?.side ?? 'west';
  return { board: duet.giverBoard(view, side, 'normal', meaning), cards: duet.touchable(view, other(side)) };
}

function byChance(a: Chance, b: Chance): number {
  return b.chance - a.chance || a.card - b.card;
}
