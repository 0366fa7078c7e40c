/** The headline of a Spyfall result (S21, S22). */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { listed } from '../words.ts';

export type Headline = { readonly title: string; readonly how: string };

export function headline(
  { outcome, players }: Pick<View, 'outcome' | 'players'>,
  { play, spyfallResult: { title, how } }: Pick<Texts, 'play' | 'spyfallResult'>,
  nameOf: (person: string) => string,
): Headline {
  if (!outcome) return { title: play.result.abandoned, how: how.abandoned };
  const names = listed(outcome.winners.map(nameOf));
  if (outcome.ending === 'broken-up') {
    const also = outcome.winners.length > 0 ? [how.inFront({ names })] : [];
    return { title: title.brokenUp, how: [how.brokenUp, ...also].join(' ') };
  }
  const n = Math.max(...players.map(({ points }) => points));
  return outcome.ending === 'won'
    ? { title: title.won({ name: names }), how: how.won({ n }) }
    : { title: title.shared, how: how.shared({ names, n }) };
}
