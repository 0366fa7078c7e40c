/** Which cities a first win has opened (D24), read off the team's map. */
import type { View as Campaign } from '@safehouse/rules/campaign/types.ts';

/** The neighbours that only this win keeps open and nobody has tried; none if it was won before. */
export function openedBy({ cities }: Campaign, city: string): string[] {
  const here = cities.find(({ id }) => id === city);
  if (here?.wins !== 1) return [];
  const won = new Set(cities.filter(({ wins }) => wins > 0).map(({ id }) => id));
  return cities
    .filter(({ standing, links }) => standing === 'open' && links.includes(city))
    .filter(({ links }) => links.every((link) => link === city || !won.has(link)))
    .map(({ id }) => id);
}
