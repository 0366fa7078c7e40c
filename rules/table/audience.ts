/** Audiences: viewers with the same string get the same view of a state. */
import type { GameViewer } from '../kernel/contract.ts';
import { gameOf, gameSeatOf, guestOf, partOf, personOf } from './people.ts';
import type { State, Viewer } from './types.ts';

export function audience(state: State, viewer: Viewer): string {
  const person = personOf(state, viewer);
  if (!person) return 'spectator';
  const place = person.place ? `${person.place.team}/${person.place.role}` : 'watching';
  const part = partOf(state, person.id);
  return [
    person.status,
    person.bot ? `bot ${person.bot.paused}` : '',
    person.id === state.host ? 'host' : person.id === state.standIn ? 'stand-in' : 'guest',
    place,
    part ? `${part.team}/${part.role}${part.secret ? '+' : ''}` : '',
    state.round ? gameOf(state).audience(state.round.state, gameViewer(state, viewer)) : '',
  ].join(' ');
}

/** How the game sees this viewer: by their seat, or as a spectator. */
export function gameViewer(state: State, viewer: Viewer): GameViewer {
  return gameSeatOf(state, guestOf(state, viewer)) ?? 'spectator';
}
