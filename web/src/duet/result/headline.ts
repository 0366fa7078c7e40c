/** The result in words: outcome, reason and score. */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { lastGuess } from '../story.ts';
import { signed, verdict } from './verdict.ts';

export type Headline = {
  readonly title: string;
  readonly how: string;
  readonly score?: string;
  readonly comment?: string;
};

export function headline(
  view: View,
  { play: { result: shared }, duetResult: t }: Pick<Texts, 'play' | 'duetResult'>,
): Headline {
  const came = verdict(view);
  if (!came || !view.outcome) return { title: shared.abandoned, how: t.how.abandoned };
  const { ending } = view.outcome;
  const { result, won, score, grade, left } = came;
  const word = lastGuess(view)?.word.toLocaleUpperCase() ?? '';
  const how = ending === 'contacted' || ending === 'late' ? t.how[ending] : t.how[ending]({ word });
  const { play } = view.options;
  const also = won
    ? result === 'easier'
      ? t.unscored({ n: play.tokens })
      : undefined
    : t.missing({ n: view.remaining });
  return {
    title: t.title[result],
    // `also`: agents not found, or why there is no score.
    how: also ? `${how} ${also}` : how,
    ...(score !== undefined &&
      grade && {
        score: t.score({ score: signed(score) }),
        comment: t.grade[grade],
      }),
    ...(left !== undefined && { score: t.tally.left({ n: left }) }),
  };
}
