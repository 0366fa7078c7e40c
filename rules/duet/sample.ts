/** Sample tables: people and options for the laws, the replays and the benchmarks. */
import { sampleContent, sampleReferee } from '../clues/sample.ts';
import type { PersonId, Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { duet } from './game.ts';
import type { Options, State } from './types.ts';

const seat = (person: string, team: string): Seat => ({ person: person as PersonId, team, role: 'partner' });

export const sampleSeats: readonly Seat[] = [seat('ada', 'west'), seat('ben', 'west'), seat('dov', 'east')];

/** A standard game with 9 to 11 tokens, one that is scored because it has 9 (D23), or a mission. */
export type Form = 'standard' | 'scored' | 'mission';

function sampleOptions(form: Form, random: Random): Options {
  const flexible = random.below(2) === 0;
  const referee = sampleReferee(random);
  if (form === 'scored') return { play: { kind: 'standard', tokens: 9 }, flexible, ...referee };
  if (form === 'standard')
    return { play: { kind: 'standard', tokens: random.pick([9, 10, 11]) }, flexible, ...referee };
  const tokens = 3 + random.below(9);
  return { play: { kind: 'mission', city: 'cairo', tokens, mistakes: random.below(tokens + 1) }, flexible, ...referee };
}

/** A game just dealt. */
export function sampleStart(form: Form, random: Random, now: number): State {
  return duet.begin(duet.deal(sampleOptions(form, random), sampleSeats, sampleContent, random), now, sampleSeats);
}
