/** A server with bots that move at once, and what its bots did. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { onTestFinished } from 'vitest';
import type { Streams } from '../streams/streams.ts';
import { eventOf } from '../tables/envelope.ts';
import type { Mind } from './bots.ts';
import { openHouse } from './house.ts';

export const atOnce = { botPace: 0 };
/** The first bot of a table. */
export const bot = 'bot-1' as PersonId;

export async function houseWith(thinker: Mind, changes: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse({ thinker, settings: atOnce, ...changes });
  onTestFinished(() => house.close());
  return house;
}

/** The kinds of the bot's events in the stream so far. */
export async function movesOf(streams: Streams, table: string, of = bot): Promise<string[]> {
  const events = (await streams.read(`table/${table}`, 0)).map(eventOf);
  return events.flatMap((event) => {
    const played = event.kind === 'played' ? (event.event as { kind: string; by?: string }) : undefined;
    return played?.by === of ? [played.kind] : [];
  });
}
