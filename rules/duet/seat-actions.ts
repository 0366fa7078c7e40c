/** The kinds of action of a player. Has no schemas, so that pages can run the rules. */
import type { ActionKind } from './types.ts';

/** What players do, in the order of `may`; nobody else does anything. */
export const seatActions = [
  'giveClue',
  'mark',
  'touch',
  'stop',
  'object',
  'allow',
  'tell',
] as const satisfies readonly ActionKind[];
