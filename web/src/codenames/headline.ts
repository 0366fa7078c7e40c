/** The result in words: who won, how, and with which score. */
import type { Team } from '@safehouse/rules/codenames/types.ts';
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';

export type Headline = {
  readonly title: string;
  readonly how: string;
  readonly score?: string;
  readonly comment?: string;
};
type Score = keyof Texts['codenames']['result']['comment'];

export function headline(view: View, t: Texts): Headline {
  const { outcome, options } = view;
  const { result } = t.codenames;
  const winner = outcome?.winners[0];
  if (!outcome || !winner) return { title: t.play.result.abandoned, how: t.play.result.abandonedNote };
  const { ending } = outcome;
  if (options.form === 'together') {
    const how = ending === 'handed' || ending === 'penalty' ? result.howTogether.outrun : result.howTogether[ending];
    const { score } = outcome;
    if (score === undefined) return { title: result.lostTogether, how };
    return { title: result.wonTogether, how, score: result.score({ score }), comment: result.comment[score as Score] };
  }
  const how = ending === 'outrun' ? 'contacted' : ending;
  const { red, blue } = t.common.team;
  const score = `${red} ${foundOf(view, 'red')} : ${foundOf(view, 'blue')} ${blue}`;
  return { title: result.won[winner], how: result.how[how][winner], score: result.found({ score }) };
}

/** Whether this viewer won; undefined if they watched, or if the headline says it to everyone. */
export function mine({ outcome, options, you }: View, t: Texts): string | undefined {
  if (!outcome || options.form === 'together' || !you || you.team === 'both') return undefined;
  return outcome.winners.includes(you.team) ? t.play.result.youWon : t.play.result.youLost;
}

/** C5: agents that were found, of the nine or eight. */
function foundOf({ starts, remaining }: View, team: Team): number {
  return (starts === team ? 9 : 8) - remaining[team];
}
