/** The deal: everything random in a game, drawn in this order: the words, the key. */
import { areEnough, dealWords } from '../clues/words.ts';
import type { Content } from '../kernel/content.ts';
import type { Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { supplyOf } from './tokens.ts';
import type { Deal, Faces, Kind, Options, State } from './types.ts';

/** D4: how often each pair of west and east kinds occurs. */
const spread: readonly (readonly [west: Kind, east: Kind, count: number])[] = [
  ['agent', 'agent', 3],
  ['agent', 'assassin', 1],
  ['agent', 'bystander', 5],
  ['assassin', 'agent', 1],
  ['assassin', 'assassin', 1],
  ['assassin', 'bystander', 1],
  ['bystander', 'agent', 5],
  ['bystander', 'assassin', 1],
  ['bystander', 'bystander', 7],
];

export function deal(options: Options, _seats: readonly Seat[], { words }: Content, random: Random): Deal {
  return { options, words: dealWords(words, random), key: dealKey(random) };
}

export function canDeal(_options: Options, { words }: Content): boolean {
  return areEnough(words);
}

export function begin(deal: Deal, _now?: number, players?: readonly Seat[]): State {
  return {
    deal,
    ...(players && { players }),
    clues: [],
    late: [],
    supply: supplyOf(deal.options),
    kept: { west: 0, east: 0 },
    discarded: 0,
    markers: [],
    marks: deal.words.map(() => []),
    phase: 'clue',
  };
}

/** D5: the pairs of D4 shuffled, every order equally likely. */
function dealKey(random: Random): Faces {
  const pairs = random.shuffled(
    spread.flatMap(([west, east, count]) => Array.from({ length: count }, () => ({ west, east }))),
  );
  return { west: pairs.map(({ west }) => west), east: pairs.map(({ east }) => east) };
}
