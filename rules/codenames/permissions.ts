/**
 * Permissions: which kinds of action a player may take now, or the refusal they would get. Reads only what that player
 * sees.
 */
import { eachOf } from '../kernel/plain.ts';
import { lastClue } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import { isTogether } from './turn.ts';
import type { Clue, State } from './types.ts';
import type { View } from './view-types.ts';

export type You = NonNullable<View['you']>;
type Permission = 'yes' | RefusalCode;

export function mayOf(state: State, you: You | undefined): View['may'] {
  if (!you) return eachOf(seatActions, 'spectators-only-watch');
  if (state.outcome) return eachOf(seatActions, 'game-over');
  return {
    giveClue: cluePermission(state, you),
    askClue: askPermission(state, you),
    answerClue: answerPermission(state, you),
    mark: guessPermission(state, you),
    touch: guessPermission(state, you),
    stop: stopPermission(state, you),
    object: judgePermission(state, you),
    // C23: the other spymaster has the last word. Played together there is none, and one operative cannot decide for
    // the rest.
    allow: isTogether(state) ? 'not-yours-to-judge' : judgePermission(state, you),
    raiseHand: handPermission(state, you),
    ownUp: ownUpPermission(state, you),
    cover: coverPermission(state, you),
    turnHourglass: hourglassPermission(state),
  };
}

export function hostMayOf({ outcome, clock }: State): View['hostMay'] {
  if (outcome) return hostMay.over;
  if (!clock) return hostMay.noClock;
  return 'left' in clock ? hostMay.paused : hostMay.running;
}

/** The same object for the same permissions: most moves do not change them. */
const hostMay = {
  over: { pauseClock: 'game-over', resumeClock: 'game-over', extendClock: 'game-over' },
  noClock: { pauseClock: 'no-clock', resumeClock: 'no-clock', extendClock: 'no-clock' },
  paused: { pauseClock: 'clock-paused', resumeClock: 'yes', extendClock: 'yes' },
  running: { pauseClock: 'yes', resumeClock: 'clock-not-paused', extendClock: 'yes' },
} as const;

/** C6, C7 */
function cluePermission(state: State, you: You): Permission {
  if (you.role !== 'spymaster') return 'not-your-role';
  if (state.phase === 'opponent') return 'cover-first'; // C28
  return state.team === you.team && state.phase === 'clue' ? 'yes' : 'not-your-turn';
}

/** C24; where the operatives judge, they read the word: one question a turn (ruling). */
function askPermission(state: State, you: You): Permission {
  const permission = cluePermission(state, you);
  return permission === 'yes' && state.asked && isTogether(state) ? 'asked-already' : permission;
}

/** C24, L18 */
function answerPermission(state: State, you: You): Permission {
  const isJudge = isTogether(state) ? you.role === 'operative' : you.role === 'spymaster' && you.team !== state.team;
  if (!isJudge) return 'not-yours-to-judge';
  return state.asked?.answer === 'open' ? 'yes' : 'nothing-asked';
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
  if (you.role !== (isTogether(state) ? 'operative' : 'spymaster')) return 'not-yours-to-judge';
  const clue = lastClue(state);
  if (you.role === 'spymaster' && you.team === clue?.team) return 'not-yours-to-judge';
  return standingPermission(clue);
}

/** C23: an operative of the other team shows a doubt to their own spymaster. Played together, they object themselves. */
function handPermission(state: State, you: You): Permission {
  const clue = lastClue(state);
  if (you.role !== 'operative' || isTogether(state)) return 'not-your-role';
  return you.team === clue?.team ? 'not-yours-to-judge' : standingPermission(clue);
}

/** C21 */
function ownUpPermission(state: State, you: You): Permission {
  const clue = lastClue(state);
  if (you.role !== 'spymaster') return 'not-your-role';
  return clue && you.team !== clue.team ? 'not-yours-to-judge' : standingPermission(clue);
}

function standingPermission(clue: Clue | undefined): Permission {
  if (!clue) return 'no-clue-to-object-to';
  if (clue.standing === 'allowed') return 'clue-was-allowed';
  return clue.standing === 'illegal' ? 'clue-already-illegal' : 'yes';
}

/** C22: in one's own turn, before the clue. C28, C32: in the opponent's turn. */
function coverPermission(state: State, you: You): Permission {
  if (you.role !== 'spymaster') return 'not-your-role';
  if (isTogether(state)) return state.phase === 'opponent' ? 'yes' : 'nothing-to-cover';
  if (state.penalty !== you.team) return 'nothing-to-cover';
  return state.team === you.team && state.phase === 'clue' ? 'yes' : 'not-your-turn';
}

/** C25 */
function hourglassPermission(state: State): Permission {
  if (state.deal.options.clock.kind !== 'hourglass') return 'no-hourglass';
  return state.clock ? 'hourglass-running' : 'yes';
}
