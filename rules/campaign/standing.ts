/** What follows from a campaign's state: which cities are open, their results and notes. */
import type { CityId, Result, State, standings } from './types.ts';
import { cityOf, world } from './world.ts';

type Standing = (typeof standings)[number];

/** D24 */
export function isOpen(state: State, city: CityId): boolean {
  if (city === world.start) return true;
  return cityOf(city)?.links.some((next) => resultsOf(state, next).some(({ won }) => won)) ?? false;
}

/** D31: one win is enough, however often a city was lost before or after. */
export function standingOf(state: State, city: CityId): Standing {
  const results = resultsOf(state, city);
  if (results.some(({ won }) => won)) return 'won';
  if (results.length > 0) return 'lost';
  return isOpen(state, city) ? 'open' : 'closed';
}

export function resultsOf({ results }: State, city: CityId): readonly Result[] {
  return results.filter((result) => result.city === city);
}

export function noteOf({ notes }: State, city: CityId): string {
  return notes[city] ?? '';
}
