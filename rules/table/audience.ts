/** Audiences: viewers with the same string get the same view of a state. */
import type { GameViewer } from '../kernel/contract.ts';
import { remembered } from '../kernel/memo.ts';
import { type Around, aroundOf } from './around.ts';
import { gameOf, gameSeatOf, guestOf, partOf, personOf } from './people.ts';
import type { State, Viewer } from './types.ts';

export function audience(state: State, viewer: Viewer): string {
  const { atTable, inGame } = standingOf(aroundOf(state), viewer);
  return state.round ? `${atTable} ${gameOf(state).audience(state.round.state, inGame)}` : atTable;
}

/** How the game sees this viewer: by their seat, or as a spectator. */
export function gameViewer(state: State, viewer: Viewer): GameViewer {
  return standingOf(aroundOf(state), viewer).inGame;
}

const standingOf = remembered((around: Around, viewer: Viewer): { atTable: string; inGame: GameViewer } => ({
  atTable: audienceAt(around, viewer),
  inGame: gameSeatOf(around, guestOf(around, viewer)) ?? 'spectator',
}));

function audienceAt(around: Around, viewer: Viewer): string {
  const person = personOf(around, viewer);
  if (!person) return 'spectator';
  const place = person.place ? `${person.place.team}/${person.place.role}` : 'watching';
  const part = partOf(around, person.id);
  return [
    person.status,
    person.bot ? `bot ${person.bot.paused}` : '',
    person.id === around.host ? 'host' : person.id === around.standIn ? 'stand-in' : 'guest',
    place,
    part ? `${part.team}/${part.role}${part.secret ? '+' : ''}` : '',
  ].join(' ');
}
