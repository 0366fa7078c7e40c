/** What can be told of a round of Spyfall that was played aloud: who asked, accused and voted. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { RoundCourse } from '../review.ts';

export function courseOf(view: View, minutes: number | undefined): RoundCourse | undefined {
  const verdict = view.verdicts.at(-1);
  if (!verdict) return undefined;
  const { spy, named, voices, result } = verdict;
  const { talk, hearings, locations, verdicts } = view;
  return {
    spy,
    questions: talk.length,
    toSpy: talk.filter(({ to }) => to === spy).length,
    failed: hearings
      .map(({ by, suspect, votes }) => ({
        by,
        suspect,
        against: votes.filter(({ guilty }) => !guilty).map((v) => v.by),
      }))
      .filter(({ against }) => against.length > 0),
    // S5: places of earlier rounds are not played again.
    ...(named !== undefined && {
      stop: { ...(minutes !== undefined && { minutes }), places: locations.length - (verdicts.length - 1) },
    }),
    ...(voices && result !== 'spy-convicted' && { ballot: ballotOf(voices, spy) }),
  };
}

function ballotOf(voices: readonly { by: string; suspect: string }[], spy: string): RoundCourse['ballot'] {
  return {
    right: voices.filter(({ suspect }) => suspect === spy).map(({ by }) => by),
    named: new Set(voices.map(({ suspect }) => suspect)).size,
  };
}
