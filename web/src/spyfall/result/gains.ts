/** Who got points in a round of Spyfall, and for what; people with the same reasons are grouped. */
import type { Merit } from '@safehouse/rules/spyfall/types.ts';
import type { Verdict } from '../story.ts';

export type Gain = { readonly people: readonly string[]; readonly points: number; readonly merits: readonly Merit[] };

/** Most points first. */
export function gains({ points: all }: Pick<Verdict, 'points'>): Gain[] {
  const groups = Map.groupBy(all, ({ merits }) => merits.join(' '));
  return [...groups.values()]
    .map((group) => ({
      people: group.map(({ person }) => person),
      points: group[0]?.points ?? 0,
      merits: group[0]?.merits ?? [],
    }))
    .sort((a, b) => b.points - a.points);
}
