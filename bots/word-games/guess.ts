/** The guesser's choice: which card to touch next, or to stop. */
import type { Belief } from './belief.ts';
import type { Daring } from './daring.ts';

export type GuesserBoard = {
  /** The cards that may be touched. */
  readonly cards: readonly number[];
  readonly belief: Belief;
  /** What each card costs if it is not ours, in own words. */
  readonly loss: readonly number[];
  readonly mayStop: boolean;
  /** All of the current clue's cards are found; another guess would be for an earlier clue. */
  readonly isExtra: boolean;
  readonly daring: Daring;
};

export type Choice = { readonly kind: 'touch'; readonly card: number } | { readonly kind: 'stop' };

/** Choices, best first: the most promising cards, or to stop if even the best one promises too little. */
export function choicesOf(board: GuesserBoard): Choice[] {
  const { cards, belief, loss } = board;
  const value = cards.map((_, j) => of(belief.ours, j) - (1 - of(belief.ours, j)) * of(loss, j));
  const order = cards.map((_, j) => j).sort((a, b) => of(value, b) - of(value, a) || a - b);
  const touches = order.map((j): Choice => ({ kind: 'touch', card: cards[j] as number }));
  const best = order[0];
  if (!board.mayStop || (best !== undefined && isWorthIt(board, best, of(value, best)))) return touches.slice(0, 3);
  return [{ kind: 'stop' }];
}

function isWorthIt({ belief, isExtra, daring }: GuesserBoard, j: number, value: number): boolean {
  const ours = of(belief.ours, j);
  const least = 0.42 - 0.09 * daring;
  // The extra guess is for a word that some clue points at, not for luck.
  if (isExtra && of(belief.meant, j) < least) return false;
  return ours >= least + (isExtra ? 0.12 : 0) && value > -0.06 * daring;
}

function of(numbers: readonly number[], j: number): number {
  return numbers[j] ?? 0;
}
