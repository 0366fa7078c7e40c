/**
 * Legality, derived only from a view and the referee's opinion, so that a refusal tells a player nothing they do not
 * see.
 */

import { isAbout, isAllowed } from '../clues/asking.ts';
import { askRefusal, clueRefusal } from '../clues/clue-text.ts';
import { isClockAction } from '../kernel/clock.ts';
import { remembered } from '../kernel/memo.ts';
import type { Opinion } from '../kernel/opinion.ts';
import type { Refusal } from '../kernel/result.ts';
import type { RefusalCode } from './refusals.ts';
import type { Action } from './types.ts';
import type { View } from './view-types.ts';

/** The refusal that a player with this view would get; undefined if the action would be accepted. */
export function refusalOf(view: View, action: Action, opinion?: Opinion): Refusal<RefusalCode> | undefined {
  if (!view.you) return { code: 'spectators-only-watch' };
  if (isClockAction(action)) return { code: 'only-the-host' };
  if (action.kind === 'timeUp') return { code: 'only-the-clock' };
  const permission = view.may[action.kind];
  if (permission !== 'yes') return { code: permission };
  switch (action.kind) {
    case 'giveClue':
      return clueRefusal(action.word, visibleWords(view), {
        referee: view.options.referee,
        opinion,
        isAllowed: isAllowed(view.asked, action.word),
      });
    case 'askClue':
      return isAbout(view.asked, action.word) ? { code: 'asked-already' } : askRefusal(action.word, visibleWords(view));
    case 'answerClue':
      return isAbout(view.asked, action.word) ? undefined : { code: 'nothing-asked' };
    case 'mark':
    case 'touch':
      return coveredRefusal(view, action.card);
    case 'cover':
      return coveredRefusal(view, action.card) ?? targetRefusal(view, action.card);
    default:
      return undefined;
  }
}

export function permits(view: View, action: Action, opinion?: Opinion): RefusalCode | undefined {
  return refusalOf(view, action, opinion)?.code;
}

/** C8: a covered codename no longer counts. */
export function visibleWords({ cards }: View): readonly string[] {
  return uncovered(cards);
}

const uncovered = remembered((cards: View['cards']): string[] =>
  cards.filter((card) => !card.covered).map((card) => card.word),
);

/** C18 */
function coveredRefusal(view: View, card: number): Refusal<RefusalCode> | undefined {
  return view.cards[card]?.covered ? { code: 'card-covered' } : undefined;
}

/** C22: one's own agent. C28, C32: the opponent's. Only spymasters get here, and they see the key. */
function targetRefusal(view: View, card: number): Refusal<RefusalCode> | undefined {
  const identity = view.cards[card]?.identity;
  if (view.options.form === 'together') {
    return identity === 'blue' ? undefined : { code: 'not-the-opponents-agent' };
  }
  return identity === view.you?.team ? undefined : { code: 'not-your-agent' };
}
