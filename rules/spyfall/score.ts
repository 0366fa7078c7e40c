/** The score: what a round's result is worth to each player (S19, S20), and who won the game (S21). */
import type { Outcome, PersonId } from '../kernel/contract.ts';
import { innocentsOf, spyOf } from './cards.ts';
import type { Ending, Merit, Points, RoundResult, State } from './types.ts';

const worth: Record<Merit, number> = {
  'spy-won': 2,
  'named-location': 2,
  'innocent-blamed': 2,
  'others-won': 1,
  'accused-spy': 1,
};

/** S19: how the spy won, if the spy won. */
const spyMerits: Partial<Record<RoundResult, readonly Merit[]>> = {
  'innocent-accused': ['spy-won', 'innocent-blamed'],
  'innocent-convicted': ['spy-won', 'innocent-blamed'],
  'location-named': ['spy-won', 'named-location'],
  'spy-escaped': ['spy-won'],
};

export function pointsOf(state: State, result: RoundResult): Points[] {
  if (result === 'void') return [];
  const won = spyMerits[result];
  if (won) return [points(spyOf(state), won)];
  // S20, S22: players who left before the end get nothing.
  const stayed = innocentsOf(state).filter(
    (person) => !state.members.some((member) => member.person === person && member.gone === 'left'),
  );
  const accuser = result === 'spy-accused' ? state.accusation?.by : undefined;
  return stayed.map((person) => points(person, person === accuser ? ['others-won', 'accused-spy'] : ['others-won']));
}

export function scored(scores: State['scores'], more: readonly Points[]): State['scores'] {
  return scores.map(({ person, points }) => ({
    person,
    points: points + (more.find((each) => each.person === person)?.points ?? 0),
  }));
}

/** S21: points count, including those of players who left. If all rounds were void, nobody has won. */
export function finalOutcome(state: State): Outcome & { ending: Ending } {
  const { scores } = state;
  if (scores.every(({ points }) => points === 0)) return brokenUpOutcome(state);
  const winners = leadersOf(scores);
  return { ending: winners.length === 1 ? 'won' : 'shared', winners };
}

/** S22: with the scores so far; before anyone has a point, nobody has won. */
export function brokenUpOutcome({ scores }: State): Outcome & { ending: Ending } {
  return { ending: 'broken-up', winners: scores.some(({ points }) => points > 0) ? leadersOf(scores) : [] };
}

function leadersOf(scores: State['scores']): PersonId[] {
  const most = Math.max(...scores.map(({ points }) => points));
  return scores.filter(({ points }) => points === most).map(({ person }) => person);
}

function points(person: PersonId, merits: readonly Merit[]): Points {
  return { person, points: merits.reduce((sum, merit) => sum + worth[merit], 0), merits };
}
