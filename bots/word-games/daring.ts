/** A bot's risk appetite: one number from its level and the state of the game, used by all its thresholds. */
import type { Level } from '@safehouse/rules/table/types.ts';

export type { Level } from '@safehouse/rules/table/types.ts';

/** About -1 for careful, 0 for normal, 1 for bold; higher when the game is being lost. */
export type Daring = number;

const base: { readonly [Each in Level]: number } = { careful: -1, normal: 0, bold: 1 };

/** `pressure` ranges from -1 (well ahead) to 1 (about to lose). */
export function daringOf(level: Level, pressure: number): Daring {
  return base[level] + 0.8 * clamp(pressure, -1, 1);
}

/** What a wrong card costs, in own words. */
export type Costs = { readonly opponent: number; readonly bystander: number; readonly assassin: number };

export function clamp(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}
