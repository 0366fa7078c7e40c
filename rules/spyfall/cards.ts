/** The cards of a round, read off the deal's lots and those who sit there: the spy, the location, the roles. */
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

/** S2: everybody but the spy, each with a role of their own. */
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

/** The player on whom the lot for so many players falls. */
export function placeOf(players: readonly PersonId[], lots: readonly number[]): PersonId {
  return players[lots[players.length - FEWEST] ?? broken(`no lot for ${players.length}`)] ?? broken('no such player');
}

export function lotsOf({ deal, round }: Hand): Lots {
  return deal.rounds[round] ?? broken(`no round ${round}`);
}
