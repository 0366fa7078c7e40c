/** Makes the record of a finished game from the events of its table. */
import { type GameId, games } from '../games.ts';
import type { AnyGame, GameViewer } from '../kernel/contract.ts';
import { evolve } from '../table/evolve.ts';
import type { Event, Person } from '../table/types.ts';
import { beginning } from './replay.ts';
import { FORMAT, type GameRecord, type RecordEvent, VERSION } from './schema.ts';

type Dealt = Extract<Event, { kind: 'dealt' }>;

/** Who asks for it: `words` are those of the deal as they may know them. */
export type Reader = { readonly words: readonly string[]; readonly person?: string };

/**
 * `events` are those of the table after `dealt`, up to the next deal. Undefined if the game has no outcome: then its
 * secrets stay closed. `people` are the table's, as they are named now.
 */
export function recordOf(
  dealt: Dealt,
  events: readonly Event[],
  people: readonly Person[],
  reader: Reader,
): GameRecord | undefined {
  const { setup, seats, locations, seed, commitment, deal, number, at } = dealt;
  const taken = seats.map(({ person, team, role }) => ({ person, team, role }));
  const kept = events.flatMap(kindsOf);
  const sat = new Set<string>([
    ...taken.map(({ person }) => person),
    ...kept.flatMap((event) => (event.kind === 'seated' && event.place ? [event.person] : [])),
  ]);
  const record: GameRecord = {
    format: FORMAT,
    version: VERSION,
    game: setup.game,
    number,
    at,
    seed,
    commitment,
    options: setup.options as GameRecord['options'],
    packs: [...setup.packs],
    seats: taken,
    words: [...reader.words],
    ...(locations && { locations: locations.map(({ id, name, roles }) => ({ id, name, roles: [...roles] })) }),
    deal: deal as GameRecord['deal'],
    people: people.filter(({ id }) => sat.has(id)).map(personOf),
    events: kept.filter((event) => event.kind === 'played' || sat.has(event.person)),
  };
  return finished(record, reader.person);
}

/** Names of people who left are taken out; a bot's name belongs to nobody. */
function personOf({ id, name, status, bot, keepsName }: Person): GameRecord['people'][number] {
  const isNamed = name !== '' && (status === 'in' || bot);
  return {
    id,
    ...(isNamed && { name }),
    ...(bot && { bot: bot.level }),
    ...(isNamed && keepsName && { keepsName }),
  };
}

function kindsOf(event: Event): RecordEvent[] {
  switch (event.kind) {
    case 'played':
      return [{ kind: 'played', event: event.event as { kind: string } }];
    case 'left':
    case 'removed':
      return [{ kind: 'seated', person: event.person }];
    case 'seated': {
      const { person, place } = event;
      return [{ kind: 'seated', person, ...(place && { place: { team: place.team, role: place.role } }) }];
    }
    case 'presence':
      return [{ kind: 'presence', person: event.person, here: event.here, at: event.at }];
    default:
      return [];
  }
}

/** After the end only moves count. Notes that stay with one side (D19) are only for a reader of that side. */
function finished(record: GameRecord, reader: string | undefined): GameRecord | undefined {
  const game: AnyGame = games[record.game as GameId];
  const events: RecordEvent[] = [];
  let state = beginning(record);
  for (const event of record.events) {
    if (state.phase === 'over' && event.kind !== 'played') continue;
    events.push(event);
    state = evolve(state, event as Event);
  }
  if (state.phase !== 'over') return undefined;
  const viewer: GameViewer = state.round?.parts.find(({ person }) => person === reader) ?? 'spectator';
  const shown = (event: RecordEvent): RecordEvent =>
    event.kind === 'played' && game.disclosed ? { ...event, event: game.disclosed(event.event, viewer) } : event;
  return { ...record, events: events.map(shown) };
}
