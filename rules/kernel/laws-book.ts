/** The laws that every game and the table obey: what each says of one run. A broken law throws. */
import { isDeepStrictEqual } from 'node:util';
import type { Facts } from './contract.ts';
import { type AnySubject, type Run, startOf, stepsOf } from './laws-runs.ts';
import { Memory, remembering } from './memo.ts';
import type { Random } from './random.ts';

export type Law = (subject: AnySubject, run: Run, random: Random) => void;

/** The same deal and actions give the same states, also when each was stored and read back in between. */
export const sameAgain: Law = (subject, run) => {
  const { machine } = subject;
  let again = readBack(startOf(subject, run));
  for (const { number, by, action, facts, result, before, after } of stepsOf(subject, run)) {
    hold(isDeepStrictEqual(again, before), `the state before step ${number} is not plain JSON, or not the same again`);
    const answer = machine.decide(again, by, readBack(action), facts);
    hold(isDeepStrictEqual(answer, result), `step ${number} is decided otherwise`, { by, action, answer, result });
    if (answer.ok) again = readBack(answer.value.map(readBack).reduce((s, event) => machine.evolve(s, event), again));
    hold(isDeepStrictEqual(again, after), `the state after step ${number} is not the same`, { by, action });
  }
};

/** What is decided can be applied, leaves the state before as it was, and is plain JSON. */
export const eventsApply: Law = (subject, run) => {
  for (const { number, before, by, action, facts } of stepsOf(subject, run)) {
    const result = subject.machine.decide(frozen(before), by, frozen(action), facts);
    if (!result.ok) continue;
    hold(isDeepStrictEqual(readBack(result.value), result.value), `step ${number} caused events that are not JSON`);
    result.value.reduce((state, event) => frozen(subject.machine.evolve(state, frozen(event))), before);
  }
};

/** Every view, and every action a player takes, fits its closed schema. */
export const viewsFit: Law = (subject, run, random) => {
  const { machine } = subject;
  for (const { number, by, action, after } of stepsOf(subject, run)) {
    hold(machine.schemas.action.safeParse(action).success, `action ${number} does not fit`, { by, action });
    const viewer = anyViewer(subject, after, random).viewer;
    const view = machine.view(after, viewer);
    const parsed = machine.schemas.view.safeParse(view);
    hold(parsed.success, `a view after step ${number} does not fit: ${parsed.error?.message}`, { viewer });
    hold(isDeepStrictEqual(readBack(view), view), `a view after step ${number} is not plain JSON`, { viewer });
    const anew = remembering(new Memory(), () => machine.view(after, viewer));
    hold(isDeepStrictEqual(anew, view), `a view after step ${number} is remembered from another state`, { viewer });
  }
};

/** With everything a viewer may not know drawn anew, they see the same bytes and get the same answers. */
export const nothingLeaks: Law = (subject, run, random) => {
  const { machine } = subject;
  for (const { number, after: state, facts } of stepsOf(subject, run)) {
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
  }
};

/** What a view permits is exactly what is accepted, and what it forbids is refused with that code. */
export const viewsTellTheTruth: Law = (subject, run, random) => {
  const { machine } = subject;
  for (const { number, after: state, facts } of stepsOf(subject, run)) {
    const by = random.pick(subject.players(state));
    const view = machine.view(state, by);
    for (let tries = 0; tries < 3; tries++) {
      const action = subject.anyAction(view, random, by);
      const result = machine.decide(state, by, action, facts);
      const [said, did] = [machine.permits(view, action, facts.opinion), result.ok ? undefined : result.refusal.code];
      hold(said === did, `after step ${number} a view says ${said}, the decision ${did}`, { by, action });
    }
  }
};

/** Viewers of one audience have the same view, byte for byte. */
export const audiencesAgree: Law = (subject, run) => {
  const { machine } = subject;
  for (const { number, after } of stepsOf(subject, run)) {
    const views = new Map<string, string>();
    for (const viewer of [...subject.players(after), ...subject.watchers(after)]) {
      const audience = machine.audience(after, viewer);
      const view = bytes(machine.view(after, viewer));
      hold((views.get(audience) ?? view) === view, `audience ${audience} differs after step ${number}`, { viewer });
      views.set(audience, view);
    }
  }
};

export const everyLaw: Record<string, Law> = {
  'the same deal and actions give the same states, also read back from storage': sameAgain,
  'decided events apply, and change nothing behind our back': eventsApply,
  'views and actions fit their closed schemas': viewsFit,
  'nothing leaks': nothingLeaks,
  'a view says exactly what would be accepted': viewsTellTheTruth,
  'viewers of one audience see the same': audiencesAgree,
};

function hold(holds: boolean, otherwise: string, about?: object): void {
  if (!holds) throw new Error(about ? `${otherwise} ${bytes(about)}` : otherwise);
}

function anyViewer(subject: AnySubject, state: unknown, random: Random): { viewer: unknown; plays: boolean } {
  const players = subject.players(state);
  const viewers = [...players, ...subject.watchers(state)];
  const index = random.below(viewers.length);
  return { viewer: viewers[index], plays: index < players.length };
}

/** Whether it was accepted, and if not, every word of the refusal: events are not shown to anyone. */
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
