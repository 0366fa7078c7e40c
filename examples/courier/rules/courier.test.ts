/** Courier obeys the laws, and its rules. */
import { expect } from 'vitest';
import { sampleContent } from '../clues/sample.ts';
import type { GameActor, GameViewer, PersonId, Seat } from '../kernel/contract.ts';
import { laws } from '../testing/laws.ts';
import type { Subject } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { courier } from './game.ts';
import { anyAction, anyOptions } from './random-player.ts';
import { type Action, type Event, endings, type State, type View } from './types.ts';

const seat = (person: string, role: string): Seat => ({ person: person as PersonId, team: 'station', role });
const ada = seat('ada', 'courier');
const [ben, cleo] = [seat('ben', 'searcher'), seat('cleo', 'searcher')];
const seats = [ada, ben, cleo];

const subject: Subject<State, GameActor, Action, Event, View, GameViewer> = {
  machine: courier,
  start: (random, now) => courier.begin(courier.deal(anyOptions(random), seats, sampleContent, random), now),
  players: () => seats,
  watchers: () => ['spectator'],
  anyAction,
  clock: 'clock',
  finished: ({ outcome }) => outcome?.ending,
  endings,
  bound: 400,
};

laws('courier', subject);

/** The parcel is in the first locker, the last one is watched. */
function table(tries: 2 | 3 = 3) {
  const words = sampleContent.words.slice(0, 9);
  let state = courier.begin({ options: { tries }, words, parcel: 0, watched: 8 }, 0);
  return {
    see: (viewer: GameViewer) => courier.view(state, viewer),
    /** The refusal, or `undefined`. */
    tries(by: Seat, action: Action): string | undefined {
      const decided = courier.decide(state, by, action, { now: 0 });
      if (decided.ok) state = decided.value.reduce(courier.evolve, state);
      return decided.ok ? undefined : decided.refusal.code;
    },
    ending: () => state.outcome?.ending,
  };
}

rule('K1', 'one courier, and one to five searchers', () => {
  const sizes = courier.places({ tries: 3 }).map(({ role, min, max }) => ({ role, min, max }));
  expect(sizes).toEqual([
    { role: 'courier', min: 1, max: 1 },
    { role: 'searcher', min: 1, max: 5 },
  ]);
});

rule('K2', 'nine lockers with different words, one with the parcel, another one watched', () => {
  const { lockers } = table().see(ada);
  expect(new Set(lockers.map(({ word }) => word)).size).toBe(9);
  const inside = lockers.map(({ content }) => content).filter((content) => content !== 'empty');
  expect(inside).toEqual(['parcel', 'watched']);
});

rule('K3', 'only the courier knows what is in a closed locker', () => {
  const t = table();
  for (const viewer of [ben, 'spectator'] as const) {
    expect(t.see(viewer).lockers.filter(({ content }) => content !== undefined)).toEqual([]);
  }
});

rule('K4', 'the courier rules out lines without the parcel, each once', () => {
  const t = table();
  expect(t.tries(ada, { kind: 'ruleOut', line: 0 })).toBe('parcel-is-there');
  expect(t.tries(ben, { kind: 'ruleOut', line: 1 })).toBe('courier-rules-out');
  expect(t.tries(ada, { kind: 'ruleOut', line: 1 })).toBeUndefined();
  expect(
    t
      .see(ben)
      .lockers.map(({ isRuledOut }) => isRuledOut)
      .indexOf(true),
  ).toBe(3);
  expect(t.tries(ada, { kind: 'ruleOut', line: 2 })).toBe('searchers-now');
  t.tries(ben, { kind: 'open', locker: 4 });
  expect(t.tries(ada, { kind: 'ruleOut', line: 1 })).toBe('ruled-out-already');
});

rule('K5', 'then a searcher opens a closed locker', () => {
  const t = table();
  expect(t.tries(ben, { kind: 'open', locker: 4 })).toBe('courier-first');
  t.tries(ada, { kind: 'ruleOut', line: 1 });
  expect(t.tries(ada, { kind: 'open', locker: 4 })).toBe('searchers-open');
  expect(t.tries(cleo, { kind: 'open', locker: 4 })).toBeUndefined();
  t.tries(ada, { kind: 'ruleOut', line: 2 });
  expect(t.tries(ben, { kind: 'open', locker: 4 })).toBe('locker-is-open');
});

rule('K6', 'the parcel wins, the watched locker loses', () => {
  for (const [locker, ending] of [
    [0, 'found'],
    [8, 'caught'],
  ] as const) {
    const t = table();
    t.tries(ada, { kind: 'ruleOut', line: 1 });
    t.tries(ben, { kind: 'open', locker });
    expect(t.ending()).toBe(ending);
    expect(t.see('spectator').lockers[0]?.content).toBe('parcel');
    expect(t.tries(ada, { kind: 'ruleOut', line: 2 })).toBe('game-over');
  }
});

rule('K7', 'when the tries are used up, the train leaves', () => {
  const t = table(2);
  t.tries(ada, { kind: 'ruleOut', line: 1 });
  t.tries(ben, { kind: 'open', locker: 4 });
  expect(t.ending()).toBeUndefined();
  t.tries(ada, { kind: 'ruleOut', line: 2 });
  t.tries(ben, { kind: 'open', locker: 5 });
  expect(t.ending()).toBe('late');
});

rule('K8', 'the searchers have a channel, and the courier has none', () => {
  expect(courier.places({ tries: 3 }).map(({ channel }) => channel)).toEqual([undefined, 'searchers']);
});
