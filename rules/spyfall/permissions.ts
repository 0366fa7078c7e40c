/**
 * Permissions: which kinds of action a player may take now, or the refusal they would get. Reads only what that player
 * sees.
 */
import type { PersonId } from '../kernel/contract.ts';
import { eachOf } from '../kernel/plain.ts';
import { missingOf, seatedOf, voiceAwaited } from './people.ts';
import type { RefusalCode } from './refusals.ts';
import { seatActions } from './seat-actions.ts';
import { FEWEST } from './seats.ts';
import type { Phase, State } from './types.ts';
import type { View } from './view-types.ts';

type Permission = 'yes' | RefusalCode;

/** `isSpy` is what their own card says; undefined for players without a card in this round. */
export type You = { readonly person: PersonId; readonly isSpy: boolean | undefined };

export function mayOf(state: State, you: You | undefined): View['may'] {
  if (!you) return eachOf(seatActions, 'spectators-only-watch');
  if (state.outcome) return eachOf(seatActions, 'game-over');
  if (state.phase === 'verdict') {
    return { ...eachOf(seatActions, 'round-over'), goOn: seatedOf(state).length < FEWEST ? 'too-few-players' : 'yes' };
  }
  if (you.isSpy === undefined) return { ...eachOf(seatActions, 'next-round'), goOn: 'round-not-over' };
  const { person } = you;
  return {
    start: startPermission(state, person),
    chooseDealer: choosePermission(state),
    // The same for the spy and the others.
    look: state.phase === 'briefing' ? 'yes' : 'already-started',
    ask: askPermission(state, person),
    answer: answerPermission(state, person),
    // S12
    accuse: whileAsking(state.phase) ?? (state.accusers.includes(person) ? 'accused-already' : 'yes'),
    vote: votePermission(state, person),
    // S15
    stop: you.isSpy ? (whileAsking(state.phase) ?? 'yes') : 'not-the-spy',
    name: you.isSpy ? (state.phase === 'naming' ? 'yes' : 'stop-first') : 'not-the-spy',
    callTime: callPermission(state, person),
    openBallot: openPermission(state, person),
    suspect: suspectPermission(state, person),
    goOn: 'round-not-over',
    giveUpOn: missingOf(state).length > 0 ? 'yes' : 'nobody-missing',
  };
}

/** Votes are not timed: only asking and suspecting are. */
export function hostMayOf({ outcome, clock, phase }: State): View['hostMay'] {
  const isStopped = phase === 'accusation' || phase === 'naming';
  const none = outcome ? 'game-over' : !clock ? 'no-clock' : isStopped ? 'clock-stopped' : undefined;
  const isPaused = clock !== undefined && 'left' in clock;
  return {
    pauseClock: none ?? (isPaused ? 'clock-paused' : 'yes'),
    resumeClock: none ?? (isPaused ? 'yes' : 'clock-not-paused'),
    extendClock: none ?? 'yes',
  };
}

/** S8 */
function startPermission({ phase, dealer }: State, person: PersonId): Permission {
  if (phase !== 'briefing') return 'already-started';
  return dealer === person ? 'yes' : 'dealer-starts';
}

/** S7: the first dealer was drawn, and the table may choose another; later the spy of the last round deals. */
function choosePermission({ phase, round }: State): Permission {
  if (phase !== 'briefing') return 'already-started';
  return round === 0 ? 'yes' : 'spy-deals';
}

/**
 * S9, S10: when spoken, the player who was asked may answer and ask on in one step; until then the asker may choose
 * someone else.
 */
function askPermission({ phase, turn, deal }: State, person: PersonId): Permission {
  const why = whileAsking(phase);
  if (why) return why;
  if (deal.options.way === 'free') return 'just-talk';
  const isSpoken = deal.options.way === 'spoken';
  if (turn?.asked === person) return isSpoken ? 'yes' : 'answer-first';
  if (turn?.asker !== person) return 'not-your-turn';
  return turn.asked && !isSpoken ? 'wait-for-the-answer' : 'yes';
}

function answerPermission({ phase, turn, deal }: State, person: PersonId): Permission {
  const why = whileAsking(phase);
  if (why) return why;
  if (deal.options.way === 'free') return 'just-talk';
  return turn?.asked === person ? 'yes' : 'nobody-asked-you';
}

/** S13 */
function votePermission({ accusation }: State, person: PersonId): Permission {
  if (!accusation) return 'nothing-to-vote-on';
  if (accusation.suspect === person) return 'suspects-do-not-vote';
  return accusation.votes.some(({ by }) => by === person) ? 'voted-already' : 'yes';
}

/** S8 */
function callPermission({ phase, dealer, deal }: State, person: PersonId): Permission {
  const why = whileAsking(phase);
  if (why) return why;
  if (deal.options.minutes > 0) return 'clock-calls-time';
  return dealer === person ? 'yes' : 'dealer-calls-time';
}

/** S17 */
function openPermission({ phase, dealer }: State, person: PersonId): Permission {
  if (phase === 'ballot') return 'ballot-is-open';
  if (phase !== 'suspicions') return 'time-not-up';
  return dealer === person ? 'yes' : 'dealer-opens';
}

/** S17: in seat order. */
function suspectPermission(state: State, person: PersonId): Permission {
  if (!state.ballot) return 'ballot-not-open';
  if (state.ballot.some(({ by }) => by === person)) return 'voted-already';
  return voiceAwaited(state) === person ? 'yes' : 'not-your-turn';
}

function whileAsking(phase: Phase): RefusalCode | undefined {
  const why: Record<Phase, RefusalCode | undefined> = {
    briefing: 'not-started',
    asking: undefined,
    accusation: 'vote-first',
    naming: 'spy-names',
    suspicions: 'time-is-up',
    ballot: 'time-is-up',
    verdict: 'round-over',
  };
  return why[phase];
}
