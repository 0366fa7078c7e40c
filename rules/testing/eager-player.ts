/** A random player for any game: takes permitted actions, the eager ones more often. */
import type { Random } from '../kernel/random.ts';

/** Weight of each kind of action. Actions that advance the game weigh most, so that random games finish. */
export type Eagerness<Kind extends string> = { readonly [Each in Kind]: number };

/** A random action permitted by this view, if any. */
export function eagerAction<Kind extends string, View extends { readonly may: Readonly<Record<Kind, string>> }, Action>(
  eagerness: Eagerness<Kind>,
  view: View,
  random: Random,
  how: { make(kind: Kind): Action; permits(view: View, action: Action): string | undefined },
): Action | undefined {
  const kinds = (Object.keys(eagerness) as Kind[]).filter((kind) => view.may[kind] === 'yes');
  if (kinds.length === 0) return undefined;
  const kind = random.pick(kinds.flatMap((kind) => Array<Kind>(eagerness[kind]).fill(kind)));
  // Retry if the action happens to be refused, like a hint that is a codename.
  for (let tries = 0; tries < 10; tries++) {
    const action = how.make(kind);
    if (how.permits(view, action) === undefined) return action;
  }
  return undefined;
}

type Player<View, Action> = (view: View, random: Random) => Action;

/** Plays sensibly three times out of four if it can, and wildly otherwise. */
export function mostly<View, Action>(
  sensible: Player<View, Action | undefined>,
  wild: Player<View, Action>,
): Player<View, Action> {
  return (view, random) => (random.below(4) > 0 ? sensible(view, random) : undefined) ?? wild(view, random);
}
