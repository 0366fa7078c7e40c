/** Registers the laws as tests of a machine: `laws('codenames', subject)` in a game's `laws.test.ts`. */
import { describe, expect, test } from 'vitest';
import { Memory, remembering } from '../kernel/memo.ts';
import { everyLaw, type Law } from './laws-book.ts';
import { type Effort, effortOf, type Failures, failuresOf, judge } from './laws-judge.ts';
import { type AnySubject, drawnFrom, type Run, type Subject, stepsOf } from './laws-runs.ts';

/** The first test plays the runs for all of them, and LAWS_RUNS may ask for thousands. */
const timeout = 900_000;

/** Registers every law as a test. They share one pass over the runs, which the first test plays. */
export function laws<S, A, X, E, V, W>(
  name: string,
  subject: Subject<S, A, X, E, V, W>,
  effort: Partial<Effort> = {},
): void {
  const any = subject as AnySubject;
  let failures: Failures | undefined;
  describe(`laws of ${name} (SEED=${effortOf(effort).seed})`, () => {
    for (const [says, law] of Object.entries(everyLaw)) {
      test(says, { timeout }, () => {
        failures ??= failuresOf(Object.values(everyLaw), any, effort);
        reportFailure(law, failures, any, effort);
      });
    }
    test('the re-deal changes what is hidden', { timeout }, () => redealChanges(any, effort));
    test('random players finish, and reach every ending', { timeout }, () => randomPlayersFinish(any, effort));
  });
}

/** If the law failed in the shared pass, reruns it alone to find its shortest failing run, and throws. */
export function reportFailure(law: Law, failures: Failures, subject: AnySubject, effort: Partial<Effort> = {}): void {
  if (!failures.has(law)) return;
  judge(law, subject, effort);
  // It passed alone, so the memory shared with other laws must have caused the failure.
  throw failures.get(law);
}

/** Checks that redealing changes something at least once: otherwise leaks would go unnoticed. */
export function redealChanges(subject: AnySubject, effort: Partial<Effort> = {}): void {
  const { runs, steps } = effortOf(effort);
  for (const run of fixedRuns({ runs: Math.ceil(runs / 10), steps })) {
    const random = drawnFrom(run.start);
    for (const { after } of stepsOf(subject, run)) {
      const viewers = [...subject.players(after), ...subject.watchers(after)];
      const twin = subject.machine.redeal(after, random.pick(viewers), random);
      if (JSON.stringify(twin) !== JSON.stringify(after)) return;
    }
  }
  expect.unreachable('no re-deals changed the state');
}

/** Uses fixed runs: whether a rare ending is reached must not depend on luck. */
export function randomPlayersFinish(subject: AnySubject, effort: Partial<Effort> = {}): void {
  const reached = new Set<string>();
  for (const run of fixedRuns({ runs: effortOf(effort).games, steps: subject.bound })) {
    const ending = remembering(new Memory(), () => endingOf(subject, run));
    expect(ending, `run ${run.start} within ${subject.bound} steps`).toBeDefined();
    reached.add(String(ending));
  }
  expect([...reached].sort()).toEqual([...subject.endings].sort());
}

function endingOf(subject: AnySubject, run: Run): string | undefined {
  let last: unknown;
  for (const { after } of stepsOf(subject, run)) last = after;
  return subject.finished(last);
}

export function* fixedRuns({ runs, steps }: Pick<Effort, 'runs' | 'steps'>): Generator<Run> {
  for (let start = 0; start < runs; start++) yield { start, draws: numbersFrom(start * steps, steps) };
}

/** Lazy, because most games end long before the last number. */
function* numbersFrom(first: number, count: number): Generator<number> {
  for (let i = 0; i < count; i++) yield first + i;
}
