/** Judges a machine by the laws: all of them in one pass over random runs, or one of them down to its shortest failing run. */
import fc from 'fast-check';
import { Memory, remembering } from '../kernel/memo.ts';
import type { Law } from './laws-book.ts';
import { type AnySubject, drawnFrom, type Run, stepsOf } from './laws-runs.ts';

/** The number of runs and their most steps, from a seed; and the number of games that are played to their end. */
export type Effort = {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly games: number;
  /** Whether a run that breaks a law is made as short as can be. */
  readonly shrinks: boolean;
};

/** What each law that failed threw first. */
export type Failures = ReadonlyMap<Law, unknown>;

/** LAWS_RUNS digs deeper. */
export function effortOf(effort: Partial<Effort>): Effort {
  return {
    runs: Number(process.env.LAWS_RUNS ?? 150),
    steps: 150,
    seed: fc.readConfigureGlobal().seed ?? 0,
    games: 300,
    shrinks: true,
    ...effort,
  };
}

/** Plays the runs once for all laws, and finds those that failed. A law that has failed is judged no further. */
export function failuresOf(laws: readonly Law[], subject: AnySubject, effort: Partial<Effort> = {}): Failures {
  const failures = new Map<Law, unknown>();
  playRuns(effort, (run) => {
    const left = laws.filter((law) => !failures.has(law));
    for (const [law, error] of judgeRun(left, subject, run)) failures.set(law, error);
  });
  return failures;
}

/** Plays the same runs for one law, and throws with one on which it does not hold: the shortest found. */
export function judge(law: Law, subject: AnySubject, effort: Partial<Effort> = {}): void {
  playRuns(effort, (run) => {
    for (const error of judgeRun([law], subject, run).values()) throw error;
  });
}

function playRuns(effort: Partial<Effort>, play: (run: Run) => void): void {
  const { runs, steps, seed, shrinks } = effortOf(effort);
  const draw = fc.nat(2 ** 32 - 1);
  const anyRun = fc.record({ start: draw, draws: fc.array(draw, { maxLength: steps, size: 'max' }) });
  const holds = fc.property(anyRun, play);
  fc.assert(holds, { numRuns: runs, seed, includeErrorInReport: true, endOnFailure: !shrinks });
}

/** Plays one run and hands each step to each law, until it fails. A run that breaks off fails all that are left. */
function judgeRun(laws: readonly Law[], subject: AnySubject, run: Run): Failures {
  const failures = new Map<Law, unknown>();
  const judges = new Map<Law, ReturnType<Law>>();
  const ask = (law: Law, work: () => void) => {
    try {
      work();
    } catch (error) {
      judges.delete(law);
      failures.set(law, error);
    }
  };
  const play = () => {
    for (const law of laws) ask(law, () => judges.set(law, law(subject, run, drawnFrom(2 ** 33 + run.start))));
    for (const step of stepsOf(subject, run)) {
      for (const [law, judged] of judges) ask(law, () => judged(step));
      if (judges.size === 0) return;
    }
  };
  try {
    // Remembering, as the server does: what is remembered of one state must not show in another.
    remembering(new Memory(), play);
  } catch (error) {
    for (const law of judges.keys()) failures.set(law, error);
  }
  return failures;
}
