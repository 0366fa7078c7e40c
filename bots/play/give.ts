/** The clue giver: of all words there are, those that the guessers will most likely follow to our own. */
import { fold } from '@safehouse/language/letters.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { areClose, isTooClose } from './close.ts';
import type { Costs, Daring } from './daring.ts';
import { isRude } from './rude.ts';

export type Role = 'own' | 'opponent' | 'bystander' | 'assassin';

export type GiverBoard = {
  /** The cards that can be guessed, what each is, and what finding it is worth: 1, or less if an earlier clue points at it. */
  readonly words: readonly string[];
  readonly roles: readonly Role[];
  readonly worth: readonly number[];
  /** What no clue may be near to. */
  readonly visible: readonly string[];
  /** The clues of this game. */
  readonly said: readonly string[];
  readonly costs: Costs;
  readonly daring: Daring;
};

/** `meant` are places in `words`, the surest first. */
export type Idea = {
  readonly clue: string;
  readonly number: number;
  readonly meant: readonly number[];
  readonly value: number;
};

/** How sharply guessers tell a strong link from a weak one. */
const TEMPERATURE = 0.25;
/** What is past counting: nobody sees it more clearly. */
const CLEAR = 2.4;
/** What a word must have to be counted in a clue's number. */
type Bar = {
  readonly floor: number;
  readonly margin: number;
  readonly assassinMargin: number;
  readonly most: number;
  readonly eager: number;
};

function barOf(daring: Daring): Bar {
  return {
    floor: Math.max(0.5, 1.35 - 0.55 * daring),
    margin: Math.max(0.1, 0.5 - 0.28 * daring),
    assassinMargin: Math.max(0.4, 1 - 0.2 * daring),
    most: daring < -0.5 ? 3 : daring < 0.5 ? 4 : 5,
    eager: 0.08 * daring,
  };
}

/** The best first, each with another word. Empty only if the language has no words at all. */
export function ideasFor(board: GiverBoard, meaning: Meaning, most: number): Idea[] {
  const { clues, strengths } = meaning.candidates(board.words, 'spymaster');
  const weigh = scalesFor(board);
  // First those that point at one of ours before all else; the rest only if these are not enough.
  const ideas = ideasAmong(clues, (row) => weigh(strengths, row, clues[row] as string, 'ours first'));
  const good = sayable(doubted(ideas, board, meaning), board, meaning.language, most);
  if (good.length >= most) return good;
  const rest = ideasAmong(clues, (row) => weigh(strengths, row, clues[row] as string, 'any'));
  return [
    ...good,
    ...sayable(
      rest,
      { ...board, said: [...board.said, ...good.map(({ clue }) => clue)] },
      meaning.language,
      most - good.length,
    ),
  ];
}

function ideasAmong(clues: readonly string[], weighed: (row: number) => Idea | undefined): Idea[] {
  const ideas: Idea[] = [];
  for (let row = 0; row < clues.length; row++) {
    const idea = weighed(row);
    if (idea) ideas.push(idea);
  }
  return ideas.sort(byValue);
}

/** So many are thought over once more. */
const DOUBTED = 80;
/** What it costs that a stranger would go astray: for each word meant, and if it may be the assassin. */
const ASTRAY = 0.12;
const DEADLY = 0.8;

/** The best ideas once more, as somebody hears them who does not know what people here say: what misleads them comes later. */
function doubted(ideas: readonly Idea[], { words, roles }: GiverBoard, meaning: Meaning): Idea[] {
  const bad = words.flatMap((_, j) => (roles[j] === 'own' ? [] : [j]));
  const again = ideas.slice(0, DOUBTED).map((idea) => {
    const heard = meaning.strengths(idea.clue, words, 'stranger');
    if (!heard) return idea;
    const worst = topOf(heard, 0, bad);
    const deadly = topOf(heard, 0, bad, (j) => roles[j] === 'assassin');
    const astray = idea.meant.filter((j) => (heard[j] as number) <= worst).length;
    const isDeadly = idea.meant.some((j) => (heard[j] as number) <= deadly);
    return { ...idea, value: idea.value - ASTRAY * astray - (isDeadly ? DEADLY : 0) };
  });
  return [...again.sort(byValue), ...ideas.slice(DOUBTED)];
}

