/** For the laws: the same state with everything redrawn that a viewer may not know. */
import type { GameViewer, PersonId } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { allLots, lotsOf, spyOf } from './cards.ts';
import { lots, roles } from './deal.ts';
import { isHere } from './people.ts';
import { FEWEST } from './seats.ts';
import type { Lots, State } from './types.ts';
import { seatedAs } from './view.ts';

export function redeal(state: State, viewer: GameViewer, random: Random): State {
  const { deal, round, phase } = state;
  const current = phase === 'verdict' ? lotsOf(state) : newLots(state, viewer, random);
  const all = allLots(deal);
  const shown = [...all.slice(0, round), current];
  const used = shown.map(({ location }) => location);
  const free = deal.locations.map((_, i) => i).filter((location) => !used.includes(location));
  // Nobody knows anything about future rounds.
  const coming = random
    .drawn(free, all.length - shown.length)
    .map((location): Lots => ({ location, spy: lots(random), roles: roles(random) }));
  const drawn = [...shown, ...coming];
  const count = deal.rounds.length;
  return { ...state, deal: { ...deal, rounds: drawn.slice(0, count), spares: drawn.slice(count) } };
}

function newLots(state: State, viewer: GameViewer, random: Random): Lots {
  const seated = seatedAs(state, viewer);
  const person = seated && state.players.includes(seated) ? seated : undefined;
  const isInnocent = person !== undefined && person !== spyOf(state);
  const spy = newSpy(state, person, random);
  const location = isInnocent ? lotsOf(state).location : newLocation(state, random);
  return {
    location,
    spy: lots(random).map((lot, i) => (i === state.players.length - FEWEST ? state.players.indexOf(spy) : lot)),
    roles: isInnocent ? newRoles(state, person, spy, random) : roles(random),
  };
}

/** Any other player who is present (S22); the spy knows the spy, and so does everyone once the card is shown (S15). */
function newSpy(state: State, viewer: PersonId | undefined, random: Random): PersonId {
  const spy = spyOf(state);
  if (viewer === spy || state.phase === 'naming') return spy;
  const others = state.players.filter((person) => person !== viewer && isHere(state, person));
  return others.length > 0 ? random.pick(others) : spy;
}

/** S5: one that has not been played. */
function newLocation({ deal, round }: State, random: Random): number {
  const played = allLots(deal)
    .slice(0, round)
    .map(({ location }) => location);
  return random.pick(deal.locations.map((_, i) => i).filter((location) => !played.includes(location)));
}

/** One's own role stays, wherever one is in the order of roles. */
function newRoles(state: State, person: PersonId, spy: PersonId, random: Random): number[] {
  const placeIn = (spy: PersonId) => state.players.filter((player) => player !== spy).indexOf(person);
  const mine = lotsOf(state).roles[placeIn(spyOf(state))] as number;
  const others = roles(random).filter((role) => role !== mine);
  const place = placeIn(spy);
  return [...others.slice(0, place), mine, ...others.slice(place)];
}
