/** The evening at this table: how often each side has won this game. */
import type { View } from '@safehouse/rules/table/view-types.ts';

type Played = View['played'];

/** Wins of each side, in the order of `sides`; undefined before the second finished game. */
export function series(played: Played, game: string, sides: readonly string[]): readonly number[] | undefined {
  const ended = finished(played, game);
  if (ended.length < 2) return undefined;
  return sides.map((side) => ended.filter(({ winners }) => winners.includes(side)).length);
}

/** For a game that everyone wins or loses together; `winner` is their side if there are others. */
export function wonAndLost(
  played: Played,
  game: string,
  winner?: string,
): { readonly won: number; readonly lost: number } | undefined {
  const ended = finished(played, game);
  if (ended.length < 2) return undefined;
  const won = ended.filter(({ winners }) => (winner ? winners.includes(winner) : winners.length > 0)).length;
  return { won, lost: ended.length - won };
}

function finished(played: Played, game: string): readonly { readonly winners: readonly string[] }[] {
  return played.flatMap((each) => (each.game === game && each.outcome ? [each.outcome] : []));
}
