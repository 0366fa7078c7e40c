/** Codenames as the laws judge it, one subject per form. */
import { sampleFacts } from '../clues/sample.ts';
import type { GameActor, GameViewer } from '../kernel/contract.ts';
import type { AnySubject, Subject } from '../testing/laws-runs.ts';
import { codenames } from './game.ts';
import { anyAction } from './random-player.ts';
import { sampleSeats, sampleStart } from './sample.ts';
import type { Action, Ending, Event, Form, State } from './types.ts';
import type { View } from './view-types.ts';

export type CodenamesSubject = Subject<State, GameActor, Action, Event, View, GameViewer>;

/** How a game of each form can end. */
export const endingsOf: Record<Form, readonly Ending[]> = {
  teams: ['contacted', 'handed', 'penalty', 'assassin'],
  together: ['contacted', 'assassin', 'outrun'],
  three: ['contacted', 'handed', 'penalty', 'assassin'],
};

export function lawSubject(form: Form): CodenamesSubject {
  return {
    machine: codenames,
    start: (random, now) => sampleStart(form, random, now),
    players: () => sampleSeats(form),
    watchers: () => ['spectator'],
    anyAction,
    clock: 'clock',
    others: (_, random) => ({ by: 'host', action: random.pick(codenames.hostActions) }),
    facts: sampleFacts,
    finished: (state) => state.outcome?.ending,
    endings: endingsOf[form],
    bound: 600,
  };
}

export const forms: Readonly<Record<Form, AnySubject>> = {
  teams: lawSubject('teams') as AnySubject,
  together: lawSubject('together') as AnySubject,
  three: lawSubject('three') as AnySubject,
};
