/** The names of seats, and who sits where, read from the view. */

import { t } from '../texts/texts.svelte.ts';
import type { Person, SeatKind, Table } from './table-context.ts';

type SeatName = Pick<SeatKind, 'team' | 'role'>;

export function isAt(person: Person, place: SeatName): boolean {
  return !person.left && person.place?.team === place.team && person.place.role === place.role;
}

export function peopleAt(table: Table, place: SeatName): Person[] {
  return table.view.people.filter((person) => isAt(person, place));
}

export function watchers(table: Table): Person[] {
  return table.view.people.filter((person) => !person.left && !person.place);
}

/** Whether nobody else is at the table but bots. */
export function isAlone({ view, you }: Table): boolean {
  return !view.people.some(({ id, left, bot }) => id !== you && !left && !bot);
}

/** The bot that plays beside this viewer, in the same place. */
export function botBeside({ view, me }: Table): Person | undefined {
  const place = me?.place;
  const bots = place ? view.people.filter((person) => person.bot && isAt(person, place)) : [];
  return bots.find(({ bot }) => !bot?.paused) ?? bots[0];
}

/** Whether someone reads what this viewer says, or there is something to read. */
export function hasListeners({ view, you }: Table): boolean {
  const { channel, lines } = view.chat;
  const reads = ({ place }: Person) => {
    if (channel === undefined || channel === 'table') return true;
    if (channel === 'players') return place !== undefined;
    return channel === 'spymasters'
      ? place?.role === 'spymaster'
      : place?.team === channel && place.role !== 'spymaster';
  };
  const others = view.people.filter(({ id, left, bot }) => id !== you && !left && !bot);
  return others.some(reads) || lines.some(({ by }) => by !== you);
}

/** What a seat offers: to sit down, or to replace a bot if no seat is free; `undefined` if neither is possible. */
export function sitting(table: Table, place: SeatKind): string | undefined {
  const people = peopleAt(table, place);
  if (people.length < place.max) return t.lobby.sit;
  const bot = people.some(({ id }) => id === table.you) ? undefined : people.find((person) => person.bot);
  return bot && t.lobby.replace({ name: table.nameOf(bot.id) });
}

/** Seats that must be filled before the game can start. */
export function missingSeats(table: Table): number {
  return table.view.places.reduce((sum, { min, taken }) => sum + Math.max(0, min - taken), 0);
}

/** The names of the places that lack someone before the game can start. */
export function lackingSeats({ view }: Pick<Table, 'view'>): string[] {
  return view.places.filter(({ min, taken }) => taken < min).map(seatName);
}

/** "Red spymaster", or the raw names of a seat we have no text for. */
export function seatName({ team, role }: SeatName): string {
  const seats: Record<string, Record<string, string>> = t.seat;
  return seats[team]?.[role] ?? `${team} ${role}`;
}

/** "Red operatives": the place, not one person's seat. */
export function seatsName({ team, role }: SeatName): string {
  const seats: Record<string, Record<string, string>> = t.seats;
  return seats[team]?.[role] ?? `${team} ${role}`;
}

/** "Red dossier": a team's folder in the lobby. */
export function dossierName(team: string): string {
  const names: Record<string, string> = t.dossiers;
  return names[team] ?? team;
}

/** "Sees the key and gives the clues.", if we have a text for the role. */
export function roleNote(role: string): string | undefined {
  const notes: Record<string, string> = t.roleNotes;
  return notes[role];
}

/** "Operatives": the seats of one role in a team's folder. */
export function roleName(role: string): string {
  const names: Record<string, string> = t.roles;
  return names[role] ?? role;
}

/** The teams, in the order of the places. */
export function teamsOf(table: Table): string[] {
  return [...new Set(table.view.places.map(({ team }) => team))];
}
