/**
 * How hard a city is: the exact chance that a team of a given skill wins there. The team gives clues for 1, 2 and 3
 * codenames equally often; its guessers touch as many, and one more for an earlier clue (D16); every guess is right
 * with the same probability, in sudden death too. Used only by tests.
 */
import { AGENTS } from '../duet/sides.ts';
import { forMistake, isEmpty, supplyOf, withoutOne } from '../duet/tokens.ts';
import type { Supply } from '../duet/types.ts';
import type { City } from './world.ts';

const CLUES = [1, 2, 3];
/** One in ten wrong guesses is an assassin. */
const ASSASSIN = 0.1;

export function chanceToWin({ id, tokens, mistakes }: Pick<City, 'id' | 'tokens' | 'mistakes'>, skill: number): number {
  const known = new Map<string, number>();
  const play = { kind: 'mission', city: id, tokens, mistakes } as const;
  return chance(AGENTS, supplyOf({ play, flexible: false }));

  function chance(agents: number, supply: Supply): number {
    // D21, D22
    if (isEmpty(supply)) return skill ** agents;
    const key = `${agents} ${supply.bystander} ${supply.check}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = CLUES.reduce((sum, number) => sum + turn(agents, supply, number + 1) / CLUES.length, 0);
    known.set(key, now);
    return now;
  }

  function turn(agents: number, supply: Supply, guesses: number): number {
    if (agents === 0) return 1;
    // D13, D26
    if (guesses === 0) return chance(agents, withoutOne(supply));
    return skill * turn(agents - 1, supply, guesses - 1) + (1 - skill) * (1 - ASSASSIN) * missed(agents, supply);
  }

  /** D27, D28 */
  function missed(agents: number, supply: Supply): number {
    const cost = forMistake(supply);
    return cost ? chance(agents, cost.supply) : 0;
  }
}
