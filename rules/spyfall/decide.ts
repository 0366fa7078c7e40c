/** Turns an action into events or a refusal. */
import { isClockAction, isTooFarAhead } from '../kernel/clock.ts';
import type { Facts, GameActor, PersonId } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { tidyLine } from '../kernel/text.ts';
import { dueOf } from './clock.ts';
import { refusalOf } from './legal.ts';
import { hostMayOf } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';
import type { Action, Event, State } from './types.ts';
import { view } from './view.ts';

type Decision = Result<Event[], RefusalCode>;

export function decide(state: State, by: GameActor, action: Action, { now }: Pick<Facts, 'now'>): Decision {
  if (by === 'clock') return decideForClock(state, action, now);
  if (by === 'host') return decideForHost(state, action, now);
  const refusal = refusalOf(view(state, by), action);
  if (refusal) return { ok: false, refusal };
  return ok(isKnown(state, by.person, action) ? [] : [eventOf(by.person, action, now)]);
}

/** Whether the action changes nothing. */
function isKnown({ dealer, looked }: State, by: PersonId, action: Action): boolean {
  if (action.kind === 'look') return looked?.includes(by) ?? false;
  return action.kind === 'chooseDealer' && action.person === dealer;
}

function eventOf(by: PersonId, action: Action, at: number): Event {
  switch (action.kind) {
    case 'start':
      return { kind: 'started', by, at };
    case 'chooseDealer':
      return { kind: 'dealerChosen', by, person: action.person as PersonId, at };
    case 'look':
      return { kind: 'looked', by, at };
    case 'ask':
      return defined({ kind: 'asked', by, whom: action.whom as PersonId, text: lineOf(action.text), at });
    case 'answer':
      return defined({ kind: 'answered', by, text: lineOf(action.text), at });
    case 'accuse':
      return { kind: 'accused', by, suspect: action.suspect as PersonId, at };
    case 'vote':
      return { kind: 'voted', by, guilty: action.guilty, at };
    case 'stop':
      return { kind: 'stopped', by, at };
    case 'name':
      return { kind: 'named', by, location: action.location, at };
    case 'callTime':
      return { kind: 'timeUp', at };
    case 'openBallot':
      return { kind: 'ballotOpened', at };
    case 'suspect':
      return { kind: 'suspected', by, suspect: action.suspect as PersonId, at };
    case 'goOn':
      return { kind: 'wentOn', by, at };
    case 'giveUpOn':
      return { kind: 'gaveUpOn', person: action.person as PersonId, at };
    default:
      return broken(`a seat cannot ${action.kind}`);
  }
}

function lineOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : tidyLine(text);
}

function decideForClock(state: State, action: Action, now: number): Decision {
  if (action.kind !== 'timeUp') return refuse(isClockAction(action) ? 'only-the-host' : 'spectators-only-watch');
  if (state.outcome) return refuse('game-over');
  const due = dueOf(state);
  if (!due) return refuse('no-clock');
  const { event } = due;
  if (isTooFarAhead(defined({ at: event.at, within: due.within }), now)) return ok(setRight(state, now));
  return event.at <= now ? ok([{ ...event, at: now }]) : refuse('no-clock');
}

/** The clock has at most its total left, and nobody is away since later than now. */
function setRight({ clock }: State, at: number): Event[] {
  const isWrong = clock && 'until' in clock && isTooFarAhead({ at: clock.until, within: clock.total }, at);
  const again: Event[] = isWrong
    ? [
        { kind: 'clockPaused', at },
        { kind: 'clockResumed', at },
      ]
    : [];
  return [...again, { kind: 'settled', at }];
}

function decideForHost(state: State, action: Action, at: number): Decision {
  if (action.kind === 'timeUp') return refuse('only-the-clock');
  if (!isClockAction(action)) return refuse('spectators-only-watch');
  const permission = hostMayOf(state)[action.kind];
  if (permission !== 'yes') return refuse(permission);
  if (action.kind === 'pauseClock') return ok([{ kind: 'clockPaused', at }]);
  return ok([{ kind: action.kind === 'resumeClock' ? 'clockResumed' : 'clockExtended', at }]);
}
