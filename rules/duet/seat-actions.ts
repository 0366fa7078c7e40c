/** The kinds of action of a player. Has no schemas, so that pages can run the rules. */
import type { ActionKind } from './types.ts';

/** What players do, in the order of `may`; nobody else does anything. */
export const seatActions = [
  'giveClue',
  'askClue',
  'answerClue',
  'mark',
  'touch',
  'stop',
  'object',
  'allow',
  'ownUp',
  'tell',
] as const satisfies readonly ActionKind[];
