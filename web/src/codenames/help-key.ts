/** Picks the help text for a view: one per role and phase, and one for waiting. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';

export type HelpKey =
  | 'spymasterClue'
  | 'spymasterPenalty'
  | 'spymasterGuess'
  | 'spymasterJudge'
  | 'spymasterWait'
  | 'spymasterOpponent'
  | 'operativeClue'
  | 'operativeGuess'
  | 'operativeWait'
  | 'operativeOpponent'
  | 'watch'
  | 'over';

export function helpKey({ outcome, you, phase, team, may }: View): HelpKey {
  if (outcome) return 'over';
  if (!you) return 'watch';
  const mine = you.team === team || you.team === 'both';
  if (you.role === 'operative') {
    if (phase === 'opponent') return 'operativeOpponent';
    if (!mine) return 'operativeWait';
    return phase === 'clue' ? 'operativeClue' : 'operativeGuess';
  }
  if (phase === 'opponent') return 'spymasterOpponent';
  if (mine && phase === 'clue') return may.cover === 'yes' ? 'spymasterPenalty' : 'spymasterClue';
  if (mine) return 'spymasterGuess';
  return may.object === 'yes' ? 'spymasterJudge' : 'spymasterWait';
}
