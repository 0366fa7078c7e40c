/** The cards of a round, derived from the deal and the players present: the spy, the location, the roles. */
import type { Location } from '../kernel/content.ts';
import type { PersonId } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import { FEWEST } from './seats.ts';
import type { Lots, State } from './types.ts';

/** What the cards depend on. */
export type Hand = Pick<State, 'deal' | 'round' | 'players'>;

/** S3 */
export function spyOf(hand: Hand): PersonId {
  return placeOf(hand.players, lotsOf(hand).spy);
}

export function locationOf(hand: Hand): Location {
  return hand.deal.locations[lotsOf(hand).location] ?? broken('a round has its location');
}

/** S2: everyone except the spy, each with a different role. */
export function rolesOf(hand: Hand): { person: PersonId; role: string }[] {
  const { roles } = locationOf(hand);
  const order = lotsOf(hand).roles;
  return innocentsOf(hand).map((person, i) => ({
    person,
    role: roles[order[i] ?? broken('too many players')] ?? broken('a location has its roles'),
  }));
}

export function innocentsOf(hand: Hand): PersonId[] {
  const spy = spyOf(hand);
  return hand.players.filter((person) => person !== spy);
}

/** The player drawn for this number of players. */
export function placeOf(players: readonly PersonId[], lots: readonly number[]): PersonId {
  return players[lots[players.length - FEWEST] ?? broken(`no lot for ${players.length}`)] ?? broken('no such player');
}

/** Of the agreed rounds, and of the spare ones after them. */
export function allLots({ rounds, spares = [] }: Pick<Hand['deal'], 'rounds' | 'spares'>): readonly Lots[] {
  return [...rounds, ...spares];
}

export function lotsOf({ deal, round }: Hand): Lots {
  return allLots(deal)[round] ?? broken(`no round ${round}`);
}
