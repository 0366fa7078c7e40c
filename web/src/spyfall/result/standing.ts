/** The score sheet of a game of Spyfall: points in total and per round (S19–S21). */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { scoresOf } from '../story.ts';

type Game = Pick<View, 'players' | 'verdicts'>;

export type Row = {
  readonly person: string;
  readonly points: number;
  /** From 1; equal points share a rank. */
  readonly rank: number;
  /** One per finished round; undefined for a round without a card. */
  readonly rounds: readonly ({ readonly points: number; readonly spy: boolean } | undefined)[];
};

/** Most points first, then seat order. */
export function standing({ players, verdicts }: Game): Row[] {
  const scores = verdicts.map(scoresOf);
  return players
    .map(({ person, points }) => ({
      person,
      points,
      rank: 1 + players.filter((other) => other.points > points).length,
      rounds: scores.map((round) => {
        const score = round.find((each) => each.person === person);
        return score && { points: score.points, spy: score.role === undefined };
      }),
    }))
    .sort((a, b) => b.points - a.points);
}

/** The player with the most points as the spy; undefined on a tie, or without points. */
export function bestSpy(game: Game): { person: string; points: number } | undefined {
  const spies = standing(game).map(({ person, rounds }) => ({
    person,
    points: rounds.reduce((sum, round) => sum + (round?.spy ? round.points : 0), 0),
  }));
  const most = Math.max(1, ...spies.map(({ points }) => points));
  const [first, second] = spies.filter(({ points }) => points === most);
  return second ? undefined : first;
}
