/** A mission as a game: what a table that is opened for a city plays. */
import { duet } from '../duet/game.ts';
import type { Options } from '../duet/types.ts';
import type { City } from './world.ts';

export const missionGame = 'duet';

/** D25 */
export function missionOptions({ id: city, tokens, mistakes }: Pick<City, 'id' | 'tokens' | 'mistakes'>): Options {
  return { ...duet.defaults, play: { kind: 'mission', city, tokens, mistakes } };
}
