/** The deal: everything random in a game, drawn in this order: the words, the starting team, the key. */
import { areEnough, dealWords } from '../clues/words.ts';
import type { Content } from '../kernel/content.ts';
import type { Seat } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import type { Random } from '../kernel/random.ts';
import { limitOf } from './clock.ts';
import { NOBODY } from './turn.ts';
import type { Deal, Identity, Options, State, Team } from './types.ts';

export function deal(options: Options, _seats: readonly Seat[], { words }: Content, random: Random): Deal {
  return {
    options,
    words: dealWords(words, random),
    ...dealKey(options, random),
  };
}

export function begin(deal: Deal, now: number, players?: readonly Seat[]): State {
  return defined<State>({
    deal,
    players,
    covers: [],
    marks: deal.words.map(() => NOBODY),
    clues: [],
    team: deal.starts,
    phase: 'clue',
    due: 0,
    clock: limitOf(deal.options, 'clue', now),
  });
}

export function canDeal(_options: Options, { words }: Content): boolean {
  return areEnough(words);
}

/** C3, C4. C27: played together, the team with players starts. */
function dealKey(options: Options, random: Random): { starts: Team; key: readonly Identity[] } {
  const starts = options.form === 'together' ? 'red' : random.pick<Team>(['red', 'blue']);
  const identities: Identity[] = [
    ...Array<Identity>(9).fill(starts),
    ...Array<Identity>(8).fill(starts === 'red' ? 'blue' : 'red'),
    ...Array<Identity>(7).fill('bystander'),
    'assassin',
  ];
  return { starts, key: random.shuffled(identities) };
}
