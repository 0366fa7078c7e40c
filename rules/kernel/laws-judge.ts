/** Judges a machine by the laws: all of them in one pass over random runs, or one of them down to its shortest failing run. */
import fc from 'fast-check';
import type { Law } from './laws-book.ts';
import { type AnySubject, drawnFrom, type Run, stepsOf } from './laws-runs.ts';
import { Memory, remembering } from './memo.ts';

/** The number of runs and their most steps, from a seed; and the number of games that are played to their end. */
export type Effort = {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly games: number;
  /** Whether a run that breaks a law is made as short as can be. */
  readonly shrinks: boolean;
};

/** What a law threw; or what the run threw while it was judged, which may be another law's fault. */
export type Failure = { readonly error: unknown; readonly isOwn: boolean };

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
export function failuresOf(
  laws: readonly Law[],
  subject: AnySubject,
  effort: Partial<Effort> = {},
): ReadonlyMap<Law, Failure> {
  const failures = new Map<Law, Failure>();
  playRuns(effort, (run) => {
    const left = laws.filter((law) => !failures.has(law));
    for (const [law, failure] of judgeRun(left, subject, run)) failures.set(law, failure);
  });
  return failures;
}

/** Plays the same runs for one law, and throws with one on which it does not hold: the shortest found. */
export function judge(law: Law, subject: AnySubject, effort: Partial<Effort> = {}): void {
  playRuns(effort, (run) => {
    const failure = judgeRun([law], subject, run).get(law);
    if (failure) throw failure.error;
  });
}

function playRuns(effort: Partial<Effort>, play: (run: Run) => void): void {
  const { runs, steps, seed, shrinks } = effortOf(effort);
  const draw = fc.nat(2 ** 32 - 1);
  const anyRun = fc.record({ start: draw, draws: fc.array(draw, { maxLength: steps, size: 'max' }) });
  const holds = fc.property(anyRun, play);
  fc.assert(holds, { numRuns: runs, seed, includeErrorInReport: true, endOnFailure: !shrinks });
}

/** Plays one run and hands each step to each law, until it fails. */
function judgeRun(laws: readonly Law[], subject: AnySubject, run: Run): ReadonlyMap<Law, Failure> {
  const failures = new Map<Law, Failure>();
  const judges = new Map<Law, ReturnType<Law>>();
  const ask = (law: Law, work: () => void) => {
    try {
      work();
    } catch (error) {
      judges.delete(law);
      failures.set(law, { error, isOwn: true });
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
    for (const law of judges.keys()) failures.set(law, { error, isOwn: false });
  }
  return failures;
}
