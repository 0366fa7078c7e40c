/** Checks a record that comes from anywhere: its shape, its deal, and every event by the rules. */
import { opinionSchema } from '../clues/referee-schemas.ts';
import type { AnyGame, Attempt, Seat } from '../kernel/contract.ts';
import { isEqual } from '../kernel/plain.ts';
import { evolve } from '../table/evolve.ts';
import { unfairness } from '../table/fair.ts';
import {
  currentGameOf,
  findSeatKind,
  gameSeatOf,
  isSame,
  partOf,
  personOf,
  sitRefusal,
  takenAt,
} from '../table/people.ts';
import type { Event, State } from '../table/types.ts';
import { beginning, gameIn } from './replay.ts';
import { FORMAT, type GameRecord, type RecordEvent, recordSchema, VERSION } from './schema.ts';

/** Characters of a file. */
export const MOST_TEXT = 4_000_000;

export const faults = [
  'too-large',
  'not-json',
  /** JSON, but not a saved game; or one of a later version of the format. */
  'not-a-game',
  'newer-version',
  /** The fields of the format are not all there or not of the right kind. */
  'damaged',
  'no-such-game',
  'bad-seed',
  'other-seed',
  'other-deal',
  'bad-seats',
  /** The rules do not lead to this event. */
  'bad-event',
  /** The game does not end. */
  'unfinished',
] as const;

/** What is wrong, and where: `at` is the path of a field, `event` the number of an event, from 1. */
export type Fault = { readonly code: (typeof faults)[number]; readonly at?: string; readonly event?: number };

export type Checked =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly fault: Fault };

/** Any text may be asked about. */
export function checked(text: string): Checked {
  if (text.length > MOST_TEXT) return wrong({ code: 'too-large' });
  try {
    return read(text);
  } catch {
    // Nested too deeply, for example.
    return wrong({ code: 'damaged' });
  }
}

function read(text: string): Checked {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong({ code: 'not-json' });
  }
  const head = value as { format?: unknown; version?: unknown } | null;
  if (typeof head !== 'object' || head?.format !== FORMAT) return wrong({ code: 'not-a-game' });
  if (typeof head.version === 'number' && head.version > VERSION) return wrong({ code: 'newer-version' });
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) return wrong(whereOf(parsed.error.issues[0]?.path ?? []));
  const fault = faultIn(parsed.data);
  return fault ? wrong(fault) : { ok: true, record: parsed.data };
}

/** The first thing that is wrong with a record of the right shape. */
export function faultIn(record: GameRecord): Fault | undefined {
  const game = gameIn(record);
  if (!game) return { code: 'no-such-game', at: 'game' };
  const options = game.schemas.options.safeParse(record.options);
  if (!options.success) return whereOf(['options', ...(options.error.issues[0]?.path ?? [])]);
  const unfair = unfairDeal(record, game);
  if (unfair) return unfair;
  if (!areSeated(record, game)) return { code: 'bad-seats', at: 'seats' };
  return faultInEvents(record, game);
}

function wrong(fault: Fault): Checked {
  return { ok: false, fault };
}

function whereOf(path: readonly PropertyKey[]): Fault {
  const at = path.map(String).join('.').slice(0, 100);
  const event = path[0] === 'events' && typeof path[1] === 'number' ? { event: path[1] + 1 } : {};
  return { code: 'damaged', ...(at !== '' && { at }), ...event };
}

function unfairDeal(record: GameRecord, game: AnyGame): Fault | undefined {
  const content = { words: record.words, locations: record.locations ?? [] };
  if (!game.canDeal(game.schemas.options.parse(record.options), content)) return { code: 'other-deal', at: 'words' };
  try {
    const code = unfairness(record);
    return code && { code, at: code === 'other-deal' ? 'deal' : 'seed' };
  } catch {
    return { code: 'other-deal', at: 'deal' };
  }
}

