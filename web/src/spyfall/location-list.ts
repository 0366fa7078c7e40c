/** The locations of a game, sorted in their language, with the played ones marked (S5). */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

export type Listed = { readonly id: string; readonly name: string; readonly isPlayed: boolean };

/** The same for everyone, regardless of their card. `packs` gives the language: `ro/locations`. */
export function listed({ locations, verdicts }: View, packs: readonly string[]): readonly Listed[] {
  const played = new Set(verdicts.map(({ location }) => location));
  const { compare } = new Intl.Collator(packs[0]?.split('/')[0] ?? 'en');
  return locations
    .map(({ id, name }) => ({ id, name, isPlayed: played.has(id) }))
    .toSorted((a, b) => compare(a.name, b.name));
}
