/** Which side a round of Spyfall went to. */
import type { RoundResult } from '@safehouse/rules/spyfall/types.ts';
import type { Verdict } from './story.ts';

const spyWins: readonly RoundResult[] = ['innocent-accused', 'location-named', 'innocent-convicted', 'spy-escaped'];

/** Which side a round went to; nobody's if it was void. */
export function winnerOf(result: RoundResult): 'spy' | 'others' | undefined {
  return result === 'void' ? undefined : spyWins.includes(result) ? 'spy' : 'others';
}

/** Whether this one is on the side that won; nobody is who had no card, or if the round was void. */
export function hasWon(verdict: Verdict, person: string | undefined): boolean | undefined {
  const winner = winnerOf(verdict.result);
  const isSpy = verdict.spy === person;
  if (!winner || !(isSpy || verdict.roles.some((each) => each.person === person))) return undefined;
  return isSpy === (winner === 'spy');
}