/** Everyone is listed once, and every place has as many people as the game needs. */
function areSeated({ seats, people, options }: GameRecord, game: AnyGame): boolean {
  const ids = people.map(({ id }) => id);
  const sitting = seats.map(({ person }) => person);
  if (new Set(ids).size < ids.length || new Set(sitting).size < sitting.length) return false;
  if (!sitting.every((person) => ids.includes(person))) return false;
  const places = game.places(options);
  return (
    seats.every((seat) => places.some((place) => isSame(place, seat))) &&
    places.every((place) => {
      const taken = seats.filter((seat) => isSame(seat, place)).length;
      return taken >= place.min && taken <= place.max;
    })
  );
}

function faultInEvents(record: GameRecord, game: AnyGame): Fault | undefined {
  let state = beginning(record);
  for (let i = 0; i < record.events.length; ) {
    const taken = stepsFrom(state, game, record.events, i);
    if (taken === 0) return { code: 'bad-event', event: i + 1 };
    for (const event of record.events.slice(i, i + taken)) state = evolve(state, event as Event);
    i += taken;
  }
  return state.phase === 'over' ? undefined : { code: 'unfinished' };
}

/** How many of the next events follow from one decision: 0 if the first does not. */
function stepsFrom(state: State, game: AnyGame, events: readonly RecordEvent[], from: number): number {
  const event = events[from] as RecordEvent;
  if (event.kind === 'seated') return state.phase === 'playing' && maySit(state, event) ? 1 : 0;
  if (event.kind === 'presence') return state.phase === 'playing' && maySee(state, game, event) ? 1 : 0;
  const inside = currentGameOf(state).state;
  try {
    for (const attempt of game.attempts(inside, event.event)) {
      for (const by of actorsOf(state, attempt)) {
        const moves = decided(game, inside, by, attempt);
        if (moves.length > 0 && moves.every((move, i) => isMove(events[from + i], move))) return moves.length;
      }
    }
  } catch {
    // The event is not one of the game's.
  }
  return 0;
}

function isMove(event: RecordEvent | undefined, expected: unknown): boolean {
  return event?.kind === 'played' && isEqual(event.event, expected);
}

function decided(game: AnyGame, state: unknown, by: Seat | 'clock' | 'host', attempt: Attempt<unknown>): unknown[] {
  const { now, opinion } = attempt.facts;
  const action = game.schemas.action.safeParse(attempt.action);
  if (!action.success || !Number.isSafeInteger(now)) return [];
  if (opinion !== undefined && !opinionSchema.safeParse(opinion).success) return [];
  const result = game.decide(state, by, action.data, attempt.facts);
  return result.ok ? result.value : [];
}

function actorsOf(state: State, { by }: Attempt<unknown>): (Seat | 'clock' | 'host')[] {
  if (by === 'clock' || by === 'host') return [by as 'clock' | 'host'];
  const people = by === 'anyone' ? state.people : state.people.filter(({ id }) => id === by);
  return people.map((person) => gameSeatOf(state, person)).filter((seat) => seat !== undefined);
}

function maySit(state: State, event: RecordEvent & { kind: 'seated' }): boolean {
  const person = personOf(state, event.person as never);
  if (!person) return false;
  if (!event.place) return true;
  const place = findSeatKind(state, event.place);
  if (!place) return false;
  const to = { ...place, taken: takenAt(state, place), bots: 0, takesBots: true };
  const part = partOf(state, person.id);
  return sitRefusal({ from: person.place, to, part, playing: true, isBot: person.bot !== undefined }) === undefined;
}

/** A connection is recorded only if the game waits for this person. */
function maySee(state: State, game: AnyGame, event: RecordEvent & { kind: 'presence' }): boolean {
  const seat = gameSeatOf(state, personOf(state, event.person as never));
  if (!seat || !game.absence) return false;
  const before = currentGameOf(state).state;
  return game.absence(before, seat.person, { here: event.here, at: event.at }) !== before;
}
