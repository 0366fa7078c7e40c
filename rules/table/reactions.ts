/** Reactions: a sign that everyone at the table sees for a moment. They are passed on, never stored. */
import type { Around } from './around.ts';
import { currentGameOf, gameOf, partOf } from './people.ts';
import type { State, Viewer } from './types.ts';

export const signs = ['clap', 'laugh', 'party', 'gasp', 'groan'] as const;
export type Sign = (typeof signs)[number];

/**
 * C7, D19: during a game a sign could be a second clue. So only people who have a part in it and have seen none of its
 * secrets may react. Watchers may not: others may have told them something.
 */
export function knowsNothing(state: Pick<Around, 'round'>, viewer: Viewer): boolean {
  return partOf(state, viewer)?.secret === false;
}

/** Whether nothing is secret now: between games, and while a game shows everything. */
export function isAllOpen(state: State): boolean {
  return state.phase !== 'playing' || gameOf(state).isRevealed?.(currentGameOf(state).state) === true;
}
