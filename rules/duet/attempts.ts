/** The moves that may have led to an event: with them, the record of a game is checked. */
import type { Attempt } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import type { Action, Event, State } from './types.ts';

export function attempts(state: State, event: Event): Attempt<Action>[] {
  const opinion = 'opinion' in event ? event.opinion : undefined;
  return actionsOf(state, event).map((action) => ({ by: event.by, action, facts: defined({ now: 0, opinion }) }));
}

function actionsOf(state: State, event: Event): Action[] {
  switch (event.kind) {
    case 'clueGiven': {
      const { word, number, meant } = event;
      return [defined({ kind: 'giveClue', word, number, meant })];
    }
    case 'clueAsked':
      return [{ kind: 'askClue', word: event.word }];
    case 'clueAnswered':
      return [{ kind: 'answerClue', word: state.asked?.word ?? '', yes: event.yes }];
    case 'marked':
      return [{ kind: 'mark', card: event.card, on: event.on }];
    case 'touched':
      return [{ kind: 'touch', card: event.card }];
    case 'stopped':
      return [{ kind: 'stop' }];
    case 'objected':
      return [{ kind: 'object' }, { kind: 'ownUp' }];
    case 'allowed':
      return [{ kind: 'allow' }];
    case 'told':
      return [{ kind: 'tell', clue: event.clue, cards: event.cards }];
    default:
      return [];
  }
}
