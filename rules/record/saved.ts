/** A record as it is saved: people have short ids, and only those who agreed have their names in it. */
import { isBotId } from '../kernel/bots.ts';
import type { GameRecord, RecordEvent } from './schema.ts';

/** The fields of a move that name a person. */
const PEOPLE = ['by', 'person', 'whom', 'suspect'] as const;

export function savedFrom(record: GameRecord): GameRecord {
  const ids = new Map(record.people.map(({ id }, i) => [id, isBotId(id) ? id : `p${i + 1}`]));
  const idOf = (person: string) => ids.get(person) ?? person;
  return {
    ...record,
    seats: record.seats.map((seat) => ({ ...seat, person: idOf(seat.person) })),
    deal: withPlayers(record.deal, idOf),
    people: record.people.map(({ id, name, bot, keepsName }) => ({
      id: idOf(id),
      ...(name !== undefined && (keepsName || bot) && { name }),
      ...(bot && { bot }),
    })),
    events: record.events.map((event) => renamed(event, idOf)),
  };
}

function renamed(event: RecordEvent, idOf: (person: string) => string): RecordEvent {
  if (event.kind !== 'played') return { ...event, person: idOf(event.person) };
  const move = { ...event.event };
  for (const field of PEOPLE) {
    const person = move[field];
    if (typeof person === 'string') move[field] = idOf(person);
  }
  return { kind: 'played', event: move };
}

/** The deal of Spyfall lists its players. */
function withPlayers(deal: GameRecord['deal'], idOf: (person: string) => string): GameRecord['deal'] {
  if (typeof deal !== 'object' || deal === null || !('players' in deal) || !Array.isArray(deal.players)) return deal;
  return { ...deal, players: deal.players.map((person) => idOf(String(person))) };
}
