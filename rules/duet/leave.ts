/** Leave: which kinds of action a player may take now, or the refusal that would come. Reads only what that player sees. */
import { giversIn, guessersIn, isComplete, lastClue } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import type { Side, State } from './types.ts';
import type { View } from './view-types.ts';

type Leave = 'yes' | RefusalCode;

export function mayOf(state: State, side: Side | undefined): View['may'] {
  if (!side) return { ...everyMove('spectators-only-watch'), tell: 'spectators-only-watch' };
  if (state.outcome) {
    const hasGiven = state.clues.some((clue) => clue.side === side);
    return { ...everyMove('game-over'), tell: hasGiven ? 'yes' : 'not-your-clue' };
  }
  return {
    giveClue: clueLeave(state, side),
    mark: guessLeave(state, side),
    touch: guessLeave(state, side),
    stop: stopLeave(state, side),
    object: judgeLeave(state, side),
    allow: judgeLeave(state, side),
    tell: 'not-over-yet',
  };
}

export function hostMayOf(state: State): View['hostMay'] {
  const leave = state.outcome ? 'game-over' : 'no-clock';
  return { pauseClock: leave, resumeClock: leave, extendClock: leave };
}

/** D6, D15, D18, D21, D35 */
function clueLeave(state: State, side: Side): Leave {
  if (state.phase === 'sudden') return 'no-more-clues';
  if (isComplete(state, side)) return 'all-yours-found';
  if (giversIn(state).includes(side)) return 'yes';
  if (state.phase === 'clue') return 'partner-gives';
  if (lastClue(state)?.side === side) return 'partner-guesses';
  const before: State = { ...state, phase: 'clue', clues: state.clues.slice(0, -1) };
  return giversIn(before).includes(side) ? 'partner-was-faster' : 'guess-now';
}

/** D7, D21 */
function guessLeave(state: State, side: Side): Leave {
  if (guessersIn(state).includes(side)) return 'yes';
  if (state.phase === 'clue') return 'clue-first';
  return state.phase === 'sudden' ? 'nothing-to-guess' : 'partner-guesses';
}

/** D13 */
function stopLeave(state: State, side: Side): Leave {
  if (state.phase === 'sudden') return 'no-stopping-now';
  const leave = guessLeave(state, side);
  return leave === 'yes' && lastClue(state)?.guesses.length === 0 ? 'guess-first' : leave;
}

/** D34 */
function judgeLeave(state: State, side: Side): Leave {
  const clue = state.phase === 'guess' ? lastClue(state) : undefined;
  if (!clue) return 'no-clue-to-object-to';
  if (clue.side === side) return 'not-yours-to-judge';
  if (clue.standing === 'allowed') return 'clue-was-allowed';
  if (clue.standing === 'illegal') return 'clue-already-illegal';
  return clue.guesses.length > 0 ? 'guessed-already' : 'yes';
}

function everyMove(leave: Leave): Omit<View['may'], 'tell'> {
  return { giveClue: leave, mark: leave, touch: leave, stop: leave, object: leave, allow: leave };
}
