/** Audiences: viewers with the same string get the same view of a state. */
import type { GameViewer } from '../kernel/contract.ts';
import { remembered, rememberedPer } from '../kernel/memo.ts';
import { type Around, aroundOf } from './around.ts';
import { gameOf, gameSeatOf, guestOf, partOf, personOf } from './people.ts';
import type { State, Viewer } from './types.ts';

export function audience(state: State, viewer: Viewer): string {
  const around = aroundOf(state);
  const inGame = state.round ? gameOf(state).audience(state.round.state, viewerIn(around, viewer)) : '';
  return audienceAt(around, viewer, inGame);
}

/** How the game sees this viewer: by their seat, or as a spectator. */
export function gameViewer(state: State, viewer: Viewer): GameViewer {
  return viewerIn(aroundOf(state), viewer);
}

const viewerIn = rememberedPer(
  (around: Around, viewer: Viewer): GameViewer => gameSeatOf(around, guestOf(around, viewer)) ?? 'spectator',
);

const audienceAt = remembered((around: Around, viewer: Viewer, inGame: string): string => {
  const person = personOf(around, viewer);
  if (!person) return `spectator ${inGame}`;
  const place = person.place ? `${person.place.team}/${person.place.role}` : 'watching';
  const part = partOf(around, person.id);
  return [
    person.status,
    person.bot ? `bot ${person.bot.paused}` : '',
    person.id === around.host ? 'host' : person.id === around.standIn ? 'stand-in' : 'guest',
    place,
    part ? `${part.team}/${part.role}${part.secret ? '+' : ''}` : '',
    inGame,
  ].join(' ');
});
