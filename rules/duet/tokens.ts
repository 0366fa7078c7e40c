/** The tokens: what a turn costs, and which side of them is taken (D13, D20, D26–D28, D32, D33). */
import type { Options, State, Supply } from './types.ts';

/** D2: all with the bystander side up. D25: as many as mistakes are allowed, the rest check side up. */
export function supplyOf({ play }: Options): Supply {
  if (play.kind === 'standard') return { bystander: play.tokens, check: 0 };
  return { bystander: play.mistakes, check: play.tokens - play.mistakes };
}

export function isEmpty({ bystander, check }: Supply): boolean {
  return bystander + check === 0;
}

/** D26, D33: a check-side token, or else a bystander-side one; an empty supply stays empty. */
export function withoutOne({ bystander, check }: Supply): Supply {
  if (check > 0) return { bystander, check: check - 1 };
  return { bystander: Math.max(0, bystander - 1), check };
}

/** D27: a bystander-side token, or else two check-side tokens; undefined if there are too few (D28). */
export function forMistake({ bystander, check }: Supply): { supply: Supply; tokens: 1 | 2 } | undefined {
  if (bystander > 0) return { supply: { bystander: bystander - 1, check }, tokens: 1 };
  return check < 2 ? undefined : { supply: { bystander, check: check - 2 }, tokens: 2 };
}

/**
 * D23: three for each token left, one for each kept, one less if it was won late. Only standard games are scored, which
 * have no check-side tokens (D2).
 */
export function scoreOf({ supply, kept, phase, deal }: State): number | undefined {
  const { play } = deal.options;
  if (play.kind !== 'standard' || play.tokens > 9) return undefined;
  return 3 * supply.bystander + kept.west + kept.east - (phase === 'sudden' ? 1 : 0);
}

/** D23: the result of a mission that was won. */
export function leftOf({ supply, deal }: State): number | undefined {
  return deal.options.play.kind === 'mission' ? supply.bystander + supply.check : undefined;
}
