/** The laws, registered on a machine as tests: `laws('codenames', subject)` in a game's `laws.test.ts`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyLaw, type Law } from './laws-book.ts';
import { type AnySubject, drawnFrom, type Run, type Subject, stepsOf } from './laws-runs.ts';
import { Memory, remembering } from './memo.ts';

/** So many runs of so many steps at most a law, from a seed; and so many games played to their end. */
export type Effort = {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly games: number;
  /** Whether a run that breaks a law is made as short as can be. */
  readonly shrinks: boolean;
};

/** LAWS_RUNS digs deeper. */
const usual: Effort = {
  runs: Number(process.env.LAWS_RUNS ?? 150),
  steps: 150,
  seed: fc.readConfigureGlobal().seed ?? 0,
  games: 300,
  shrinks: true,
};

const timeout = 120_000;

/** Registers every law on a machine, as tests. */
export function laws<S, A, X, E, V, W>(
  name: string,
  subject: Subject<S, A, X, E, V, W>,
  effort: Partial<Effort> = {},
): void {
  const whole = { ...usual, ...effort };
  describe(`laws of ${name} (SEED=${whole.seed})`, () => {
    const any = subject as AnySubject;
    for (const [says, law] of Object.entries(everyLaw)) test(says, { timeout }, () => judge(law, any, whole));
    test('the re-deal changes what is hidden', { timeout }, () => redealChanges(any, whole));
    test('random players finish, and reach every ending', { timeout }, () => randomPlayersFinish(any, whole));
  });
}

/** Throws with a run on which the law does not hold: the shortest found. */
export function judge(law: Law, subject: AnySubject, effort: Partial<Effort> = {}): void {
  const { runs, steps, seed, shrinks } = { ...usual, ...effort };
  const draw = fc.nat(2 ** 32 - 1);
  const anyRun = fc.record({ start: draw, draws: fc.array(draw, { maxLength: steps, size: 'max' }) });
  // Remembering, as the server does: what is remembered of one state must not show in another.
  const holds = fc.property(anyRun, (run) =>
    remembering(new Memory(), () => law(subject, run, drawnFrom(2 ** 33 + run.start))),
  );
  fc.assert(holds, { numRuns: runs, seed, includeErrorInReport: true, endOnFailure: !shrinks });
}

/** A re-deal that changes nothing would let every leak pass: somebody has to be in the dark. */
export function redealChanges(subject: AnySubject, effort: Partial<Effort> = {}): void {
  const { machine } = subject;
  let changes = 0;
  const { runs, steps } = { ...usual, ...effort };
  for (const run of someRuns({ runs: Math.ceil(runs / 10), steps })) {
    const random = drawnFrom(run.start);
    for (const { after } of stepsOf(subject, run)) {
      const viewers = [...subject.players(after), ...subject.watchers(after)];
      const twin = machine.redeal(after, random.pick(viewers), random);
      if (JSON.stringify(twin) !== JSON.stringify(after)) changes++;
    }
  }
  expect(changes, 're-deals that changed the state').toBeGreaterThan(0);
}

/** Always the same runs: whether a rare ending is reached must not depend on luck. */
export function randomPlayersFinish(subject: AnySubject, effort: Partial<Effort> = {}): void {
  const { games } = { ...usual, ...effort };
  const reached = new Set<string>();
  for (const run of someRuns({ runs: games, steps: subject.bound })) {
    let last: unknown;
    for (const { after } of stepsOf(subject, run)) last = after;
    const ending = subject.finished(last);
    expect(ending, `run ${run.start} within ${subject.bound} steps`).toBeDefined();
    reached.add(String(ending));
  }
  expect([...reached].sort()).toEqual([...subject.endings].sort());
}

function* someRuns({ runs, steps }: Pick<Effort, 'runs' | 'steps'>): Generator<Run> {
  for (let start = 0; start < runs; start++) {
    yield { start, draws: Array.from({ length: steps }, (_, i) => start * steps + i) };
  }
}
