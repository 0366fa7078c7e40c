/** Random runs of a machine, for the laws to judge: a run is a list of numbers, so that a failing one can be shrunk. */
import type { Facts, Machine } from '../kernel/contract.ts';
import { type Random, randomFrom, type Seed } from '../kernel/random.ts';
import type { Result } from '../kernel/result.ts';

/** What the laws need to know of a game, or of the table. */
export interface Subject<State, Actor, Action, Event, View, Viewer> {
  readonly machine: Machine<State, Actor, Action, Event, View, Viewer>;
  /** A state that a run may start from; all chance comes from `random`. */
  start(random: Random, now: number): State;
  /** Those who see and act, now. */
  players(state: State): readonly (Actor & Viewer)[];
  /** Those who only see, now. */
  watchers(state: State): readonly Viewer[];
  /** Some well-formed action of a player with this view; mostly sensible, sometimes refused. */
  anyAction(view: View, random: Random, by: Actor & Viewer): Action;
  /** Who does what the deadline says. */
  readonly clock: Actor;
  /** What those do who act without a view of their own: a game's host, the house of a table. */
  others?(state: State, random: Random): { by: Actor; action: Action };
  /** What the outside adds to an action; `now` alone if this is left out. */
  facts?(random: Random, now: number): Facts;
  /** The ending, once a run has come to one. */
  finished(state: State): string | undefined;
  /** Every ending that random players must reach. */
  readonly endings: readonly string[];
  /** Random players finish within so many steps. */
  readonly bound: number;
}

/** The laws do not care what a state or an action is made of. */
export type AnySubject = Subject<unknown, unknown, unknown, unknown, unknown, unknown>;

/** One number for the start, and one for each step. */
export type Run = { readonly start: number; readonly draws: Iterable<number> };

/** Somebody tried something. */
export type Step = {
  readonly number: number;
  readonly before: unknown;
  readonly by: unknown;
  readonly action: unknown;
  readonly facts: Facts;
  readonly result: Result<unknown[]>;
  readonly after: unknown;
};

/** When every run begins. */
export const BEGINNING = 1_800_000_000_000;

export function startOf(subject: AnySubject, run: Run): unknown {
  return subject.start(drawnFrom(run.start), BEGINNING);
}

/** Plays a run until it is finished or its draws are used up. */
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
  // Mostly nobody waits for the clock; now and then everybody does.
  if (deadline && (deadline.at <= at || random.below(25) === 0)) {
    return { by: subject.clock, action: deadline.action, at: Math.max(now, deadline.at) };
  }
  const other = random.below(15) === 0 ? subject.others?.(state, random) : undefined;
  if (other) return { by: other.by, action: other.action, at };
  // Mostly somebody who can do something: three are asked, then it is tried all the same.
  for (let asked = 1; ; asked++) {
    const by = random.pick(subject.players(state));
    const view = machine.view(state, by);
    const action = subject.anyAction(view, random, by);
    if (asked === 3 || machine.permits(view, action) === undefined) return { by, action, at };
  }
}
