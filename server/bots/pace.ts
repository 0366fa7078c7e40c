/** How long a bot takes for a move: a moment as people take it, or as much of that as the operator wants. */
import type { Action } from '@safehouse/rules/table/types.ts';

/** From and to, in milliseconds. */
type Moment = readonly [number, number];

const CLUE: Moment = [1500, 4000];
const WORDS: Moment = [2000, 5000];
const MOVE: Moment = [1000, 2500];
/** People want to read their cards before the clock of Spyfall runs, and to see why the vote begins. */
const READING: Moment = [8000, 10_000];

/** Whoever shares the bot's place decides: it waits for them so many times as long. */
const PATIENCE = 8;

/** `pace` is in percent; `chance` is between 0 and 1. */
export function momentFor(action: Action, { pace, shares }: { pace: number; shares: boolean }, chance: number): number {
  const [from, to] = usual(action);
  return ((from + (to - from) * chance) * (shares ? PATIENCE : 1) * pace) / 100;
}

function usual(action: Action): Moment {
  if (action.kind !== 'play') return MOVE;
  const { kind } = action.action;
  if (kind === 'giveClue') return CLUE;
  if (kind === 'start' || kind === 'openBallot') return READING;
  return kind === 'ask' || kind === 'answer' ? WORDS : MOVE;
}
