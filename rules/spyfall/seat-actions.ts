/** The kinds of action of a player. Has no schemas, so that pages can run the rules. */
import type { SeatActionKind } from './types.ts';

/** What players do, in the order of `may`. */
export const seatActions = [
  'start',
  'chooseDealer',
  'look',
  'ask',
  'answer',
  'accuse',
  'vote',
  'stop',
  'name',
  'callTime',
  'openBallot',
  'suspect',
  'goOn',
  'giveUpOn',
] as const satisfies readonly SeatActionKind[];
