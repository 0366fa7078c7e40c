/**
 * A player at random, who sees what their seat sees: for the laws, the crash test and the load bench.
 * Givers point (`ember-4-17`) and guessers mostly follow, or no game would ever be won.
 */
import { sampleHints, wildHint } from '../cards/sample.ts';
import { eagerAction } from '../kernel/eager.ts';
import type { Random } from '../kernel/random.ts';
import { isCovered } from './board.ts';
import { permits } from './legal.ts';
import type { Action, ActionKind } from './types.ts';
import type { View } from './view-types.ts';

/** How eagerly each is done. What moves the game on comes first, so that random games finish. */
const eagerness = {
  giveClue: 10,
  touch: 10,
  stop: 2,
  object: 1,
  allow: 3,
  mark: 2,
  tell: 1,
} as const satisfies Record<ActionKind, number>;

/** Some well-formed action: mostly a sensible one, sometimes one that will be refused. */
export function anyAction(view: View, random: Random): Action {
  const sensible = random.below(4) > 0 ? legalAction(view, random) : undefined;
  return sensible ?? wildAction(view, random);
}

/** An action this view permits, if there is one. */
export function legalAction(view: View, random: Random): Action | undefined {
  return eagerAction(eagerness, view, random, { make: (kind) => actionOf(kind, view, random), permits });
}

function actionOf(kind: ActionKind, view: View, random: Random): Action {
  switch (kind) {
    case 'giveClue':
      return random.below(6) > 0
        ? pointingClue(view, random)
        : { kind, word: random.pick(sampleHints), number: anyNumber(random) };
    case 'mark':
      return { kind, card: random.pick(openCards(view)), on: random.below(3) > 0 };
    case 'touch': {
      const pointed = openCards(view).filter((card) => theirClues(view).some((word) => word.includes(`${card}`)));
      const follow = pointed.length > 0 && random.below(10) > 0;
      return { kind, card: random.pick(follow ? pointed : openCards(view)) };
    }
    case 'tell':
      return { kind, clue: random.below(Math.max(1, view.clues.length)), cards: [random.below(25)] };
    default:
      return { kind };
  }
}

/** D16: any clue the other side gave may be used. */
function theirClues(view: View): string[][] {
  return view.clues.filter(({ side }) => side !== view.you?.side).map(({ word }) => word.split('-'));
}

function pointingClue(view: View, random: Random): Action {
  const agents = openCards(view).filter((card) => view.cards[card]?.face === 'agent');
  const cards = random.shuffled(agents).slice(0, 1 + random.below(3));
  const clue = { word: [random.pick(sampleHints), ...cards].join('-'), number: cards.length };
  return { kind: 'giveClue', ...clue, ...(cards.length > 0 && random.below(2) === 0 && { meant: cards }) };
}

function openCards(view: View): number[] {
  const open = view.cards.flatMap((card, i) => (isCovered(card) ? [] : i));
  const mine = open.filter((card) => !view.cards[card]?.markers.some(({ side }) => side === view.you?.side));
  return mine.length > 0 ? mine : open;
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
    () => ({ kind: 'tell', clue: random.below(12), cards: [card] }),
  ])();
}

function anyNumber(random: Random): number {
  return random.pick([0, 1, 1, 2, 2, 3, 4, 9]);
}
