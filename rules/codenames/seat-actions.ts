/** The kinds of action of a player. Has no schemas, so that pages can run the rules. */
import type { SeatActionKind } from './types.ts';

/** What players do, in the order of `may`. */
export const seatActions = [
  'giveClue',
  'askClue',
  'answerClue',
  'mark',
  'touch',
  'stop',
  'object',
  'allow',
  'raiseHand',
  'ownUp',
  'cover',
  'turnHourglass',
] as const satisfies readonly SeatActionKind[];
