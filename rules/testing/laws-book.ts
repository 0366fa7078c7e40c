/** The laws for every game and the table: each checks the steps of one run and throws when broken. */
import type { Facts } from '../kernel/contract.ts';
import { Memory, remembering } from '../kernel/memo.ts';
import { isPlain } from '../kernel/plain.ts';
import type { Random } from '../kernel/random.ts';
import { type AnySubject, type Run, type Step, startOf } from './laws-runs.ts';

/** Receives a run at its start and checks its steps one by one. */
export type Law = (subject: AnySubject, run: Run, random: Random) => (step: Step) => void;

/** The same deal and actions give the same states, even if each state is stored and read back in between. */
export const sameAgain: Law = (subject, run) => {
  const { machine } = subject;
  const started = startOf(subject, run);
  hold(isPlain(started), 'the first state is not plain JSON');
  let again = readBack(started);
  return apart(({ number, by, action, facts, result, after }) => {
    const answer = machine.decide(again, by, readBack(action), facts);
    hold(bytes(answer) === bytes(result), `step ${number} is decided otherwise`, { by, action, answer, result });
    if (!answer.ok) return;
    const stored = bytes(answer.value.map(readBack).reduce((s, event) => machine.evolve(s, event), again));
    hold(isPlain(after) && stored === bytes(after), `the state after step ${number} is not the same`, { by, action });
    again = JSON.parse(stored);
  });
};

/** Decided events apply cleanly, do not mutate the previous state and are plain JSON. */
export const eventsApply: Law = (subject, run) => {
  const { machine } = subject;
  // A copy, because frozen objects are slow and would slow down every other law.
  let state = frozen(readBack(startOf(subject, run)));
  return apart(({ number, by, action, facts }) => {
    const result = machine.decide(state, by, frozen(readBack(action)), facts);
    if (!result.ok) return;
    hold(isPlain(result.value), `step ${number} caused events that are not JSON`);
    state = result.value.reduce<unknown>((before, event) => frozen(machine.evolve(before, frozen(event))), state);
  });
};

/** Every view and every player's action fits its closed schema. */
export const viewsFit: Law = (subject, _, random) => {
  const { machine } = subject;
  return ({ number, by, action, after }) => {
    hold(machine.schemas.action.safeParse(action).success, `action ${number} does not fit`, { by, action });
    const viewer = anyViewer(subject, after, random).viewer;
    const view = machine.view(after, viewer);
    const parsed = machine.schemas.view.safeParse(view);
    hold(parsed.success, `a view after step ${number} does not fit: ${parsed.error?.message}`, { viewer });
    hold(isPlain(view), `a view after step ${number} is not plain JSON`, { viewer });
    const fresh = remembering(new Memory(), () => machine.view(after, viewer));
    hold(bytes(fresh) === bytes(view), `a view after step ${number} is remembered from another state`, { viewer });
  };
};

/** With everything hidden from a viewer redrawn, they see the same bytes and get the same answers. */
export const nothingLeaks: Law = (subject, _, random) => {
  const { machine } = subject;
  return apart(({ number, after: state, facts }) => {
    const { viewer, plays } = anyViewer(subject, state, random);
    const twin = machine.redeal(state, viewer, random);
    const view = machine.view(state, viewer);
    const where = `after step ${number}`;
    hold(bytes(view) === bytes(machine.view(twin, viewer)), `a view leaks ${where}`, { viewer });
    hold(machine.audience(state, viewer) === machine.audience(twin, viewer), `an audience leaks ${where}`, { viewer });
    for (let tries = 0; plays && tries < 3; tries++) {
      const action = subject.anyAction(view, random, viewer);
      const same = answer(subject, state, viewer, action, facts) === answer(subject, twin, viewer, action, facts);
      hold(same, `an answer leaks ${where}`, { viewer, action });
    }
  });
};

