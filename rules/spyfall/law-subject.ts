/** Spyfall as the laws judge it: spoken, written, and a single round by the way it ends. */
import type { GameActor, GameViewer, Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import type { AnySubject, Subject } from '../testing/laws-runs.ts';
import { anyAction } from './random-player.ts';
import { type Form, sampleSeats, sampleStart } from './sample.ts';
import { endings, results, type State } from './types.ts';
import type { View } from './view-types.ts';
import { type AnyAction, type AnyEvent, spyfallWithGuests } from './with-guests.ts';

export type SpyfallSubject = Subject<State, GameActor, AnyAction, AnyEvent, View, GameViewer>;

export function lawSubject(form: Form): SpyfallSubject {
  return {
    machine: spyfallWithGuests,
    start: (random, now) => sampleStart(form, random, now),
    players: seatedIn,
    watchers: (state) => ['spectator', ...sampleSeats.filter((seat) => !seatedIn(state).includes(seat))],
    anyAction,
    clock: 'clock',
    others: (_, random) => ({ by: 'host', action: anyChange(random) }),
    finished: (state) => state.outcome && (form === 'round' ? state.verdicts.at(-1)?.result : state.outcome.ending),
    endings: form === 'round' ? results : endings,
    bound: 1500,
  };
}

export const forms: Readonly<Record<Form, AnySubject>> = {
  spoken: lawSubject('spoken') as AnySubject,
  written: lawSubject('written') as AnySubject,
  round: lawSubject('round') as AnySubject,
};

/** Those who have a seat now; after the game, everyone who may have played. */
function seatedIn({ members, outcome }: State): readonly Seat[] {
  const seated = sampleSeats.filter((seat) =>
    members.some(({ person, gone }) => person === seat.person && gone !== 'left'),
  );
  return outcome || seated.length === 0 ? sampleSeats : seated;
}

/** The host, the clock, or people who join and leave: more join than leave, or no game would last. */
function anyChange(random: Random): AnyAction {
  const person = random.pick(sampleSeats).person;
  return random.pick<AnyAction>([
    ...spyfallWithGuests.hostActions,
    { kind: 'around', what: 'join', person },
    { kind: 'around', what: 'away', person },
    { kind: 'around', what: 'back', person },
    { kind: 'around', what: 'back', person },
    { kind: 'around', what: random.below(3) === 0 ? 'withdraw' : 'join', person },
  ]);
}
