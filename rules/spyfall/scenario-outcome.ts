/** Expectations about the result of an action, in the words of the rule tests. */
import { expect } from 'vitest';
import type { Ending, Phase, RoundResult, State } from './types.ts';

type RoundEnd = {
  readonly by: RoundResult;
  readonly points?: Readonly<Record<string, number>>;
  readonly suspect?: string;
  readonly named?: string;
};

export function played(before: State, after: State) {
  const outcome = {
    /** The round continues in this phase. */
    leadsTo: (phase: Phase) => {
      expect([after.phase, after.outcome]).toEqual([phase, undefined]);
      expect(after.verdicts).toEqual(before.verdicts);
      return outcome;
    },
    /** This player asks now, and nobody owes an answer. */
    isAskedBy: (asker: string) => {
      expect([after.phase, after.turn?.asker, after.turn?.asked]).toEqual(['asking', asker, undefined]);
      return outcome;
    },
    awaitsAnswerOf: (asked: string) => {
      expect([after.phase, after.turn?.asked]).toEqual(['asking', asked]);
      return outcome;
    },
    /** The clock shows this many seconds and does not run. */
    stopsTheClockAt: (seconds: number) => {
      expect(after.clock).toMatchObject({ left: seconds * 1000 });
      return outcome;
    },
    /** The clock runs and expires after this many seconds. */
    runsTheClockFor: (seconds: number) => {
      expect(after.clock).toMatchObject({ until: after.at + seconds * 1000 });
      return outcome;
    },
    endsTheRound: ({ by, points = {}, suspect, named }: RoundEnd) => {
      expect(after.phase).toBe('verdict');
      expect(after.verdicts.length).toBe(before.verdicts.length + 1);
      const verdict = after.verdicts.at(-1);
      expect([verdict?.result, verdict?.suspect, verdict?.named]).toEqual([by, suspect, named]);
      const got = verdict?.points.map(({ person, points }) => [person, points]) ?? [];
      expect(Object.fromEntries(got)).toEqual(points);
      return outcome;
    },
    endsTheGame: ({ by, winners }: { by: Ending; winners: readonly string[] }) => {
      expect(after.outcome).toEqual({ ending: by, winners });
      return outcome;
    },
    keepsTheGame: () => {
      expect(after.outcome).toBeUndefined();
      return outcome;
    },
  };
  return outcome;
}
