/** Which locations a game is played with (S2). The pages count with it too, so it uses no schemas. */
import { nameKey } from '../kernel/name-key.ts';
import type { Options } from './options.ts';

type Choice = Pick<Options, 'own' | 'without'>;

/** The language's locations that are not switched off and not replaced by one of the table's own. */
export function kept<Named extends { readonly id: string; readonly name: string }>(
  { own, without }: Choice,
  locations: readonly Named[],
): Named[] {
  const names = new Set(own.map(({ name }) => nameKey(name)));
  return locations.filter(({ id, name }) => !without.includes(id) && !names.has(nameKey(name)));
}

/** One more than there are rounds, so that the spy has a choice in the last one too. */
export function leastLocations({ rounds }: Pick<Options, 'rounds'>): number {
  return rounds + 1;
}
