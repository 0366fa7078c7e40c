/** A random player that sees what its seat sees: for the laws, the crash test and the load bench. */

import type { Random } from '../kernel/random.ts';
import { eagerAction, mostly } from '../testing/eager-player.ts';
import { defaults } from './defaults.ts';
import { permits } from './legal.ts';
import type { Options } from './options.ts';
import type { Action, SeatActionKind } from './types.ts';
import type { View } from './view-types.ts';

/** Weights of the actions: mostly people talk, and votes are not delayed. */
const eagerness = {
  start: 10,
  chooseDealer: 1,
  look: 1,
  ask: 12,
  answer: 12,
  accuse: 2,
  vote: 10,
  stop: 1,
  name: 10,
  callTime: 2,
  openBallot: 5,
  suspect: 10,
  goOn: 5,
  giveUpOn: 3,
} as const satisfies Record<SeatActionKind, number>;

const lines = ['How long have you been here?', 'Since noon.', '  Is it loud? ', 'Árvíz', ' \t '];

/** A well-formed action: usually sensible, sometimes one that will be refused. */
export const anyAction = mostly(legalAction, wildAction);

/** Short, so that an evening ends. */
export function anyOptions(random: Random): Options {
  const [way, device] = random.pick([
    ['spoken', 'own'],
    ['written', 'own'],
    ['spoken', 'shared'],
    ['free', 'own'],
    ['free', 'shared'],
  ] as const);
  return { ...defaults, rounds: 1 + random.below(2), way, device, patience: 30 };
}

/** An action this view permits, if there is one. */
function legalAction(view: View, random: Random): Action | undefined {
  return eagerAction(eagerness, view, random, { make: (kind) => actionOf(kind, view, random), permits });
}

function actionOf(kind: SeatActionKind, view: View, random: Random): Action {
  const text = view.options.way === 'written' && { text: random.pick(lines) };
  switch (kind) {
    case 'ask':
      return { kind, whom: anybody(view, random), ...text };
    case 'answer':
      return { kind, ...text };
    case 'accuse':
    case 'suspect':
      return { kind, suspect: anybody(view, random) };
    case 'vote':
      return { kind, guilty: random.below(4) > 0 };
    case 'chooseDealer':
    case 'giveUpOn':
      return { kind, person: anybody(view, random) };
    case 'name':
      return { kind, location: random.pick(view.locations).id };
    default:
      return { kind };
  }
}

function wildAction(view: View, random: Random): Action {
  return random.pick<() => Action>([
    () => actionOf(random.pick(Object.keys(eagerness) as SeatActionKind[]), view, random),
    () => ({ kind: 'ask', whom: 'nobody', text: random.pick(lines) }),
    () => ({ kind: 'ask', whom: anybody(view, random), ...(random.below(2) === 0 && { text: random.pick(lines) }) }),
    () => ({ kind: 'answer', ...(random.below(2) === 0 && { text: random.pick(lines) }) }),
    () => ({ kind: 'name', location: 'nowhere' }),
    () => ({ kind: random.pick(['pauseClock', 'resumeClock', 'extendClock', 'timeUp']) }),
  ])();
}

function anybody(view: View, random: Random): string {
  return random.pick(view.players).person;
}
