/** What a viewer sees of the table: every field is listed, nothing of the state is passed on whole. */
import { gameViewer } from './audience.ts';
import { leaveOf } from './leave.ts';
import {
  channelOf,
  gameOf,
  guestOf,
  isSealed,
  partOf,
  placesOf,
  roundChannelOf,
  sitRefusalAt,
  takenAt,
} from './people.ts';
import { nameKey } from './text.ts';
import type { State, Viewer } from './types.ts';
import type { View } from './view-types.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    id: state.id,
    code: state.code,
    phase: state.phase,
    locked: state.locked,
    host: state.host,
    setup: state.setup,
    people: people(state),
    places: places(state, viewer),
    chat: chat(state, viewer),
    played: state.played.map(({ number, game, outcome }) => ({
      number,
      game,
      ...(outcome && { outcome: { ...outcome, winners: [...outcome.winners] } }),
    })),
    ...(state.round && state.phase !== 'lobby' && { round: round(state, viewer) }),
    may: leaveOf(state, viewer),
  };
}

function people(state: State): View['people'] {
  const seen = new Map<string, number>();
  return state.people.map(({ id, name, status, place }) => {
    const key = nameKey(name);
    const tag = (seen.get(key) ?? 0) + 1;
    seen.set(key, tag);
    const part = state.phase === 'playing' ? partOf(state, id) : undefined;
    return {
      id,
      name,
      ...(tag > 1 && { tag }),
      ...(status !== 'in' && { left: true }),
      ...(place && { place: { team: place.team, role: place.role } }),
      ...(part && { part: { team: part.team, secret: part.secret } }),
    };
  });
}

function places(state: State, viewer: Viewer): View['places'] {
  return placesOf(state).map((place) => ({
    team: place.team,
    role: place.role,
    min: place.min,
    max: place.max,
    secret: place.secret,
    taken: takenAt(state, place),
    sit: sitRefusalAt(state, viewer, place) ?? 'yes',
  }));
}

/** The table's lines for everyone; a channel's for those who sit where it is heard. */
function chat(state: State, viewer: Viewer): View['chat'] {
  const guest = guestOf(state, viewer);
  const channel = guest && channelOf(state, guest);
  const heard = guest && roundChannelOf(state, guest);
  return {
    ...(channel && { channel }),
    lines: state.lines
      .filter((line) => line.channel === 'table' || line.channel === heard)
      .map(({ by, channel, text, at }) => ({ by, channel, text, at })),
  };
}

function round(state: State, viewer: Viewer): View['round'] {
  if (!state.round) return undefined;
  const { number, commitment, seed, state: game } = state.round;
  return {
    number,
    commitment,
    ...(!isSealed(state) && { seed }),
    view: gameOf(state).view(game, gameViewer(state, viewer)),
  };
}
