/**
 * Permissions: which kinds of action a player may take now, or the refusal they would get. Reads only what that player
 * sees.
 */
import { eachOf } from '../kernel/plain.ts';
import { lastClue } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import type { State } from './types.ts';
import type { View } from './view-types.ts';

export type You = NonNullable<View['you']>;
type Permission = 'yes' | RefusalCode;

export function mayOf(state: State, you: You | undefined): View['may'] {
  if (!you) return eachOf(seatActions, 'spectators-only-watch');
  if (state.outcome) return eachOf(seatActions, 'game-over');
  return {
    giveClue: cluePermission(state, you),
    mark: guessPermission(state, you),
    touch: guessPermission(state, you),
    stop: stopPermission(state, you),
    object: judgePermission(state, you),
    // C23: the other spymaster has the last word. Played together there is none, and one operative cannot decide for
    // the rest.
    allow: state.deal.options.form === 'together' ? 'not-yours-to-judge' : judgePermission(state, you),
    cover: coverPermission(state, you),
    turnHourglass: hourglassPermission(state),
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
function cluePermission(state: State, you: You): Permission {
  if (you.role !== 'spymaster') return 'not-your-role';
  if (state.phase === 'opponent') return 'cover-first'; // C28
  return state.team === you.team && state.phase === 'clue' ? 'yes' : 'not-your-turn';
}

/** C9; C31: the lone operative guesses for whichever side's turn it is. */
function guessPermission(state: State, you: You): Permission {
  if (you.role !== 'operative') return 'not-your-role';
  if (you.team !== 'both' && you.team !== state.team) return 'not-your-turn';
  if (state.phase === 'clue') return 'clue-first';
  return state.phase === 'guess' ? 'yes' : 'not-your-turn';
}

/** C14 */
function stopPermission(state: State, you: You): Permission {
  const permission = guessPermission(state, you);
  return permission === 'yes' && lastClue(state)?.guesses.length === 0 ? 'guess-first' : permission;
}

/** C21–C23: the other team's spymaster judges a clue. C32: played together, the operatives do. */
function judgePermission(state: State, you: You): Permission {
  const clue = lastClue(state);
  if (you.role !== (state.deal.options.form === 'together' ? 'operative' : 'spymaster')) return 'not-yours-to-judge';
  if (!clue) return 'no-clue-to-object-to';
  if (you.role === 'spymaster' && you.team === clue.team) return 'not-yours-to-judge';
  if (clue.standing === 'allowed') return 'clue-was-allowed';
  return clue.standing === 'illegal' ? 'clue-already-illegal' : 'yes';
}

/** C22: in one's own turn, before the clue. C28, C32: in the opponent's turn. */
function coverPermission(state: State, you: You): Permission {
  if (you.role !== 'spymaster') return 'not-your-role';
  if (state.deal.options.form === 'together') return state.phase === 'opponent' ? 'yes' : 'nothing-to-cover';
  if (state.penalty !== you.team) return 'nothing-to-cover';
  return state.team === you.team && state.phase === 'clue' ? 'yes' : 'not-your-turn';
}

/** C25 */
function hourglassPermission(state: State): Permission {
  if (state.deal.options.clock.kind !== 'hourglass') return 'no-hourglass';
  return state.clock ? 'hourglass-running' : 'yes';
}
