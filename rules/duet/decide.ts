/** Turns an action into events or a refusal. */
import { hasAgreed } from '../clues/asking.ts';
import type { Facts, GameActor, Seat } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { tidy } from '../kernel/text.ts';
import { refusalOf } from './legal.ts';
import { hostMayOf } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';
import type { Action, Event, State } from './types.ts';
import { sideOf, view } from './view.ts';

export function decide(
  state: State,
  by: GameActor,
  action: Action,
  facts: Pick<Facts, 'opinion'>,
): Result<Event[], RefusalCode> {
  // No clock runs here, and the host has no moves beyond those of a seat.
  if (by === 'clock' || by === 'host') return refuse(hostMayOf(state).pauseClock as RefusalCode);
  const refusal = refusalOf(view(state, by), action, facts.opinion);
  return refusal ? { ok: false, refusal } : ok(eventsOf(state, by, action, facts));
}

function eventsOf(state: State, seat: Seat, action: Action, { opinion }: Pick<Facts, 'opinion'>): Event[] {
  const { person: by } = seat;
  const side = sideOf(seat);
  switch (action.kind) {
    case 'giveClue': {
      const { number } = action;
      const meant = action.meant && inOrder(action.meant);
      return [defined({ kind: 'clueGiven', side, by, word: tidy(action.word), number, opinion, meant })];
    }
    case 'askClue':
      return [defined({ kind: 'clueAsked', side, by, word: tidy(action.word), opinion })];
    case 'answerClue':
      return action.yes && hasAgreed(state.asked, by) ? [] : [{ kind: 'clueAnswered', by, yes: action.yes }];
    case 'mark': {
      const { card, on } = action;
      const isOn = state.marks[card]?.some((mark) => mark.by === by) ?? false;
      return isOn === on ? [] : [{ kind: 'marked', card, by, side, on }];
    }
    case 'touch':
      return [{ kind: 'touched', card: action.card, by, side }];
    case 'stop':
      return [{ kind: 'stopped', by }];
    case 'object':
    case 'ownUp':
      return [{ kind: 'objected', by }];
    case 'allow':
      return [{ kind: 'allowed', by }];
    case 'tell':
      return [{ kind: 'told', clue: action.clue, cards: inOrder(action.cards), by }];
  }
}

function inOrder(cards: readonly number[]): number[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}
