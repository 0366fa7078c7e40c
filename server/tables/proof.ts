/** The proof of a finished game: with it, anyone can check that the deal came from the committed seed. */
import type { proof } from '@safehouse/protocol/http.ts';
import { different } from '@safehouse/rules/clues/words.ts';
import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, PersonId } from '@safehouse/rules/kernel/contract.ts';
import type { Event } from '@safehouse/rules/table/types.ts';
import type { z } from 'zod';
import { tableStream } from '../platform/ids.ts';
import type { Streams } from '../streams/streams.ts';
import { eventOf } from './envelope.ts';
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
  const { round, phase } = table.state;
  if (!round || number > round.number || (number === round.number && phase === 'playing')) return undefined;
  const events = (await streams.read(tableStream(table.id), 0)).map(eventOf);
  const start = events.findIndex((event) => event.kind === 'dealt' && event.number === number);
  const dealt = events[start];
  if (dealt?.kind !== 'dealt') return undefined;
  const after = events.slice(start + 1).find((event) => event.kind === 'dealt' || event.kind === 'abandoned');
  if (after?.kind === 'abandoned') return undefined;
  const { setup, seats, words, locations, seed, commitment, deal } = dealt;
  return {
    game: setup.game,
    number,
    seed,
    commitment,
    options: setup.options,
    seats: seats.map(({ person, team, role }) => ({ person, team, role })),
    words: seats.some(({ person }) => person === reader) ? [...words] : withoutOwn(dealt, ownWordsIn(events, dealt)),
    ...(locations && { locations: locations.map(({ id, name, roles }) => ({ id, name, roles: [...roles] })) }),
    deal: deal as Proof['deal'],
  };
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
