/** The proof of a finished game: with it anyone can check that the deal came from the seed they were promised. */
import type { proof } from '@safehouse/protocol/http.ts';
import type { z } from 'zod';
import type { Streams } from '../streams/streams.ts';
import { eventOf } from './envelope.ts';
import type { LiveTable } from './live-table.ts';
import { tableStream } from './names.ts';

export type Proof = z.infer<typeof proof>;

/** Nothing for a game that still runs, as for one that never was. */
export async function proofOf(streams: Streams, table: LiveTable, number: number): Promise<Proof | undefined> {
  const { round, phase } = table.state;
  if (!round || number > round.number || (number === round.number && phase === 'playing')) return undefined;
  for (const stored of await streams.read(tableStream(table.id), 0)) {
    const event = eventOf(stored);
    if (event.kind !== 'dealt' || event.number !== number) continue;
    const { setup, seats, words, seed, commitment, deal } = event;
    return {
      game: setup.game,
      number,
      seed,
      commitment,
      options: setup.options,
      seats: seats.map(({ person, team, role }) => ({ person, team, role })),
      words: [...words],
      deal: deal as Proof['deal'],
    };
  }
  return undefined;
}
