/** Whether a new game of Spyfall has begun. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

export function isNewGame(before: View, after: View): boolean {
  if (after.verdicts.length < before.verdicts.length || after.round < before.round) return true;
  if (before.outcome && !after.outcome) return true;
  // After an abandoned round: within one round nobody returns to the briefing.
  const isSameRound = after.round === before.round;
  return isSameRound && after.phase === 'briefing' && before.phase !== 'briefing';
}
