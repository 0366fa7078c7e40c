/** Who is at the table, where they sit, and where they may sit. */
import { games } from '../games.ts';
import type { AnyGame, PersonId, Seat, SeatKind } from '../kernel/contract.ts';
import { remembered } from '../kernel/memo.ts';
import { broken } from '../kernel/result.ts';
import type { Around } from './around.ts';
import type { RefusalCode } from './refusals.ts';
import type { CurrentGame, GamePart, Person, SeatName, State, Viewer } from './types.ts';

/** Maximum number of people at once, and in the table's whole lifetime. */
export const MOST_IN = 60;
export const MOST_EVER = 300;

/** The game on the table; the setup for the next one may name another. */
export function gameOf(state: State): AnyGame {
  return games[currentGameOf(state).game];
}

export function nextGameOf({ setup }: Pick<State, 'setup'>): AnyGame {
  return games[setup.game];
}

export function placesOf({ setup }: Pick<State, 'setup'>): readonly SeatKind[] {
  return placesIn(setup);
}

/** Whether bots can play the game that is set up. */
export function takesBots({ setup }: Pick<State, 'setup'>): boolean {
  return nextGameOf({ setup }).takesBots?.(setup.options) ?? true;
}

const placesIn = remembered((setup: State['setup']): readonly SeatKind[] =>
  nextGameOf({ setup }).places(setup.options),
);

export function personOf(state: Pick<State, 'people'>, id: Viewer): Person | undefined {
  return state.people.find((person) => person.id === id);
}

/** A person who is in, not one who left or was removed. */
export function guestOf(state: Pick<State, 'people'>, id: Viewer): Person | undefined {
  const person = personOf(state, id);
  return person?.status === 'in' ? person : undefined;
}

function seatOf(person: Person | undefined): Seat | undefined {
  if (person?.status !== 'in' || !person.place) return undefined;
  const { team, role } = person.place;
  return { person: person.id, team, role };
}

type Talk = Pick<State, 'phase'> & { round?: Pick<CurrentGame, 'places' | 'parts'> };

/**
 * Their seat in the game on the table. After the game this is the part they had in it, so that sitting elsewhere for
 * the next game does not reveal what others kept secret in this one.
 */
export function gameSeatOf({ phase, round }: Talk, person: Person | undefined): Seat | undefined {
  if (!round || person?.status !== 'in') return undefined;
  if (phase === 'playing') return seatOf(person);
  const part = round.parts.find((part) => part.person === person.id);
  return part && { person: part.person, team: part.team, role: part.role };
}

export function seatsOf({ people }: Pick<State, 'people'>): Seat[] {
  return people.map(seatOf).filter((seat) => seat !== undefined);
}

export function findSeatKind(state: State, name: SeatName): SeatKind | undefined {
  return placesOf(state).find((place) => isSame(place, name));
}

export function isSame(a: SeatName, b: SeatName): boolean {
  return a.team === b.team && a.role === b.role;
}

export function takenAt(state: Pick<State, 'people'>, place: SeatName): number {
  return state.people.filter((person) => person.status === 'in' && person.place && isSame(person.place, place)).length;
}

/** How many bots sit there. */
export function botsAt({ people }: Pick<State, 'people'>, place: SeatName): number {
  return takenAt({ people: people.filter(({ bot }) => bot) }, place);
}

/** Why this person may not sit there now, or undefined. Uses only public facts. */
export function sitRefusal(who: {
  from: SeatName | undefined;
  to: Pick<SeatKind, 'team' | 'role' | 'max' | 'secret'> & { taken: number; bots: number; takesBots: boolean };
  part: Pick<GamePart, 'team' | 'secret'> | undefined;
  playing: boolean;
  isBot: boolean;
}): RefusalCode | undefined {
  const { from, to, part, playing, isBot } = who;
  if (from && isSame(from, to)) return 'already-there';
  if (isBot && !to.takesBots) return 'no-bots-here';
  // A bot makes room for a person.
  if (to.taken >= to.max && (isBot || to.bots === 0)) return 'place-taken';
  if (!playing || !part) return undefined;
  if (part.secret && !to.secret) return 'you-know-the-key';
  return part.team === to.team ? undefined : 'sides-are-fixed';
}

export function partOf(state: Pick<Around, 'round'>, id: Viewer): GamePart | undefined {
  return state.round?.parts.find((part) => part.person === id);
}

/** Whether every place has the minimum number of people. */
export function isComplete(state: Pick<State, 'people' | 'setup'>): boolean {
  return placesOf(state).every((place) => takenAt(state, place) >= place.min);
}

/** The channel a person may speak in now. It is the whole table's unless a game is running. */
export function channelOf(state: State, guest: Person): string | undefined {
  return isSilent(state) ? undefined : usualChannelOf(state, guest);
}

export function usualChannelOf(state: Talk, guest: Person): string | undefined {
  return state.phase === 'playing' ? gameChannelOf(state, guest) : 'table';
}

export function isSilent(state: State): boolean {
  return state.phase === 'playing' && gameOf(state).isSilent?.(currentGameOf(state).state) === true;
}

/** The channel of a person's part in the game on the table, running or finished. */
export function gameChannelOf(state: Talk, guest: Person): string | undefined {
  const seat = gameSeatOf(state, guest);
  return seat && state.round?.places.find((place) => isSame(place, seat))?.channel;
}

/** Who acts for the host or becomes host: the stand-in, or else the person who has been seated longest. */
export function heirOf({ seated, standIn, host }: State, among: readonly string[]): PersonId | undefined {
  const heirs = seated.filter((id) => id !== host && among.includes(id));
  return heirs.find((id) => id === standIn) ?? heirs[0];
}

/** The key and the seed are revealed when a game ends; an abandoned game stays sealed. */
export function isSealed(state: State): boolean {
  return state.round !== undefined && gameOf(state).outcome(state.round.state) === undefined;
}

export function currentGameOf(state: State) {
  return state.round ?? broken('a game is on the table');
}
