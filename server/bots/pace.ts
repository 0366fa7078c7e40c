/** How long a bot takes for a move: about as long as a person, scaled by the operator's setting. */
import type { Action } from '@safehouse/rules/table/types.ts';

/** Minimum and maximum, in milliseconds. */
type Moment = readonly [number, number];

const CLUE: Moment = [1500, 4000];
const WORDS: Moment = [2000, 5000];
const MOVE: Moment = [1000, 2500];
/** People want to read their cards before Spyfall's clock runs, and to see why the vote begins. */
const READING: Moment = [8000, 10_000];
/** Before the round is started, while someone has not looked at their card. Each look begins a new position. */
const FIRST_LOOK: Moment = [30_000, 35_000];

/** People who share the bot's seat judge first: it waits this many times longer for them. */
const PATIENCE = 8;

/** A bot that plays beside people decides only when they ask it to, or after this silence in milliseconds. */
export const SILENCE = 45_000;

/** Moves that people beside a bot make themselves. */
export function isDecision(action: Action): boolean {
  return action.kind === 'play' && ['touch', 'stop', 'giveClue'].includes(action.action.kind);
}

type Situation = {
  /** In percent. */
  readonly pace: number;
  /** Whether a person plays in the same place. */
  readonly shares: boolean;
  /** Whether a person who is here has not looked at their card yet. */
  readonly unread: boolean;
};

/** In milliseconds. `chance` is between 0 and 1. */
export function momentFor(action: Action, { pace, shares, unread }: Situation, chance: number): number {
  const [from, to] = unread && isStart(action) ? FIRST_LOOK : usual(action);
  return Math.round(((from + (to - from) * chance) * (shares ? PATIENCE : 1) * pace) / 100);
}

function isStart(action: Action): boolean {
  return action.kind === 'play' && action.action.kind === 'start';
}

function usual(action: Action): Moment {
  if (action.kind !== 'play') return MOVE;
  const { kind } = action.action;
  if (kind === 'giveClue') return CLUE;
  if (kind === 'start' || kind === 'openBallot') return READING;
  return kind === 'ask' || kind === 'answer' ? WORDS : MOVE;
}
