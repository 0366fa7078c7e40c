/**
 * Which of a bot's intended moves are permitted. Clues go through the referee first, as when a person checks a clue.
 */
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';

export type Clue = Extract<Action, { kind: 'play' }> & {
  action: { kind: 'giveClue'; word: string; number: number | 'unlimited' };
};

/** Undefined if it is not asked, or fails. */
export type Ask = (word: string, view: View) => Promise<Opinion | undefined>;

/**
 * Permitted moves, best first. Of the clues, only the first that is legal, or else the doubtful ones; a clue that the
 * referee calls illegal is never given where its verdict binds.
 */
export async function permitted(view: View, actions: readonly Action[], ask: Ask): Promise<Action[]> {
  const found: Action[] = [];
  for (const action of actions) {
    const opinion = isClue(action) ? await ask(action.action.word, view) : undefined;
    if (opinion?.verdict === 'illegal' || table.permits(view, action, opinion) !== undefined) continue;
    if (isClue(action) && opinion?.verdict !== 'doubtful') return [...found.filter((one) => !isClue(one)), action];
    found.push(action);
  }
  return found;
}

export function isClue(action: Action): action is Clue {
  return action.kind === 'play' && action.action.kind === 'giveClue';
}
