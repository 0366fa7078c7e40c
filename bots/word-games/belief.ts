/** The guesser's belief: how likely each open card is ours, given all clues so far. */

/** What one clue says about the open cards. */
export type Hint = {
  /** How strongly it points at each open card. */
  readonly strengths: ArrayLike<number>;
  /** How many cards the clue still stands for. */
  readonly left: number;
  /** Weight from 0 to 1. Older and only partly understood clues weigh less. */
  readonly trust: number;
};

export type Said = {
  /** Our team's clues, and the opponents'. */
  readonly ours: readonly Hint[];
  readonly theirs: readonly Hint[];
  /** Clues with the number 0: none of our cards relates to them (C16, D36). */
  readonly against: readonly Hint[];
};

export type Belief = {
  /** Probability that each open card is ours. */
  readonly ours: readonly number[];
  /** Probability that one of our clues was meant for each open card; `theirs` is the same for the opponents' clues. */
  readonly meant: readonly number[];
  readonly theirs: readonly number[];
};

const TEMPERATURE = 0.32;

/** `prior` is the probability that each card is ours before any clue; it sums to the number of our cards left. */
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
  // Spread the probability that no clue claims over the remaining cards.
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

/** Probability that each card is one of those the clue still stands for. */
function meantBy({ strengths, left, trust }: Hint, weights: readonly number[]): number[] {
  if (left <= 0) return weights.map(() => 0);
  const top = weights.reduce((most, _, j) => Math.max(most, at(strengths, j)), 0);
  const pull = weights.map((weight, j) => weight * Math.exp((at(strengths, j) - top) / TEMPERATURE));
  const count = Math.min(left, pull.filter((one) => one > 0).length * 0.9);
  const scale = scaleFor(pull, count);
  return pull.map((one, j) => (1 - Math.exp(-scale * one)) * trust * (0.3 + 0.7 * linkLikelihood(at(strengths, j))));
}

/** Finds the scale at which the probabilities sum to `count`. */
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

/** Close to 0 for unrelated words, close to 1 from a fair link upwards. */
function linkLikelihood(strength: number): number {
  return 1 / (1 + Math.exp(-(strength - 0.5) / 0.16));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function at(numbers: ArrayLike<number>, j: number): number {
  return numbers[j] ?? 0;
}
