/** Tables that are played on one phone that goes from hand to hand: which game that is, if any. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import { games } from '../games.ts';
import type { SharedPhone } from '../table-kit/game-pages.ts';

const phones = Object.values(games).flatMap(({ sharedPhone }) => sharedPhone ?? []);

export function sharedPhone(view: View): SharedPhone | undefined {
  return phones.find((phone) => phone.isShared(view));
}

/** The game that this browser still holds players of, though everyone has their own screen again. */
export function leftoverPhone(view: View): SharedPhone | undefined {
  return phones.find((phone) => phone.isLeftover(view));
}
