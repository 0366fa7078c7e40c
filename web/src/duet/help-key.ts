/** Picks the help text for a view of Duet: one per phase and seat. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

export type HelpKey = keyof Texts['duetHelp']['now'];

export function helpKey({ outcome, you, phase, clues, complete, may }: View): HelpKey {
  if (outcome) return 'over';
  if (!you) return 'watch';
  if (phase === 'sudden') return may.touch === 'yes' ? 'sudden' : 'suddenWait';
  if (phase === 'guess') return may.touch !== 'yes' ? 'partnerGuess' : may.object === 'yes' ? 'judge' : 'guess';
  if (complete[you.side]) return 'meDone';
  if (may.giveClue !== 'yes') return 'wait';
  if (complete[other(you.side)]) return 'partnerDone';
  return clues.length === 0 ? 'first' : 'give';
}
