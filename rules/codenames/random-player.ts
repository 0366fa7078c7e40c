/**
 * A player at random, who sees what their seat sees: for the laws, the crash test and the load bench.
 * Spymasters point (`ember-4-17`) and operatives mostly follow, or no game played together would ever be won.
 */
import { sampleHints, wildHint } from '../cards/sample.ts';
import { eagerAction } from '../kernel/eager.ts';
import type { Random } from '../kernel/random.ts';
import { permits } from './legal.ts';
import type { Action, ActionKind } from './types.ts';
import type { View } from './view-types.ts';

/** How eagerly each is done. What moves the game on comes first, so that random games finish. */
const eagerness = {
  giveClue: 10,
  touch: 10,
  stop: 3,
  cover: 6,
  object: 1,
  allow: 3,
  mark: 2,
  turnHourglass: 1,
} as const satisfies Partial<Record<ActionKind, number>>;

type SeatKind = keyof typeof eagerness;

/** Some well-formed action: mostly a sensible one, sometimes one that will be refused. */
export function anyAction(view: View, random: Random): Action {
  const sensible = random.below(4) > 0 ? legalAction(view, random) : undefined;
  return sensible ?? wildAction(view, random);
}

/** An action this view permits, if there is one. */
export function legalAction(view: View, random: Random): Action | undefined {
  return eagerAction(eagerness, view, random, { make: (kind) => actionOf(kind, view, random), permits });
}

function actionOf(kind: SeatKind, view: View, random: Random): Action {
  switch (kind) {
    case 'giveClue':
      return random.below(4) > 0
        ? pointingClue(view, random)
        : { kind, word: random.pick(sampleHints), number: anyNumber(random) };
    case 'mark':
      return { kind, card: random.pick(openCards(view)), on: random.below(3) > 0 };
    case 'touch': {
      const pointedAt = openCards(view).filter((card) => view.clues.at(-1)?.word.split('-').includes(`${card}`));
      const follow = pointedAt.length > 0 && random.below(8) > 0;
      return { kind, card: random.pick(follow ? pointedAt : openCards(view)) };
    }
    case 'cover':
      return { kind, card: random.pick(agentsOf(view.options.form === 'together' ? 'blue' : view.team, view)) };
    default:
      return { kind };
  }
}

function pointingClue(view: View, random: Random): Action {
  const cards = random.shuffled(agentsOf(view.team, view)).slice(0, 1 + random.below(3));
  const clue = { word: [random.pick(sampleHints), ...cards].join('-'), number: cards.length };
  return { kind: 'giveClue', ...clue, ...(cards.length > 0 && random.below(2) === 0 && { meant: cards }) };
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
