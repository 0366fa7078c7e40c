/** How people who act at random set up and play Courier: for the laws. */
import type { Random } from '../kernel/random.ts';
import type { Action, Options, View } from './types.ts';

export function anyOptions(random: Random): Options {
  return { tries: random.pick([2, 3] as const) };
}

export function anyAction(view: View, random: Random): Action {
  const isOpening = view.may.open === 'yes' || random.below(4) === 0;
  return isOpening ? { kind: 'open', locker: random.below(9) } : { kind: 'ruleOut', line: random.below(6) };
}
