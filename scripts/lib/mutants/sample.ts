/** A sample of mutants that stays mostly the same when the code changes a little. */
import { createHash } from 'node:crypto';
import type { Mutant } from './mutants.ts';

/**
 * All mutants in the order to try them; a sample is the start of this list. Every file has one early, and a file with
 * four times as many mutants has its others twice as often.
 */
export function inOrder(mutants: readonly Mutant[], seed: number): Mutant[] {
  const drawn = new Map(mutants.map(({ id }) => [id, createHash('sha256').update(`${seed} ${id}`).digest('hex')]));
  const byDraw = (one: Mutant, other: Mutant): number => (`${drawn.get(one.id)}` < `${drawn.get(other.id)}` ? -1 : 1);
  const placed = [...Map.groupBy(mutants, ({ file }) => file).values()].flatMap((ofFile) =>
    ofFile.toSorted(byDraw).map((mutant, rank) => ({ mutant, place: rank / Math.sqrt(ofFile.length) })),
  );
  return placed
    .toSorted((one, other) => one.place - other.place || byDraw(one.mutant, other.mutant))
    .map(({ mutant }) => mutant);
}
