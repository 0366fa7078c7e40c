/** The result in words: who won, how, and with which score. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

export type Headline = {
  readonly title: string;
  readonly how: string;
  readonly score?: string;
  readonly comment?: string;
};
type Score = keyof Texts['codenames']['result']['comment'];

export function headline({ outcome, options }: View, t: Texts): Headline {
  const { result } = t.codenames;
  const winner = outcome?.winners[0];
  if (!outcome || !winner) return { title: t.play.result.abandoned, how: t.play.result.abandonedNote };
  const { ending, score } = outcome;
  if (options.form === 'together') {
    const how = ending === 'handed' || ending === 'penalty' ? result.howTogether.outrun : result.howTogether[ending];
    if (score === undefined) return { title: result.lostTogether, how };
    return { title: result.wonTogether, how, score: result.score({ score }), comment: result.comment[score as Score] };
  }
  const how = ending === 'outrun' ? 'contacted' : ending;
  return { title: result.won[winner], how: result.how[how][winner] };
}
