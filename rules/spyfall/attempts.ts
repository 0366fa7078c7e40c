/** The moves that may have led to an event: with them, the record of a game is checked. */
import type { Attempt } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import type { Action, Event, State } from './types.ts';

export function attempts(_state: State, event: Event): Attempt<Action>[] {
  const facts = { now: event.at };
  const move = (by: Attempt<Action>['by'], action: Action): Attempt<Action> => ({ by, action, facts });
  const rings = move('clock', { kind: 'timeUp' });
  switch (event.kind) {
    case 'started':
      return [move(event.by, { kind: 'start' })];
    case 'dealerChosen':
      return [move(event.by, { kind: 'chooseDealer', person: event.person })];
    case 'looked':
      return [move(event.by, { kind: 'look' })];
    case 'asked':
      return [move(event.by, defined({ kind: 'ask', whom: event.whom, text: event.text }))];
    case 'answered':
      return [move(event.by, defined({ kind: 'answer', text: event.text }))];
    case 'accused':
      return [move(event.by, { kind: 'accuse', suspect: event.suspect })];
    case 'voted':
      return [move(event.by, { kind: 'vote', guilty: event.guilty })];
    case 'stopped':
      return [move(event.by, { kind: 'stop' })];
    case 'named':
      return [move(event.by, { kind: 'name', location: event.location })];
    case 'suspected':
      return [move(event.by, { kind: 'suspect', suspect: event.suspect })];
    case 'wentOn':
      return [move(event.by, { kind: 'goOn' })];
    case 'timeUp':
      return [rings, move('anyone', { kind: 'callTime' })];
    case 'ballotOpened':
      return [rings, move('anyone', { kind: 'openBallot' })];
    case 'gaveUpOn':
      return [rings, move('anyone', { kind: 'giveUpOn', person: event.person })];
    case 'clockPaused':
      return [move('host', { kind: 'pauseClock' }), rings];
    case 'clockResumed':
      return [move('host', { kind: 'resumeClock' })];
    case 'clockExtended':
      return [move('host', { kind: 'extendClock' })];
    case 'settled':
      return [rings];
    default:
      return [];
  }
}
