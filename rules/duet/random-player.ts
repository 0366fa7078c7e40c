/** A random player that sees what its seat sees: for the laws, the crash test and the load bench. */
import { followed, pointingClue } from '../clues/pointing.ts';
import { sampleHints, sampleReferee, wildHint } from '../clues/sample.ts';
import type { Random } from '../kernel/random.ts';
import { eagerAction, mostly } from '../testing/eager-player.ts';
import { isCovered } from './board.ts';
import { permits } from './legal.ts';
import type { Action, ActionKind, Options } from './types.ts';
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
  stop: 8,
  object: 1,
  allow: 3,
  mark: 2,
  tell: 1,
} as const satisfies Record<Exclude<ActionKind, 'ownUp'>, number>;

/** A well-formed action: usually sensible, sometimes one that will be refused. */
export const anyAction = mostly(legalAction, wildAction);

export function anyOptions(random: Random): Options {
  const play = { kind: 'standard', tokens: random.pick([9, 10, 11] as const) } as const;
  return random.below(2) === 0 ? anyMission(random) : { play, flexible: false, ...sampleReferee(random) };
}

export function anyMission(random: Random): Options {
  const tokens = 3 + random.below(9);
  const play = { kind: 'mission', city: 'cairo', tokens, mistakes: random.below(tokens + 1) } as const;
  return { play, flexible: random.below(2) === 0, ...sampleReferee(random) };
}

/** An action this view permits, if there is one. */
export function legalAction(view: View, random: Random): Action | undefined {
  return eagerAction(eagerness, view, random, { make: (kind) => actionOf(kind, view, random), permits });
}

function actionOf(kind: keyof typeof eagerness, view: View, random: Random): Action {
  switch (kind) {
    case 'giveClue':
      return random.below(6) > 0
        ? pointingClue(agentsOf(view), random)
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
      return { kind, card: followed(theirClues(view), openCards(view), { random, every: 10 }) };
    case 'tell':
      return { kind, clue: random.below(Math.max(1, view.clues.length)), cards: [random.below(25)] };
    default:
      return { kind };
  }
}

/** D16: any clue the other side gave may be used. */
function theirClues(view: View): string[] {
  return view.clues.filter(({ side }) => side !== view.you?.side).map(({ word }) => word);
}

function agentsOf(view: View): number[] {
  return openCards(view).filter((card) => view.cards[card]?.face === 'agent');
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
    () => ({ kind: 'askClue', word: wildHint(view, random) }),
    () => ({ kind: 'answerClue', word: view.asked?.word ?? random.pick(sampleHints), yes: random.below(2) === 0 }),
    () => ({ kind: 'ownUp' }),
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
