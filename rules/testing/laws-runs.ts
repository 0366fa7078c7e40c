/** Random runs of a machine for the laws. A run is a list of numbers, so a failing one can be shrunk. */
import type { Facts, Machine } from '../kernel/contract.ts';
import { type Random, randomFrom, type Seed } from '../kernel/random.ts';
import type { Result } from '../kernel/result.ts';

/** What the laws need to know about a game or the table. */
export interface Subject<State, Actor, Action, Event, View, Viewer> {
  readonly machine: Machine<State, Actor, Action, Event, View, Viewer>;
  /** A starting state; all randomness comes from `random`. */
  start(random: Random, now: number): State;
  /** Those who see and act now. */
  players(state: State): readonly (Actor & Viewer)[];
  /** Those who only watch now. */
  watchers(state: State): readonly Viewer[];
  /** A random well-formed action for a player with this view; mostly sensible, sometimes refused. */
  anyAction(view: View, random: Random, by: Actor & Viewer): Action;
  /** The actor of deadline actions. */
  readonly clock: Actor;
  /** Actions of those without a view of their own: a game's host, the table's house. */
  others?(state: State, random: Random): { by: Actor; action: Action };
  /** Outside facts for an action; defaults to `now` alone. */
  facts?(random: Random, now: number): Facts;
  /** The ending, once the run has reached one. */
  finished(state: State): string | undefined;
  /** Every ending that random players must reach. */
  readonly endings: readonly string[];
  /** Maximum number of steps in which random players finish. */
  readonly bound: number;
}

/** The laws work with any state and action types. */
export type AnySubject = Subject<unknown, unknown, unknown, unknown, unknown, unknown>;

/** One number for the start, and one for each step. */
export type Run = { readonly start: number; readonly draws: Iterable<number> };

/** One attempted action. */
export type Step = {
  readonly number: number;
  readonly before: unknown;
  readonly by: unknown;
  readonly action: unknown;
  readonly facts: Facts;
  readonly result: Result<unknown[]>;
  readonly after: unknown;
};

/** Start time of every run. */
export const BEGINNING = 1_800_000_000_000;

export function startOf(subject: AnySubject, run: Run): unknown {
  return subject.start(drawnFrom(run.start), BEGINNING);
}

/** Plays a run until it finishes or runs out of draws. */
export function* stepsOf(subject: AnySubject, run: Run): Generator<Step> {
  const { machine } = subject;
  let before = startOf(subject, run);
  let now = BEGINNING;
  let number = 0;
  for (const draw of run.draws) {
    if (subject.finished(before) !== undefined) return;
    const random = drawnFrom(draw);
    const { by, action, at } = anyMove(subject, before, now, random);
    now = at;
    const facts = subject.facts?.(random, now) ?? { now };
    const result = machine.decide(before, by, action, facts);
    const after = result.ok ? result.value.reduce((state, event) => machine.evolve(state, event), before) : before;
    yield { number: number++, before, by, action, facts, result, after };
    before = after;
  }
}

export function drawnFrom(draw: number): Random {
  return randomFrom(draw.toString(16).padStart(32, '0') as Seed);
}

function anyMove(subject: AnySubject, state: unknown, now: number, random: Random) {
  const { machine } = subject;
  const deadline = machine.deadline(state);
  const at = now + random.below(8000);
  // Usually nobody waits for the clock; now and then everyone does.
  if (deadline && (deadline.at <= at || random.below(25) === 0)) {
    return { by: subject.clock, action: deadline.action, at: Math.max(now, deadline.at) };
  }
  const other = random.below(15) === 0 ? subject.others?.(state, random) : undefined;
  if (other) return { by: other.by, action: other.action, at };
  // Prefers a player with a permitted action: tries three, then attempts the last one anyway.
  for (let asked = 1; ; asked++) {
    const by = random.pick(subject.players(state));
    const view = machine.view(state, by);
    const action = subject.anyAction(view, random, by);
    if (asked === 3 || machine.permits(view, action) === undefined) return { by, action, at };
  }
}
