/**
 * Legality at the table, read off a view alone: a refusal tells nobody more than they see. `decide` uses it, and so do
 * the pages. Only the server can check packs and words.
 */
import { type GameId, games } from '../games.ts';
import type { AnyGame } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { tidyLine, tidyName } from '../kernel/text.ts';
import { arrangeRefusal } from './arrange.ts';
import { isSameMission } from './mission.ts';
import { isSame, sitRefusal, takesBots } from './people.ts';
import type { RefusalCode } from './refusals.ts';
import { type Action, isForHouse, type SeatName } from './types.ts';
import type { View } from './view-types.ts';

export function permits(view: View, action: Action, opinion?: Opinion): string | undefined {
  if (isForHouse(action)) return 'house-only';
  if (view.may.join === 'table-closed') return 'table-closed';
  if (action.kind === 'sit' && view.may.join !== 'already-joined') {
    return view.may.join === 'bots-only-play' ? 'bots-only-play' : 'join-first';
  }
  if (action.kind === 'sit') return sit(view, action.place, action.insteadOf);
  if (action.kind === 'arrange') return arrangeRefusal(view, action);
  const permission = view.may[action.kind === 'keepName' ? 'rename' : action.kind];
  if (permission !== 'yes') return permission;
  switch (action.kind) {
    case 'join':
      return badName(action.name) ?? (action.place && sit(view, action.place));
    case 'rename':
      return rename(view, action);
    case 'say':
      return tidyLine(action.text) === undefined ? 'bad-text' : undefined;
    case 'play':
      return play(view, action, opinion);
    case 'setUp':
      return view.mission && !isSameMission(view.setup, action.setup) ? 'mission-is-set' : undefined;
    case 'removePack':
      return view.ownPacks.some(({ id }) => id === action.pack) ? undefined : 'no-such-pack';
    case 'clock':
      return refusalIn(view.round?.view.hostMay[`${action.do}Clock`] ?? 'yes');
    case 'move':
      return move(view, action);
    case 'remove':
    case 'handOver':
      return onOther(view, action);
    case 'addBot':
      return addBot(view, action);
    case 'setBot':
      return setBot(view, action);
    default:
      return undefined;
  }
}

function play(view: View, action: Action & { kind: 'play' }, opinion: Opinion | undefined): string | undefined {
  const current = view.round?.view;
  const game: AnyGame = games[action.game];
  return playRefusal(view.may.play, current?.game, action.game) ?? game.permits(current, action.action, opinion);
}

/** Why a move does not reach the game on the table. */
export function playRefusal(
  permission: View['may']['play'],
  current: GameId | undefined,
  wanted: GameId,
): RefusalCode | undefined {
  if (permission !== 'yes') return permission;
  return current === wanted ? undefined : 'other-game';
}

function sit(view: View, name: SeatName, insteadOf?: string): string | undefined {
  const place = view.places.find((known) => isSame(known, name));
  if (!place) return 'no-such-place';
  if (place.sit !== 'yes' || insteadOf === undefined) return refusalIn(place.sit);
  const other = guest(view, insteadOf);
  return other?.bot && other.place && isSame(other.place, name) ? undefined : 'no-such-person';
}

function rename(view: View, action: Action & { kind: 'rename' }): string | undefined {
  if (action.person !== undefined && view.may.move !== 'yes') return 'host-only';
  if (action.person !== undefined && !guest(view, action.person)) return 'no-such-person';
  return badName(action.name);
}

function move(view: View, { person, place: name }: Action & { kind: 'move' }): string | undefined {
  const moved = guest(view, person);
  if (!moved) return 'no-such-person';
  if (!name) return moved.place ? undefined : 'already-there';
  const to = view.places.find((known) => isSame(known, name));
  if (!to) return 'no-such-place';
  const bots = view.people.filter(({ bot, place }) => bot && place && isSame(place, name)).length;
  return sitRefusal({
    from: moved.place,
    to: { ...to, bots, takesBots: takesBots(view) },
    part: moved.part,
    playing: view.phase === 'playing',
    isBot: moved.bot !== undefined,
  });
}

function onOther(view: View, { kind, person }: Action & { kind: 'remove' | 'handOver' }): string | undefined {
  const other = guest(view, person);
  if (!other) return 'no-such-person';
  if (person === view.host) return 'not-yourself';
  return kind === 'handOver' && other.bot ? 'bots-only-play' : undefined;
}

function addBot(view: View, { name, place: wanted, insteadOf }: Action & { kind: 'addBot' }): string | undefined {
  if (badName(name)) return 'bad-name';
  const place = view.places.find((known) => isSame(known, wanted));
  if (!place) return 'no-such-place';
  if (insteadOf === undefined) return refusalIn(place.addBot);
  const other = guest(view, insteadOf);
  if (!other?.place || !isSame(other.place, place)) return 'no-such-person';
  return other.bot ? 'bots-only-play' : undefined;
}

/** A stand-in may let a bot go on, but not change how it plays. */
function setBot(view: View, { person, level }: Action & { kind: 'setBot' }): string | undefined {
  if (level !== undefined && view.may.move !== 'yes') return 'host-only';
  return guest(view, person)?.bot ? undefined : 'no-such-person';
}

function guest(view: View, id: string) {
  return view.people.find((person) => person.id === id && !person.left);
}

function badName(name: string): string | undefined {
  return tidyName(name) === undefined ? 'bad-name' : undefined;
}

function refusalIn(permission: string): string | undefined {
  return permission === 'yes' ? undefined : permission;
}
