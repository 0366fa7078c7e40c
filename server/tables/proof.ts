/** The proof of a finished game: with it, anyone can check that the deal came from the committed seed. */
import type { proof } from '@safehouse/protocol/http.ts';
import type { z } from 'zod';
import { tableStream } from '../platform/ids.ts';
import type { Streams } from '../streams/streams.ts';
import { eventOf } from './envelope.ts';
import type { LiveTable } from './live-table.ts';

export type Proof = z.infer<typeof proof>;

/** Undefined for a game that is running, was abandoned or never existed. */
export async function proofOf(streams: Streams, table: LiveTable, number: number): Promise<Proof | undefined> {
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
    words: [...words],
    ...(locations && { locations: locations.map(({ id, name, roles }) => ({ id, name, roles: [...roles] })) }),
    deal: deal as Proof['deal'],
  };
}
