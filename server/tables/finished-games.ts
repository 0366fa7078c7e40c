/** What is told about a finished game: the proof that its deal came from the committed seed, and its whole record. */
import type { proof } from '@safehouse/protocol/http.ts';
import { different } from '@safehouse/rules/clues/words.ts';
import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, PersonId } from '@safehouse/rules/kernel/contract.ts';
import { recordOf } from '@safehouse/rules/record/record.ts';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import type { Event } from '@safehouse/rules/table/types.ts';
import type { z } from 'zod';
import { tableStream } from '../platform/ids.ts';
import type { Streams } from '../streams/streams.ts';
import { eventOf } from './envelope.ts';
import { type Evening, playedGameOf } from './evening.ts';
import type { LiveTable } from './live-table.ts';

export type Proof = z.infer<typeof proof>;

/**
 * Undefined for a game that is running, was abandoned or never existed. Words of the table's own packs that were not
 * dealt are only for those who sat in that game: others get a placeholder for each.
 */
export async function proofOf(
  streams: Streams,
  table: LiveTable,
  number: number,
  reader?: PersonId,
): Promise<Proof | undefined> {
  const game = await finishedGame(streams, table, number);
  if (!game) return undefined;
  const { setup, seats, locations, seed, commitment, deal } = game.dealt;
  return {
    game: setup.game,
    number,
    seed,
    commitment,
    options: setup.options,
    seats: seats.map(({ person, team, role }) => ({ person, team, role })),
    words: wordsFor(game, reader),
    ...(locations && { locations: locations.map(({ id, name, roles }) => ({ id, name, roles: [...roles] })) }),
    deal: deal as Proof['deal'],
  };
}

/** The whole game with everything that happened in it, for the same people as the proof. */
export async function gameRecordOf(
  streams: Streams,
  table: LiveTable,
  number: number,
  reader?: PersonId,
): Promise<GameRecord | undefined> {
  const game = await finishedGame(streams, table, number);
  if (!game) return undefined;
  const words = wordsFor(game, reader);
  return recordOf(game.dealt, game.after, table.state.people, { words, ...(reader && { person: reader }) });
}

/** How many games an evening has at most. */
const MOST_GAMES = 50;

/** The last finished games, as everyone may know them. */
export async function eveningOf(streams: Streams, table: LiveTable): Promise<Evening> {
  const { round, phase } = table.state;
  const running = phase === 'playing' ? round?.number : undefined;
  const events = (await streams.read(tableStream(table.id), 0)).map(eventOf);
  const starts = events.flatMap((event, i) => (event.kind === 'dealt' && event.number !== running ? [i] : []));
  return {
    games: starts.slice(-MOST_GAMES).flatMap((start) => {
      const game = gameFrom(events, start);
      const record = game && recordOf(game.dealt, game.after, table.state.people, { words: wordsFor(game, undefined) });
      return record ? [playedGameOf(record)] : [];
    }),
  };
}

type FinishedGame = {
  /** All events of the table. */
  readonly events: readonly Event[];
  readonly dealt: Dealt;
  /** The events from this deal to the next. */
  readonly after: readonly Event[];
};

async function finishedGame(streams: Streams, table: LiveTable, number: number): Promise<FinishedGame | undefined> {
  const { round, phase } = table.state;
  if (!round || number > round.number || (number === round.number && phase === 'playing')) return undefined;
  const events = (await streams.read(tableStream(table.id), 0)).map(eventOf);
  return gameFrom(
    events,
    events.findIndex((event) => event.kind === 'dealt' && event.number === number),
  );
}

/** The game that was dealt by this event. */
function gameFrom(events: readonly Event[], start: number): FinishedGame | undefined {
  const dealt = events[start];
  if (dealt?.kind !== 'dealt') return undefined;
  const rest = events.slice(start + 1);
  const next = rest.findIndex((event) => event.kind === 'dealt');
  const after = next < 0 ? rest : rest.slice(0, next);
  return after.some((event) => event.kind === 'abandoned') ? undefined : { events, dealt, after };
}

function wordsFor({ events, dealt }: FinishedGame, reader: PersonId | undefined): string[] {
  const played = dealt.seats.some(({ person }) => person === reader);
  return played ? [...dealt.words] : withoutOwn(dealt, ownWordsIn(events, dealt));
}

type Dealt = Extract<Event, { kind: 'dealt' }>;

/** The words of the own packs that this game was dealt from. */
function ownWordsIn(events: readonly Event[], { setup }: Dealt): Set<string> {
  const own = events.flatMap((event) => (event.kind === 'packAdded' && setup.packs.includes(event.id) ? [event] : []));
  return new Set(own.flatMap(({ words }) => words));
}

/**
 * The draw depends only on how many different words there are, so the deal can still be checked: `?1`, `?2`, … stand for
 * words that nobody has seen on the table.
 */
function withoutOwn({ setup, words, deal }: Dealt, own: ReadonlySet<string>): string[] {
  if (own.size === 0) return [...words];
  const game: AnyGame = games[setup.game];
  const dealt = new Set(game.wordsOf(deal));
  return different(words).map((word, i) => (own.has(word) && !dealt.has(word) ? `?${i + 1}` : word));
}
