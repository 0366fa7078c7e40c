/** Turns an action into events or a refusal. */

import { hasAgreed } from '../clues/asking.ts';
import { isClockAction, isTooFarAhead } from '../kernel/clock.ts';
import type { Facts, GameActor, Seat } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { tidy } from '../kernel/text.ts';
import { lastClue } from './board.ts';
import { refusalOf } from './legal.ts';
import { hostMayOf } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';
import type { Action, Event, State } from './types.ts';
import { view } from './view.ts';

type Decision = Result<Event[], RefusalCode>;

export function decide(state: State, by: GameActor, action: Action, facts: Facts): Decision {
  if (by === 'clock') return decideForClock(state, action, facts.now);
  if (by === 'host') return decideForHost(state, action, facts.now);
  const refusal = refusalOf(view(state, by), action, facts.opinion);
  return refusal ? { ok: false, refusal } : ok(eventsOf(state, by, action, facts));
}

function eventsOf(state: State, seat: Seat, action: Action, { now: at, opinion }: Facts): Event[] {
  const by = seat.person;
  switch (action.kind) {
    case 'giveClue': {
      const { number, meant } = action;
      const word = tidy(action.word);
      return [defined({ kind: 'clueGiven', team: state.team, by, word, number, opinion, meant, at })];
    }
    case 'askClue':
      return [defined({ kind: 'clueAsked', by, word: tidy(action.word), opinion })];
    case 'answerClue':
      return action.yes && hasAgreed(state.asked, by) ? [] : [{ kind: 'clueAnswered', by, yes: action.yes }];
    case 'mark': {
      const { card, on } = action;
      return state.marks[card]?.includes(by) === on ? [] : [{ kind: 'marked', card, by, on }];
    }
    case 'touch':
      return [{ kind: 'touched', card: action.card, by, at }];
    case 'stop':
      return [{ kind: 'stopped', by, at }];
    case 'object':
    case 'ownUp':
      return [{ kind: 'objected', by, at }];
    case 'allow':
      return [{ kind: 'allowed', by }];
    case 'raiseHand':
      return lastClue(state)?.hands?.includes(by) ? [] : [{ kind: 'handRaised', by }];
    case 'cover':
      return [{ kind: 'covered', card: action.card, by, at }];
    case 'turnHourglass':
      return [{ kind: 'hourglassTurned', by, at }];
    default:
      return broken(`a seat cannot ${action.kind}`);
  }
}

function decideForClock(state: State, action: Action, now: number): Decision {
  if (action.kind !== 'timeUp') return refuse(isClockAction(action) ? 'only-the-host' : 'not-your-role');
  if (state.outcome) return refuse('game-over');
  const { clock } = state;
  if (!clock || !('until' in clock)) return refuse('no-clock');
  if (isTooFarAhead({ at: clock.until, within: clock.total }, now)) {
    return ok([
      { kind: 'clockPaused', at: now },
      { kind: 'clockResumed', at: now },
    ]);
  }
  if (now < clock.until) return refuse('no-clock');
  // C25: an hourglass forces nobody. C26: a limit does.
  return ok([clock.kind === 'hourglass' ? { kind: 'hourglassRan' } : { kind: 'timeUp', at: now }]);
}

function decideForHost(state: State, action: Action, now: number): Decision {
  if (action.kind === 'timeUp') return refuse('only-the-clock');
  if (!isClockAction(action)) return refuse('not-your-role');
  const permission = hostMayOf(state)[action.kind];
  if (permission !== 'yes') return refuse(permission);
  if (action.kind === 'pauseClock') return ok([{ kind: 'clockPaused', at: now }]);
  return ok([action.kind === 'resumeClock' ? { kind: 'clockResumed', at: now } : { kind: 'clockExtended' }]);
}
