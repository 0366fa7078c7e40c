/** A random player that sees what its seat sees: for the laws, the crash test and the load bench. */
import { followed, pointingClue } from '../clues/pointing.ts';
import { sampleHints, sampleReferee, wildHint } from '../clues/sample.ts';
import type { Random } from '../kernel/random.ts';
import { eagerAction, mostly } from '../testing/eager-player.ts';
import { permits } from './legal.ts';
import type { Action, Options, SeatActionKind } from './types.ts';
import type { View } from './view-types.ts';

/**
 * Weights of the actions. Actions that advance the game weigh more, so that random games finish. Only wild players own
 * up: often a giver may do nothing else, and would do it to every clue.
 */
const eagerness = {
  giveClue: 20,
  askClue: 1,
  answerClue: 3,
  touch: 20,
  stop: 5,
  cover: 12,
  object: 1,
  allow: 3,
  raiseHand: 1,
  mark: 2,
  turnHourglass: 1,
} as const satisfies Record<Exclude<SeatActionKind, 'ownUp'>, number>;

type SeatKind = keyof typeof eagerness;

/** A well-formed action: usually sensible, sometimes one that will be refused. */
export const anyAction = mostly(legalAction, wildAction);

const clocks: readonly Options['clock'][] = [
  { kind: 'off' },
  { kind: 'hourglass', seconds: 30 },
  { kind: 'limits', clue: 60, guess: 60 },
];

export function anyOptions(random: Random): Options {
  return { form: random.pick(['teams', 'together', 'three']), clock: random.pick(clocks), ...sampleReferee(random) };
}

/** An action this view permits, if there is one. */
export function legalAction(view: View, random: Random): Action | undefined {
  return eagerAction(eagerness, view, random, { make: (kind) => actionOf(kind, view, random), permits });
}

function actionOf(kind: SeatKind, view: View, random: Random): Action {
  switch (kind) {
    case 'giveClue':
      return random.below(4) > 0
        ? pointingClue(agentsOf(view.team, view), random)
        : view.asked?.answer === 'allowed'
          ? { kind, word: view.asked.word, number: 1 }
          : { kind, word: random.pick(sampleHints), number: anyNumber(random) };
    case 'askClue':
      return { kind, word: random.pick([...sampleHints, 'New York']) };
    case 'answerClue':
      return { kind, word: view.asked?.word ?? '?', yes: random.below(4) > 0 };
    case 'mark':
      return { kind, card: random.pick(openCards(view)), on: random.below(3) > 0 };
    case 'touch':
      return { kind, card: followed(lastClue(view), openCards(view), { random, every: 8 }) };
    case 'cover':
      return { kind, card: random.pick(agentsOf(view.options.form === 'together' ? 'blue' : view.team, view)) };
    default:
      return { kind };
  }
}

function lastClue(view: View): string[] {
  return view.clues.slice(-1).map(({ word }) => word);
}

/** For a spymaster, who sees the key. */
function agentsOf(team: 'red' | 'blue', view: View): number[] {
  return openCards(view).filter((card) => view.cards[card]?.identity === team);
}

function openCards(view: View): number[] {
  return view.cards.flatMap((card, i) => (card.covered ? [] : i));
}

function wildAction(view: View, random: Random): Action {
  const card = random.below(view.cards.length);
  return random.pick<() => Action>([
    () => ({ kind: 'giveClue', word: wildHint(view, random), number: anyNumber(random) }),
    () => ({ kind: 'askClue', word: wildHint(view, random) }),
    () => ({ kind: 'answerClue', word: view.asked?.word ?? random.pick(sampleHints), yes: random.below(2) === 0 }),
    () => ({ kind: 'raiseHand' }),
    () => ({ kind: 'ownUp' }),
    () => ({ kind: 'mark', card, on: random.below(2) === 0 }),
    () => ({ kind: 'touch', card }),
    () => ({ kind: 'stop' }),
    () => ({ kind: 'object' }),
    () => ({ kind: 'allow' }),
    () => ({ kind: 'cover', card }),
    () => ({ kind: 'turnHourglass' }),
    () => ({ kind: 'pauseClock' }),
    () => ({ kind: 'resumeClock' }),
    () => ({ kind: 'extendClock' }),
    () => ({ kind: 'timeUp' }),
  ])();
}

function anyNumber(random: Random): number | 'unlimited' {
  return random.pick([0, 1, 1, 2, 2, 3, 4, 9, 'unlimited']);
}
