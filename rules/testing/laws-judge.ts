/** Tests a machine against the laws: all in one pass over random runs, or one law down to its shortest failing run. */
import fc from 'fast-check';
import { Memory, remembering } from '../kernel/memo.ts';
import type { Law } from './laws-book.ts';
import { type AnySubject, drawnFrom, type Run, stepsOf } from './laws-runs.ts';

/** Number of runs, maximum steps per run, the seed, and number of games played to their end. */
export type Effort = {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly games: number;
  /** Whether to shrink a failing run. */
  readonly shrinks: boolean;
};

/** The first error of each failed law. */
export type Failures = ReadonlyMap<Law, unknown>;

/** LAWS_RUNS increases the number of runs. */
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

/** Plays the runs once for all laws and returns the failures. A failed law is not checked further. */
export function failuresOf(laws: readonly Law[], subject: AnySubject, effort: Partial<Effort> = {}): Failures {
  const failures = new Map<Law, unknown>();
  playRuns(effort, (run) => {
    const left = laws.filter((law) => !failures.has(law));
    for (const [law, error] of judgeRun(left, subject, run)) failures.set(law, error);
  });
  return failures;
}

/** Plays the same runs for one law and throws on a failing run, the shortest found. */
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

/**
 * Plays one run and passes each step to each law until that law fails. If the run itself throws, all remaining laws
 * fail.
 */
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
    // Memoizes like the server, to check that one state's cache never shows up in another.
    remembering(new Memory(), play);
  } catch (error) {
    for (const law of judges.keys()) failures.set(law, error);
  }
  return failures;
}
