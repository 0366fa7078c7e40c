/** The locations of a game as a list to look things up in: by the alphabet of their language, those that were played marked (S5). */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

export type Listed = { readonly id: string; readonly name: string; readonly isPlayed: boolean };

/** The same for everybody, whatever is on their card. `packs` says which language it is: `ro/locations`. */
export function listed({ locations, verdicts }: View, packs: readonly string[]): readonly Listed[] {
  const played = new Set(verdicts.map(({ location }) => location));
  const { compare } = new Intl.Collator(packs[0]?.split('/')[0] ?? 'en');
  return locations
    .map(({ id, name }) => ({ id, name, isPlayed: played.has(id) }))
    .toSorted((a, b) => compare(a.name, b.name));
}
