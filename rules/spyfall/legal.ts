/** Legality, derived only from a view, so that a refusal tells a player nothing they do not see. */
import { isClockAction } from '../kernel/clock.ts';
import type { Refusal } from '../kernel/result.ts';
import { tidyLine } from '../kernel/text.ts';
import { missingIn } from './awaited.ts';
import { barredFor } from './barred.ts';
import type { RefusalCode } from './refusals.ts';
import type { Action } from './types.ts';
import type { View } from './view-types.ts';

/** The refusal that a player with this view would get; undefined if the action would be accepted. */
export function refusalOf(view: View, action: Action): Refusal<RefusalCode> | undefined {
  const code = permits(view, action);
  return code && { code };
}

export function permits(view: View, action: Action): RefusalCode | undefined {
  if (isClockAction(action)) return view.you ? 'only-the-host' : 'spectators-only-watch';
  if (action.kind === 'timeUp') return view.you ? 'only-the-clock' : 'spectators-only-watch';
  const permission = view.may[action.kind];
  if (permission !== 'yes') return permission;
  switch (action.kind) {
    case 'ask':
      return textRefusal(view, action.text) ?? otherRefusal(view, action.whom) ?? barredRefusal(view, action.whom);
    case 'answer':
      return textRefusal(view, action.text);
    case 'accuse':
    case 'suspect':
      return otherRefusal(view, action.suspect);
    case 'chooseDealer':
      return dealerRefusal(view, action.person);
    case 'name':
      return locationRefusal(view, action.location);
    case 'giveUpOn':
      return missingIn(view).includes(action.person) ? undefined : 'nobody-missing';
    default:
      return undefined;
  }
}

function textRefusal({ options }: View, text: string | undefined): RefusalCode | undefined {
  if (options.way !== 'written') return text === undefined ? undefined : 'say-it-aloud';
  return text !== undefined && tidyLine(text) !== undefined ? undefined : 'text-needed';
}

/** S7: the first dealer is anyone who plays this round and is here; one may choose oneself. */
function dealerRefusal(view: View, person: string): RefusalCode | undefined {
  return person === view.you?.person ? undefined : otherRefusal(view, person);
}

/** Another player of this round. A player who is gone is not the spy: the round would be void (S22). */
function otherRefusal({ you, players }: View, person: string): RefusalCode | undefined {
  if (person === you?.person) return 'not-yourself';
  const player = players.find((player) => player.person === person && player.plays);
  if (!player) return 'no-such-player';
  return player.gone ? 'player-gone' : undefined;
}

/** S10 */
function barredRefusal(view: View, whom: string): RefusalCode | undefined {
  if (view.turn?.asked === whom) return 'wait-for-the-answer';
  return view.you && whom === barredFor(view, view.you.person) ? 'just-asked-you' : undefined;
}

/** S5: it cannot be one that was played. */
function locationRefusal({ locations, verdicts }: View, id: string): RefusalCode | undefined {
  if (!locations.some((location) => location.id === id)) return 'no-such-location';
  return verdicts.some(({ location }) => location === id) ? 'location-played' : undefined;
}
