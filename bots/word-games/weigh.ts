/** The clue giver's scales: what guessers will likely find with a clue, and what it may cost. */
import type { Hearings } from '../meaning/meaning.ts';
import { type Costs, clamp, type Daring } from './daring.ts';
import type { GiverBoard, Idea } from './idea.ts';

export type Scales = {
  /**
   * The clue as the giver hears it. Undefined if none of our cards fits; with `ours first`, also if another card fits
   * better.
   */
  readonly weigh: (strengths: Float32Array, row: number, clue: string, which: 'ours first' | 'any') => Idea | undefined;
  /** The same idea after test guessers have heard it too. */
  readonly again: (idea: Idea, heard: Hearings) => Idea;
};

/** Softmax temperatures. Test guessers' scores are z-scores, which spread wider than link strengths. */
const TEMPERATURE = 0.25;
const TEST_TEMPERATURE = 0.45;
/** How much less a risk-taking bot listens to test guessers. */
const HURRY = 0.5;
/** Strengths above this count no higher: nobody sees the link more clearly. */
const CLEAR = 2.4;
/**
 * Bonus for a clear link, per unit of strength above `PLAIN`: it is worth more than one that is merely stronger than
 * the rest.
 */
const CLARITY = 0.15;
const PLAIN = 1.7;

/** What a word needs to be included in a clue's number. */
type Bar = {
  readonly floor: number;
  readonly margin: number;
  /** The same for the second card of ours and those after it: read blind, they are often not found with less. */
  readonly furtherFloor: number;
  readonly furtherMargin: number;
  readonly assassinMargin: number;
  readonly most: number;
  readonly eager: number;
};

function barOf(daring: Daring): Bar {
  return {
    floor: Math.max(0.5, 1.35 - 0.55 * daring),
    margin: Math.max(0.1, 0.5 - 0.28 * daring),
    furtherFloor: Math.max(0.7, 1.9 - 1.1 * Math.max(0, daring)),
    furtherMargin: Math.max(0.2, 0.85 - 0.75 * Math.max(0, daring)),
    assassinMargin: Math.max(0.4, 1 - 0.2 * daring),
    most: daring < -0.5 ? 3 : daring < 0.5 ? 4 : 5,
    eager: 0.08 * daring,
  };
}

/** `isOurs`: the words whose associations the lexicon has. Of others the strongest link may look weak. */
export function scalesFor({ words, roles, worth, costs, daring }: GiverBoard, isOurs: readonly boolean[]): Scales {
  const bar = barOf(daring);
  const own = words.flatMap((_, j) => (roles[j] === 'own' ? [j] : []));
  const bad = words.flatMap((_, j) => (roles[j] === 'own' ? [] : [j]));
  const cost = words.map((_, j) => costs[roles[j] as keyof Costs] ?? 0);
  const pull = new Float64Array(words.length);

  /**
   * Value of the numbers 1, 2, … for guessers who choose each word in proportion to `pull` and find ours in this order.
   */
  const expected = (order: readonly number[], most: number): number[] => {
    let badPull = 0;
    let badCost = 0;
    for (const j of bad) {
      badPull += pull[j] as number;
      badCost += (pull[j] as number) * (cost[j] as number);
    }
    let ownPull = 0;
    let ownWorth = 0;
    for (const j of own) {
      ownPull += pull[j] as number;
      ownWorth += (pull[j] as number) * (worth[j] as number);
    }
    const values: number[] = [];
    let value = 0;
    let reach = 1;
    for (let i = 0; i < most; i++) {
      const j = order[i] as number;
      const all = ownPull + badPull;
      value += reach * ((ownWorth - badCost) / all + (i > 0 ? bar.eager : 0));
      reach *= ownPull / all;
      // Bonus if this clue covers all our remaining words.
      values.push(value + (i + 1 === own.length ? 0.5 * reach : 0));
      ownPull -= pull[j] as number;
      ownWorth -= (pull[j] as number) * (worth[j] as number);
    }
    return values;
  };

  return {
    weigh(strengths, row, clue, which) {
      const from = row * words.length;
      const of = (j: number) => strengths[from + j] as number;
      const assassin = topOf(strengths, from, bad, (j) => roles[j] === 'assassin');
      const other = topOf(strengths, from, bad, (j) => roles[j] !== 'assassin');
      const top = topOf(strengths, from, own);
      if (which === 'ours first' && (top < bar.floor || top < other || top < assassin)) return undefined;
      const isClear = (j: number, i: number) => {
        const isStrict = i > 0 && isOurs[j];
        // Guessers doubt the third and fourth word, so these need clearer links.
        const floor = isStrict ? bar.furtherFloor : bar.floor + 0.35 * Math.max(0, i - 1);
        const margin = isStrict ? bar.furtherMargin : bar.margin;
        return of(j) >= floor && of(j) >= other + margin && of(j) >= assassin + bar.assassinMargin;
      };
      const order = own.toSorted((a, b) => of(b) - of(a));
      const [first] = order;
      if (first === undefined) return undefined;
      const unclear = order.slice(1, bar.most).findIndex((j, i) => !isClear(j, i + 1));
      const most = unclear === -1 ? Math.min(order.length, bar.most) : unclear + 1;
      for (let j = 0; j < words.length; j++) pull[j] = Math.exp(Math.min(of(j), CLEAR) / TEMPERATURE);
      // Long words rarely come to mind first.
      let bonus = -0.02 * Math.max(0, clue.length - 9) - (isClear(first, 0) ? 0 : 0.3);
      const values = expected(order, most).map((value, i) => {
        bonus += CLARITY * (Math.min(of(order[i] as number), CLEAR) - PLAIN);
        return value + bonus;
      });
      return { clue, values, order, ...bestOf(values, order) };
    },
    again(idea, { each, share: full }) {
      if (each.length === 0) return idea;
      const share = full * (1 - HURRY * clamp(daring, 0, 1));
      const values = idea.values.map((value) => (1 - share) * value);
      for (const heard of each) {
        for (let j = 0; j < words.length; j++) pull[j] = Math.exp((heard[j] as number) / TEST_TEMPERATURE);
        const order = own.toSorted((a, b) => (heard[b] as number) - (heard[a] as number));
        for (const [i, value] of expected(order, values.length).entries()) {
          values[i] = (values[i] as number) + (share * value) / each.length;
        }
      }
      return { ...idea, values, ...bestOf(values, idea.order) };
    },
  };
}

function bestOf(values: readonly number[], order: readonly number[]): Pick<Idea, 'number' | 'value' | 'meant'> {
  const value = Math.max(...values);
  const number = values.indexOf(value) + 1;
  return { value, number, meant: order.slice(0, number) };
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
