/** What is around the game: all of a table but the state of its game. Most moves change only the game. */
import { rememberedWhile } from '../kernel/memo.ts';
import type { CurrentGame, State } from './types.ts';

/** The game's state is left out: what is remembered of this must not depend on it. */
export type Around = Omit<State, 'round'> & { readonly round?: Omit<CurrentGame, 'state'> };

/** The same object as long as only the game changes. */
export const aroundOf = rememberedWhile(around, (before, after) => {
  if (!isSame(before, after, 'round')) return false;
  const [one, other] = [before.round, after.round];
  return one === other || (one !== undefined && other !== undefined && isSame(one, other, 'state'));
});

function around({ round, ...table }: State): Around {
  if (!round) return table;
  const { state: _, ...game } = round;
  return { ...table, round: game };
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
