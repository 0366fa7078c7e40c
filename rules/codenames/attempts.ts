/** The moves that may have led to an event: with them, the record of a game is checked. */
import type { Attempt } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import type { Action, Event, State } from './types.ts';

export function attempts(state: State, event: Event): Attempt<Action>[] {
  const now = 'at' in event ? event.at : ringsAt(state);
  const seat = (action: Action): Attempt<Action>[] =>
    'by' in event ? [{ by: event.by, action, facts: defined({ now, opinion: opinionOf(event) }) }] : [];
  const alone = (by: 'clock' | 'host', action: Action): Attempt<Action> => ({ by, action, facts: { now } });
  switch (event.kind) {
    case 'clueGiven': {
      const { word, number, meant } = event;
      return seat(defined({ kind: 'giveClue', word, number, meant }));
    }
    case 'clueAsked':
      return seat({ kind: 'askClue', word: event.word });
    case 'clueAnswered':
      return seat({ kind: 'answerClue', word: state.asked?.word ?? '', yes: event.yes });
    case 'handRaised':
      return seat({ kind: 'raiseHand' });
    case 'marked':
      return seat({ kind: 'mark', card: event.card, on: event.on });
    case 'touched':
      return seat({ kind: 'touch', card: event.card });
    case 'stopped':
      return seat({ kind: 'stop' });
    case 'objected':
      return [...seat({ kind: 'object' }), ...seat({ kind: 'ownUp' })];
    case 'allowed':
      return seat({ kind: 'allow' });
    case 'covered':
      return seat({ kind: 'cover', card: event.card });
    case 'hourglassTurned':
      return seat({ kind: 'turnHourglass' });
    case 'hourglassRan':
    case 'timeUp':
      return [alone('clock', { kind: 'timeUp' })];
    case 'clockPaused':
      return [alone('host', { kind: 'pauseClock' }), alone('clock', { kind: 'timeUp' })];
    case 'clockResumed':
      return [alone('host', { kind: 'resumeClock' })];
    case 'clockExtended':
      return [alone('host', { kind: 'extendClock' })];
    default:
      return [];
  }
}

function ringsAt({ clock }: State): number {
  return clock && 'until' in clock ? clock.until : 0;
}

function opinionOf(event: Event) {
  return 'opinion' in event ? event.opinion : undefined;
}
