/** How a turn begins, ends and passes on, and how the game ends: steps that several events share. */

import { paused } from '../kernel/clock.ts';
import { changedIn, defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { lastClue, remaining } from './board.ts';
import { limitOf } from './clock.ts';
import { other } from './teams.ts';
import type { Clock, Clue, Ending, State, Team, TurnEnd } from './types.ts';

export function changed(state: State, change: Partial<State>): State {
  return changedIn(state, change);
}

export function withLastClue(state: State, change: Partial<Clue>): State {
  const last = lastClue(state) ?? broken('no clue has been given');
  return changed(state, { clues: state.clues.with(-1, { ...last, ...change }) });
}

/** Most cards have no marks: they share one list. */
export const NOBODY: readonly never[] = [];

/** C6: the other team gives the next clue. C28: played together, the opponent has its turn. */
export function endTurn(state: State, end: TurnEnd, at: number): State {
  const ended = state.phase === 'guess' ? withLastClue(state, { ended: end }) : state;
  return isTogether(state) ? opponentsTurn(ended, 1) : cluePhase(ended, other(state.team), at);
}

export function cluePhase(state: State, team: Team, at: number): State {
  const clock = nextLimit(state, 'clue', at);
  return changed(state, { team, phase: 'clue', due: 0, asked: undefined, marks: noMarks(state), clock });
}

export function guessPhase(state: State, at: number): State {
  return changed(state, { phase: 'guess', clock: nextLimit(state, 'guess', at) });
}

/** C28, C32: this many more of the opponent's agents must be covered. */
export function opponentsTurn(state: State, more: number): State {
  const due = Math.min(state.due + more, remaining(state, 'blue'));
  if (state.phase === 'opponent') return changed(state, { due });
  return changed(state, { phase: 'opponent', due, asked: undefined, marks: noMarks(state), clock: undefined });
}

export function endGame(state: State, ending: Ending, winner: Team): State {
  const ended = state.phase === 'guess' ? withLastClue(state, { ended: 'game' }) : state;
  // C30
  const score = isTogether(state) && winner === 'red' ? remaining(state, 'blue') : undefined;
  return changed(ended, {
    outcome: defined({ ending, winners: [winner], score }),
    marks: noMarks(state),
    due: 0,
    asked: undefined,
    penalty: undefined,
    clock: undefined,
  });
}

export function isTogether(state: State): boolean {
  return state.deal.options.form === 'together';
}

/** A limit that the host paused stays paused in the next phase, with its full time. */
function nextLimit({ deal, clock }: State, phase: 'clue' | 'guess', at: number): Clock | undefined {
  const limit = limitOf(deal.options, phase, at);
  return limit && clock && 'left' in clock ? paused(limit, at) : limit;
}

function noMarks(state: State): State['marks'] {
  return state.marks.every((people) => people.length === 0) ? state.marks : state.marks.map(() => NOBODY);
}
