/** A table opened for a city of a campaign: what is fixed, who may see the map, and what result is owed to it. */
import { games } from '../games.ts';
import type { AnyGame } from '../kernel/contract.ts';
import { isEqual } from '../kernel/plain.ts';
import type { Around } from './around.ts';
import { currentGameOf, gameOf, guestOf, partOf } from './people.ts';
import type { Event, Setup, State, Viewer } from './types.ts';
import type { View } from './view-types.ts';

/** The city and its numbers are fixed; the team chooses the packs, the turn order (D35) and the referee (L17). */
export function isSameMission(set: Setup, wanted: Setup): boolean {
  const game: AnyGame = games[set.game];
  const mission = game.missionOf?.(set.options);
  return mission !== undefined && set.game === wanted.game && isEqual(mission, game.missionOf?.(wanted.options));
}

/** Players of this game, present or past, may open the map; spectators may not. */
export function knowsMap(state: Pick<Around, 'people' | 'round'>, viewer: Viewer): boolean {
  const guest = guestOf(state, viewer);
  return guest !== undefined && (guest.place !== undefined || partOf(state, guest.id) !== undefined);
}

export function missionView(state: Around, viewer: Viewer): View['mission'] {
  if (!state.mission) return undefined;
  const { city, name, campaign } = state.mission;
  const result = resultOf(state);
  return { city, name, ...(knowsMap(state, viewer) && { campaign }), ...(result && { result }) };
}

function resultOf({ round, owed, settled }: Around): NonNullable<View['mission']>['result'] {
  if (!round) return undefined;
  if (owed.some(({ number }) => number === round.number)) return 'owed';
  if (settled?.number !== round.number) return undefined;
  return settled.recorded ? 'recorded' : 'lost';
}

/** D31: when a mission ends, the table owes its result to the map. An abandoned game has no result. */
export function missionEnd(state: State, events: readonly unknown[], at: number): Event[] {
  if (!state.mission || state.phase !== 'playing') return [];
  const game = gameOf(state);
  const { number, state: before } = currentGameOf(state);
  const outcome = game.outcome(events.reduce(game.evolve, before));
  return outcome ? [{ kind: 'missionEnded', number, outcome, at }] : [];
}
