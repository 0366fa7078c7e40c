/** Leave: which kinds of action a player may take now, or the refusal that would come. Reads only what that player sees. */
import { lastClue } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import type { State } from './types.ts';
import type { View } from './view-types.ts';

export type Part = NonNullable<View['you']>;
type Leave = 'yes' | RefusalCode;

export function mayOf(state: State, you: Part | undefined): View['may'] {
  if (!you) return everyKind('spectators-only-watch');
  if (state.outcome) return everyKind('game-over');
  return {
    giveClue: clueLeave(state, you),
    mark: guessLeave(state, you),
    touch: guessLeave(state, you),
    stop: stopLeave(state, you),
    object: judgeLeave(state, you),
    // C23: the last word is the other spymaster's; played together there is none, and one operative cannot bind the rest.
    allow: state.deal.options.form === 'together' ? 'not-yours-to-judge' : judgeLeave(state, you),
    cover: coverLeave(state, you),
    turnHourglass: hourglassLeave(state),
  };
}

export function hostMayOf(state: State): View['hostMay'] {
  const none = state.outcome ? 'game-over' : state.clock ? undefined : 'no-clock';
  const isPaused = state.clock !== undefined && 'left' in state.clock;
  return {
    pauseClock: none ?? (isPaused ? 'clock-paused' : 'yes'),
    resumeClock: none ?? (isPaused ? 'yes' : 'clock-not-paused'),
    extendClock: none ?? 'yes',
  };
}

/** C6, C7 */
function clueLeave(state: State, you: Part): Leave {
  if (you.role !== 'spymaster') return 'not-your-role';
  if (state.phase === 'opponent') return 'cover-first'; // C28
  return state.team === you.team && state.phase === 'clue' ? 'yes' : 'not-your-turn';
}

/** C9; C31: the lone operative guesses for whichever side's turn it is. */
function guessLeave(state: State, you: Part): Leave {
  if (you.role !== 'operative') return 'not-your-role';
  if (you.team !== 'both' && you.team !== state.team) return 'not-your-turn';
  if (state.phase === 'clue') return 'clue-first';
  return state.phase === 'guess' ? 'yes' : 'not-your-turn';
}

/** C14 */
function stopLeave(state: State, you: Part): Leave {
  const leave = guessLeave(state, you);
  return leave === 'yes' && lastClue(state)?.guesses.length === 0 ? 'guess-first' : leave;
}

/** C21–C23: the other team's spymaster judges a clue. C32: played together, the operatives do. */
function judgeLeave(state: State, you: Part): Leave {
  const clue = lastClue(state);
  if (you.role !== (state.deal.options.form === 'together' ? 'operative' : 'spymaster')) return 'not-yours-to-judge';
  if (!clue) return 'no-clue-to-object-to';
  if (you.role === 'spymaster' && you.team === clue.team) return 'not-yours-to-judge';
  if (clue.standing === 'allowed') return 'clue-was-allowed';
  return clue.standing === 'illegal' ? 'clue-already-illegal' : 'yes';
}

/** C22: in one's own turn, before the clue. C28, C32: in the opponent's turn. */
function coverLeave(state: State, you: Part): Leave {
  if (you.role !== 'spymaster') return 'not-your-role';
  if (state.deal.options.form === 'together') return state.phase === 'opponent' ? 'yes' : 'nothing-to-cover';
  if (state.penalty !== you.team) return 'nothing-to-cover';
  return state.team === you.team && state.phase === 'clue' ? 'yes' : 'not-your-turn';
}

/** C25 */
function hourglassLeave(state: State): Leave {
  if (state.deal.options.clock.kind !== 'hourglass') return 'no-hourglass';
  return state.clock ? 'hourglass-running' : 'yes';
}

function everyKind(leave: Leave): View['may'] {
  return {
    giveClue: leave,
    mark: leave,
    touch: leave,
    stop: leave,
    object: leave,
    allow: leave,
    cover: leave,
    turnHourglass: leave,
  };
}
