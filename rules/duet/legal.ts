/**
 * Legality, derived only from a view and the referee's opinion, so that a refusal tells a player nothing they do not
 * see.
 */
import { isAbout, isAllowed } from '../clues/asking.ts';
import { askRefusal, clueRefusal } from '../clues/clue-text.ts';
import { remembered } from '../kernel/memo.ts';
import type { Opinion } from '../kernel/opinion.ts';
import type { Refusal } from '../kernel/result.ts';
import { isCovered } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import type { Action } from './types.ts';
import type { View } from './view-types.ts';

/** The refusal that a player with this view would get; undefined if the action would be accepted. */
export function refusalOf(view: View, action: Action, opinion?: Opinion): Refusal<RefusalCode> | undefined {
  const permission = view.may[action.kind];
  if (permission !== 'yes') return { code: permission };
  switch (action.kind) {
    case 'giveClue':
      return clueRefusal(action.word, visibleWords(view), {
        referee: view.options.referee,
        opinion,
        isAllowed: view.asked?.side === view.you?.side && isAllowed(view.asked, action.word),
      });
    case 'askClue':
      return askRefusal(action.word, visibleWords(view));
    case 'answerClue':
      return isAbout(view.asked, action.word) ? undefined : { code: 'nothing-asked' };
    case 'mark':
    case 'touch':
      return cardRefusal(view, action.card);
    case 'tell':
      return view.clues[action.clue]?.side === view.you?.side ? undefined : { code: 'not-your-clue' };
    default:
      return undefined;
  }
}

export function permits(view: View, action: Action, opinion?: Opinion): RefusalCode | undefined {
  return refusalOf(view, action, opinion)?.code;
}

/** A codename counts until an agent card or two tokens cover it. */
export function visibleWords({ cards }: View): readonly string[] {
  return uncovered(cards);
}

const uncovered = remembered((cards: View['cards']): string[] =>
  cards.filter((card) => !isCovered(card)).map((card) => card.word),
);

/** D17 */
function cardRefusal(view: View, card: number): Refusal<RefusalCode> | undefined {
  const seen = view.cards[card];
  if (!seen || isCovered(seen)) return { code: 'card-covered' };
  return seen.markers.some(({ side }) => side === view.you?.side) ? { code: 'known-bystander' } : undefined;
}
