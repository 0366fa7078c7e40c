/** Expectations about the result of an action, in the words of the rule tests. */
import { expect } from 'vitest';
import { identityOf, lastClue } from './board.ts';
import type { Ending, Identity, Phase, State, Team, TurnEnd } from './types.ts';

export type GameEnd = { readonly winner: Team; readonly by: Ending; readonly score?: number };

export function played(before: State, after: State) {
  const outcome = {
    /** The same people continue. */
    keepsTheTurn: () => {
      expect(after.outcome).toBeUndefined();
      expect([after.team, after.phase]).toEqual([before.team, before.phase]);
      return outcome;
    },
    /** It is someone else's turn now, in this state. */
    passesTheTurnTo: (team: Team, phase: Phase = 'clue') => {
      expect(after.outcome).toBeUndefined();
      expect([before.team, before.phase]).not.toEqual([team, phase]);
      expect([after.team, after.phase]).toEqual([team, phase]);
      return outcome;
    },
    /** How the guessing on the last clue ended. */
    because: (end: TurnEnd) => {
      expect(lastClue(after)?.ended).toBe(end);
      return outcome;
    },
    /** The card covered last. */
    shows: (identity: Identity) => {
      expect(after.covers.length).toBe(before.covers.length + 1);
      expect(identityOf(after, after.covers.at(-1)?.card ?? -1)).toBe(identity);
      return outcome;
    },
    endsTheGame: ({ winner, by, score }: GameEnd) => {
      const expected = { ending: by, winners: [winner] };
      expect(after.outcome).toEqual(score === undefined ? expected : { ...expected, score });
      return outcome;
    },
    changesNothing: () => {
      expect(after).toEqual(before);
      return outcome;
    },
  };
  return outcome;
}