function byValue(a: Idea, b: Idea): number {
  return b.value - a.value || (a.clue < b.clue ? -1 : 1);
}

function sayable(ideas: readonly Idea[], board: GiverBoard, language: string, most: number): Idea[] {
  const taken = board.said.map((word) => fold(word, language));
  const good: Idea[] = [];
  for (const idea of ideas) {
    if (good.length >= most) break;
    const letters = fold(idea.clue, language);
    // One word of letters, and not a single letter (L1, L2).
    if (letters.length < 2 || !/^[\p{L}\p{M}]+$/u.test(idea.clue)) continue;
    if (isRude(letters, language) || isTooClose(idea.clue, board.visible, language)) continue;
    if (taken.some((said) => areClose(said, letters))) continue;
    good.push(idea);
  }
  return good;
}

type Scales = (strengths: Float32Array, row: number, clue: string, which: 'ours first' | 'any') => Idea | undefined;

/** Weighs a clue: what the guessers will likely find with it, and what it may cost. */
function scalesFor({ words, roles, worth, costs, daring }: GiverBoard): Scales {
  const bar = barOf(daring);
  const own = words.flatMap((_, j) => (roles[j] === 'own' ? [j] : []));
  const bad = words.flatMap((_, j) => (roles[j] === 'own' ? [] : [j]));
  const cost = words.map((_, j) => costs[roles[j] as keyof Costs] ?? 0);
  const pullOf = (strength: number) => Math.exp(Math.min(strength, CLEAR) / TEMPERATURE);
  return (strengths, row, clue, which) => {
    const from = row * words.length;
    const of = (j: number) => strengths[from + j] as number;
    const assassin = topOf(strengths, from, bad, (j) => roles[j] === 'assassin');
    const other = topOf(strengths, from, bad, (j) => roles[j] !== 'assassin');
    const top = topOf(strengths, from, own);
    if (which === 'ours first' && (top < bar.floor || top < other || top < assassin)) return undefined;
    let badPull = 0;
    let badCost = 0;
    for (const j of bad) {
      const pull = pullOf(of(j));
      badPull += pull;
      badCost += pull * (cost[j] as number);
    }
    let ownPull = 0;
    let ownWorth = 0;
    for (const j of own) {
      const pull = pullOf(of(j));
      ownPull += pull;
      ownWorth += pull * (worth[j] as number);
    }
    const order = own.toSorted((a, b) => of(b) - of(a));
    let value = 0;
    let reach = 1;
    let best = { value: Number.NEGATIVE_INFINITY, number: 0 };
    for (const [i, j] of order.slice(0, bar.most).entries()) {
      // The third and the fourth word are what guessers doubt: they must be seen more clearly.
      const floor = bar.floor + 0.35 * Math.max(0, i - 1);
      const isClear = of(j) >= floor && of(j) >= other + bar.margin && of(j) >= assassin + bar.assassinMargin;
      if (i > 0 && !isClear) break;
      const all = ownPull + badPull;
      value += reach * ((ownWorth - badCost) / all + (i > 0 ? bar.eager : 0));
      reach *= ownPull / all;
      // All that is left in one: then we are done.
      const total = value + (i + 1 === own.length ? 0.5 * reach : 0) - (isClear ? 0 : 0.3);
      if (total > best.value) best = { value: total, number: i + 1 };
      ownPull -= pullOf(of(j));
      ownWorth -= pullOf(of(j)) * (worth[j] as number);
    }
    if (best.number === 0) return undefined;
    // A long word is seldom the first that comes to mind.
    const length = 0.02 * Math.max(0, clue.length - 9);
    return { clue, number: best.number, meant: order.slice(0, best.number), value: best.value - length };
  };
}

function topOf(
  strengths: Float32Array,
  from: number,
  places: readonly number[],
  isOne: (place: number) => boolean = () => true,
): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const j of places) if (isOne(j) && (strengths[from + j] as number) > top) top = strengths[from + j] as number;
  return top;
}
