/** The seat for a newcomer who does not choose one. Browsers run this too, so it imports types only. */
import type { SeatName } from './types.ts';
import type { View } from './view-types.ts';

type Place = Pick<View['places'][number], 'team' | 'role' | 'min' | 'max' | 'taken' | 'sit'>;

/**
 * First where the game lacks someone, then where there is room, then a
 * bot's. Smaller teams come first. Undefined if this viewer can sit nowhere.
 */
export function neededSeat(places: readonly Place[]): SeatName | undefined {
  const open = places.filter(({ sit }) => sit === 'yes');
  const lacking = open.filter(({ taken, min }) => taken < min);
  const free = open.filter(({ taken, max }) => taken < max);
  const [some = []] = [lacking, free, open].filter(({ length }) => length > 0);
  const size = ({ team }: Place) => places.reduce((sum, each) => sum + (each.team === team ? each.taken : 0), 0);
  const least = Math.min(...some.map(size));
  const seat = some.find((place) => size(place) === least);
  return seat && { team: seat.team, role: seat.role };
}
