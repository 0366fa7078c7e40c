/** A chi-square fairness test: how far counts are from uniform, or from expected counts. */

/** The deviation in standard deviations: more than 5 is not chance. */
export function unfairness(counts: readonly number[], expected?: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count, i) => {
    const due = expected?.[i] ?? mean;
    return sum + (count - due) ** 2 / due;
  }, 0);
  const freedom = counts.length - 1;
  // Wilson–Hilferty: the cube root of a chi-square variable is approximately normal.
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** How often each kind occurs among the items. */
export function tally<Item>(items: readonly Item[], kinds: readonly Item[]): number[] {
  const counts = new Map(kinds.map((kind) => [kind, 0]));
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()];
}
