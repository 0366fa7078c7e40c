/** S10: the player that someone may not ask now. The pages use this too, so it imports nothing else. */
import type { View } from './view-types.ts';

/** The player who has just asked them, unless nobody else is present to be asked (S22). */
export function barredFor({ turn, players }: Pick<View, 'turn' | 'players'>, person: string): string | undefined {
  const barred = turn?.asked === person ? turn.asker : turn?.barred;
  const isAnother = (each: View['players'][number]) =>
    each.plays && !each.gone && each.person !== person && each.person !== barred;
  return players.some(isAnother) ? barred : undefined;
}
