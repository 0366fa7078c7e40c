/** Which side won a round of Spyfall. */
import type { RoundResult } from '@safehouse/rules/spyfall/types.ts';
import type { Verdict } from './story.ts';

const spyWins: readonly RoundResult[] = ['innocent-accused', 'location-named', 'innocent-convicted', 'spy-escaped'];

/** Undefined for a void round. */
export function winnerOf(result: RoundResult): 'spy' | 'others' | undefined {
  return result === 'void' ? undefined : spyWins.includes(result) ? 'spy' : 'others';
}

/** Whether this person is on the winning side; undefined without a card, or for a void round. */
export function hasWon(verdict: Verdict, person: string | undefined): boolean | undefined {
  const winner = winnerOf(verdict.result);
  const isSpy = verdict.spy === person;
  if (!winner || !(isSpy || verdict.roles.some((each) => each.person === person))) return undefined;
  return isSpy === (winner === 'spy');
}
