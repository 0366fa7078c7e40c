/** S22: the number of a round among those that count; a void round is played again under the same number. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

/** `deal`: which deal of the game it was, from 1; by default the current one. */
export function roundNumber({ verdicts, round }: Pick<View, 'verdicts' | 'round'>, deal = round): number {
  return deal - verdicts.slice(0, deal - 1).filter(({ result }) => result === 'void').length;
}