/** An action is accepted exactly if the view permits it, and refused with the code that the view predicts. */
export const viewsTellTheTruth: Law = (subject, _, random) => {
  const { machine } = subject;
  return ({ number, after: state, facts }) => {
    const by = random.pick(subject.players(state));
    const view = machine.view(state, by);
    for (let tries = 0; tries < 3; tries++) {
      const action = subject.anyAction(view, random, by);
      const result = machine.decide(state, by, action, facts);
      const [said, did] = [machine.permits(view, action, facts.opinion), result.ok ? undefined : result.refusal.code];
      hold(said === did, `after step ${number} a view says ${said}, the decision ${did}`, { by, action });
    }
  };
};

/** All viewers of one audience have the same view, byte for byte. */
export const audiencesAgree: Law = (subject) => {
  const { machine } = subject;
  return ({ number, after }) => {
    const views = new Map<string, unknown>();
    for (const viewer of [...subject.players(after), ...subject.watchers(after)]) {
      const audience = machine.audience(after, viewer);
      const view = machine.view(after, viewer);
      const same = views.get(audience) ?? view;
      hold(same === view || bytes(same) === bytes(view), `audience ${audience} differs after step ${number}`, {
        viewer,
      });
      views.set(audience, same);
    }
  };
};

/**
 * C7, D19: while a game runs, those who may react have seen no more of the cards on the table or in a hand than a
 * spectator, so their reaction can tell nothing about them. Only a table has reactions.
 */
export const reactionsTellNothing: Law = (subject, _, random) => {
  const { machine } = subject;
  type Game = { cards?: unknown; you?: unknown };
  type Reacting = { may?: { react?: string }; phase?: string; round?: { view: Game } };
  const cardsOf = ({ round }: Reacting) => bytes([round?.view.cards, round?.view.you]);
  return apart(({ number, after }) => {
    const viewer = random.pick(subject.players(after));
    const seen = machine.view(after, viewer) as Reacting;
    if (seen.may?.react !== 'yes' || seen.phase !== 'playing') return;
    const twin = machine.redeal(after, 'spectator', random);
    hold(
      cardsOf(machine.view(twin, viewer) as Reacting) === cardsOf(seen),
      `after step ${number} someone who knows more than a spectator may react`,
      { viewer },
    );
  });
};

export const everyLaw: Readonly<Record<string, Law>> = {
  'the same deal and actions give the same states, also read back from storage': sameAgain,
  'decided events apply, and change nothing behind our back': eventsApply,
  'views and actions fit their closed schemas': viewsFit,
  'nothing leaks': nothingLeaks,
  'a view says exactly what would be accepted': viewsTellTheTruth,
  'viewers of one audience see the same': audiencesAgree,
  'a reaction can tell nothing': reactionsTellNothing,
};

/**
 * Gives a law its own memory, for laws that look at states outside the run. In the run's memory, copies and twins would
 * evict what is cached from step to step, and `viewsFit` would compare less.
 */
function apart(judged: (step: Step) => void): (step: Step) => void {
  const memory = new Memory();
  return (step) => remembering(memory, () => judged(step));
}

function hold(holds: boolean, otherwise: string, about?: object): void {
  if (!holds) throw new Error(about ? `${otherwise} ${bytes(about)}` : otherwise);
}

function anyViewer(subject: AnySubject, state: unknown, random: Random): { viewer: unknown; plays: boolean } {
  const players = subject.players(state);
  const viewers = [...players, ...subject.watchers(state)];
  const index = random.below(viewers.length);
  return { viewer: viewers[index], plays: index < players.length };
}

/** Whether it was accepted, or the full refusal. Excludes events, which nobody is shown. */
function answer({ machine }: AnySubject, state: unknown, by: unknown, action: unknown, facts: Facts): string {
  const result = machine.decide(state, by, action, facts);
  return result.ok ? 'accepted' : bytes(result.refusal);
}

function bytes(value: unknown): string {
  return JSON.stringify(value);
}

function readBack<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
