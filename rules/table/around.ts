/** What is around the game: all of a table but the state of its game. Most moves change only the game. */
import { rememberedWhile } from '../kernel/memo.ts';
import { isSealed, isSilent } from './people.ts';
import { isAllOpen } from './reactions.ts';
import type { CurrentGame, State } from './types.ts';

/**
 * The game's state is left out: what is remembered of this must not depend on it. What the rest of the table has to know
 * about it is listed.
 */
export type Around = Omit<State, 'round'> & {
  readonly round?: Omit<CurrentGame, 'state'>;
  readonly isSealed: boolean;
  readonly isSilent: boolean;
  readonly isAllOpen: boolean;
};

/** The same object as long as only the game changes: then a view of the table differs only in its view of the game. */
export const aroundOf = rememberedWhile(around, (before, after) => {
  if (!isSame(before, after, 'round')) return false;
  const one = before.round;
  const other = after.round;
  if (one === other) return true;
  if (one === undefined || other === undefined || !isSame(one, other, 'state')) return false;
  return (
    isSealed(before) === isSealed(after) &&
    isSilent(before) === isSilent(after) &&
    isAllOpen(before) === isAllOpen(after)
  );
});

function around(state: State): Around {
  const { round, ...table } = state;
  const known = { ...table, isSealed: isSealed(state), isSilent: isSilent(state), isAllOpen: isAllOpen(state) };
  if (!round) return known;
  const { state: _, ...game } = round;
  return { ...known, round: game };
}

/** Whether all fields are the same but one. */
function isSame<Fields extends object>(one: Fields, other: Fields, except: keyof Fields): boolean {
  let more = 0;
  for (const name in one) {
    if (name !== except && one[name] !== other[name]) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}
