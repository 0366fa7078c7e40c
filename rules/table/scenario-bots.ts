/** Helpers for table tests with bots: seating them and checking what is shown of them. */
import { Evening, places } from './scenario.ts';
import type { Action, SeatName } from './types.ts';

export const bot = (place: SeatName, more: Partial<Action & { kind: 'addBot' }> = {}): Action => ({
  kind: 'addBot',
  place,
  level: 'normal',
  name: 'Otto',
  ...more,
});

export const seen = (evening: Evening, who: string) => evening.sees('spectator').people.find(({ id }) => id === who);
export const placeOf = (evening: Evening, who: string) => seen(evening, who)?.place;

/** Anna, with bots in these places. */
export function among(...seats: SeatName[]): Evening {
  const evening = new Evening();
  evening.does('anna', { kind: 'sit', place: places.redOperative });
  for (const place of seats) evening.does('anna', bot(place));
  return evening;
}

/** Anna and three bots in a running game of two teams. */
export function begun(): Evening {
  const evening = among(places.redSpymaster, places.blueSpymaster, places.blueOperative);
  evening.does('anna', { kind: 'start' });
  return evening;
}
