/** Which locations a game is played with (S2). The pages count by it, too, so it needs no schemas. */
import { nameKey } from '../kernel/text.ts';
import type { Options } from './options.ts';

type Choice = Pick<Options, 'own' | 'without'>;

/** Those of the language that are kept: not switched off, and no location of the table's own stands in for them. */
export function kept<Named extends { readonly id: string; readonly name: string }>(
  { own, without }: Choice,
  locations: readonly Named[],
): Named[] {
  const names = new Set(own.map(({ name }) => nameKey(name)));
  return locations.filter(({ id, name }) => !without.includes(id) && !names.has(nameKey(name)));
}

/** One more than there are rounds: in the last one, too, the spy has a choice. */
export function leastLocations({ rounds }: Pick<Options, 'rounds'>): number {
  return rounds + 1;
}
