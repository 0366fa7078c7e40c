/** Which cities a first win opened (D24), computed from the campaign. */
import type { View as Campaign } from '@safehouse/rules/campaign/types.ts';

/** Untried neighbours that only this win keeps open; empty if the city was won before. */
export function openedBy(
  { cities }: { readonly cities: readonly Campaign['cities'][number][] },
  city: string,
): string[] {
  const here = cities.find(({ id }) => id === city);
  if (here?.wins !== 1) return [];
  const won = new Set(cities.filter(({ wins }) => wins > 0).map(({ id }) => id));
  return cities
    .filter(({ standing, links }) => standing === 'open' && links.includes(city))
    .filter(({ links }) => links.every((link) => link === city || !won.has(link)))
    .map(({ id }) => id);
}
