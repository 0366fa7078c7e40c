/** Whether another game of Spyfall lies on the table. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';

export function isNewGame(before: View, after: View): boolean {
  if (after.verdicts.length < before.verdicts.length || after.round < before.round) return true;
  if (before.outcome && !after.outcome) return true;
  // A round that was called off: within one nobody goes back to the briefing.
  const isSameRound = after.round === before.round;
  return isSameRound && after.phase === 'briefing' && before.phase !== 'briefing';
}
