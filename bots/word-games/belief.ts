/** The guesser's belief: how likely each open card is ours, from all that was said so far. */

/** What one clue says about the open cards. */
export type Hint = {
  /** How strongly it points at each open card. */
  readonly strengths: ArrayLike<number>;
  /** How many cards it still stands for. */
  readonly left: number;
  /** From 0 to 1: how much it counts. Older ones less, and those that were half understood. */
  readonly trust: number;
};

export type Said = {
  /** Clues for us, and clues for the others. */
  readonly ours: readonly Hint[];
  readonly theirs: readonly Hint[];
  /** Clues with the number 0: none of ours has to do with them (C16, D36). */
  readonly against: readonly Hint[];
};

export type Belief = {
  /** Per open card, how likely it is ours. */
  readonly ours: readonly number[];
  /** Per open card, how likely a clue was meant for it; `theirs`: one of the others' clues. */
  readonly meant: readonly number[];
  readonly theirs: readonly number[];
};

const TEMPERATURE = 0.32;

/** `prior`: how likely each card is ours before anything is said; their sum is how many are left. */
export function believe(prior: readonly number[], { ours, theirs, against }: Said): Belief {
  const none = prior.map(() => 0);
  const either = (hints: readonly Hint[], weights: readonly number[]) =>
    hints
      .map((hint) => meantBy(hint, weights))
      .reduce((all, one) => all.map((p, j) => 1 - (1 - p) * (1 - at(one, j))), none);
  const meant = either(ours, prior);
  const others = either(
    theirs,
    prior.map((p) => 1 - p),
  );
  const barred = either(
    against.map((hint) => ({ ...hint, left: hint.strengths.length / 3 })),
    prior.map(() => 1),
  );
  // What no clue has claimed is shared out among the rest.
  const expected = sum(prior);
  const unclaimed = prior.map((p, j) => p * (1 - at(meant, j)));
  const share = Math.min(1, Math.max(0.1, (expected - sum(meant)) / Math.max(1e-9, sum(unclaimed))));
  return {
    ours: prior.map((_, j) => {
      const doubt = 1 - at(barred, j);
      return (at(meant, j) * (1 - 0.35 * at(others, j)) + at(unclaimed, j) * share * (1 - at(others, j))) * doubt;
    }),
    meant,
    theirs: others,
  };
}

/** How likely each card is one of those that a clue still stands for. */
function meantBy({ strengths, left, trust }: Hint, weights: readonly number[]): number[] {
  if (left <= 0) return weights.map(() => 0);
  const top = weights.reduce((most, _, j) => Math.max(most, at(strengths, j)), 0);
  const pull = weights.map((weight, j) => weight * Math.exp((at(strengths, j) - top) / TEMPERATURE));
  const count = Math.min(left, pull.filter((one) => one > 0).length * 0.9);
  const scale = scaleFor(pull, count);
  return pull.map((one, j) => (1 - Math.exp(-scale * one)) * trust * (0.3 + 0.7 * isLink(at(strengths, j))));
}

/** So that the chances to be meant add up to so many cards. */
function scaleFor(pull: readonly number[], count: number): number {
  let [low, high] = [0, 1];
  const total = (scale: number) => sum(pull.map((one) => 1 - Math.exp(-scale * one)));
  while (total(high) < count && high < 1e9) high *= 4;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (total(middle) < count) low = middle;
    else high = middle;
  }
  return high;
}

/** Near 0 for words that have nothing to do with each other, near 1 from a fair link on. */
function isLink(strength: number): number {
  return 1 / (1 + Math.exp(-(strength - 0.5) / 0.16));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function at(numbers: ArrayLike<number>, j: number): number {
  return numbers[j] ?? 0;
}
