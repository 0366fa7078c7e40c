/** Duet as the laws judge it, the standard game and missions; and won games with a score, for the replays. */
import { sampleFacts } from '../clues/sample.ts';
import type { GameActor, GameViewer } from '../kernel/contract.ts';
import type { AnySubject, Subject } from '../testing/laws-runs.ts';
import { duet } from './game.ts';
import { anyAction } from './random-player.ts';
import { type Form, sampleSeats, sampleStart } from './sample.ts';
import { type Action, type Event, endings, type State } from './types.ts';
import type { View } from './view-types.ts';

export type DuetSubject = Subject<State, GameActor, Action, Event, View, GameViewer>;

export function lawSubject(form: Form): DuetSubject {
  return {
    machine: duet,
    start: (random, now) => sampleStart(form, random, now),
    players: () => sampleSeats,
    watchers: () => ['spectator'],
    anyAction,
    clock: 'clock',
    facts: sampleFacts,
    finished: (state) => state.outcome?.ending,
    // D33: in a standard game too, a penalty can take the last token before a mistake.
    endings: form === 'scored' ? ['contacted', 'late'] : endings,
    bound: 600,
  };
}

export const forms: Readonly<Record<Form, AnySubject>> = {
  standard: lawSubject('standard') as AnySubject,
  scored: lawSubject('scored') as AnySubject,
  mission: lawSubject('mission') as AnySubject,
};
