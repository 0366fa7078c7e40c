/**
 * Permissions: which kinds of action a player may take now, or the refusal they would get. Reads only what that player
 * sees.
 */
import { clockActions } from '../kernel/clock.ts';
import { eachOf } from '../kernel/plain.ts';
import { giversIn, guessersIn, isComplete, isStrict, lastClue } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import { other, type Side } from './sides.ts';
import type { State } from './types.ts';
import type { View } from './view-types.ts';

type Permission = 'yes' | RefusalCode;

export function mayOf(state: State, side: Side | undefined): View['may'] {
  if (!side) return eachOf(seatActions, 'spectators-only-watch');
  if (state.outcome) {
    const hasGiven = state.clues.some((clue) => clue.side === side);
    return { ...eachOf(seatActions, 'game-over'), tell: hasGiven ? 'yes' : 'not-your-clue' };
  }
  return {
    giveClue: cluePermission(state, side),
    askClue: askPermission(state, side),
    answerClue: answerPermission(state, side),
    mark: guessPermission(state, side),
    touch: guessPermission(state, side),
    stop: stopPermission(state, side),
    object: judgePermission(state, other(side)),
    allow: judgePermission(state, other(side)),
    ownUp: judgePermission(state, side),
    tell: 'not-over-yet',
  };
}

export function hostMayOf(state: State): View['hostMay'] {
  return eachOf(clockActions, state.outcome ? 'game-over' : 'no-clock');
}

/** D6, D15, D18, D21, D35 */
function cluePermission(state: State, side: Side): Permission {
  if (state.phase === 'sudden') return 'no-more-clues';
  if (isComplete(state, side)) return 'all-yours-found';
  if (giversIn(state).includes(side)) return 'yes';
  if (state.phase === 'clue') return 'partner-gives';
  if (lastClue(state)?.side === side) return 'partner-guesses';
  const before: State = { ...state, phase: 'clue', clues: state.clues.slice(0, -1) };
  return giversIn(before).includes(side) ? 'partner-was-faster' : 'guess-now';
}

/** L18: those who guess read the word, so there is one question a turn (ruling). */
function askPermission(state: State, side: Side): Permission {
  const permission = cluePermission(state, side);
  return permission === 'yes' && state.asked ? 'asked-already' : permission;
}

/** L18: the side that would guess; at a strict table also the others of the side that asks. */
function answerPermission(state: State, side: Side): Permission {
  if (state.asked?.side === side && !isStrict(state.deal)) return 'not-yours-to-judge';
  return state.asked?.answer === 'open' ? 'yes' : 'nothing-asked';
}

/** D7, D21 */
function guessPermission(state: State, side: Side): Permission {
  if (guessersIn(state).includes(side)) return 'yes';
  if (state.phase === 'clue') return 'clue-first';
  return state.phase === 'sudden' ? 'nothing-to-guess' : 'partner-guesses';
}

/** D13 */
function stopPermission(state: State, side: Side): Permission {
  if (state.phase === 'sudden') return 'no-stopping-now';
  const permission = guessPermission(state, side);
  return permission === 'yes' && lastClue(state)?.guesses.length === 0 ? 'guess-first' : permission;
}

/** D34, for a clue of this side. */
function judgePermission(state: State, giver: Side): Permission {
  const clue = state.phase === 'guess' ? lastClue(state) : undefined;
  if (!clue) return 'no-clue-to-object-to';
  if (clue.side !== giver) return 'not-yours-to-judge';
  if (clue.standing === 'allowed') return 'clue-was-allowed';
  if (clue.standing === 'illegal') return 'clue-already-illegal';
  return clue.guesses.length > 0 ? 'guessed-already' : 'yes';
}
