/** The line below the table on the TV: what the headline does not say. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { nowLine } from '../now-line.ts';
import { howOf } from '../words.ts';

export function below(view: View, t: Texts, nameOf: (person: string) => string): string {
  const { phase, turn, stopper } = view;
  const { sheets } = t.spyfall;
  const { tv } = t.spyfallResult;
  const verdict = view.verdicts.at(-1);
  if (phase === 'verdict' && verdict) {
    const nameOfLocation = (id: string) => view.locations.find((location) => location.id === id)?.name ?? id;
    return howOf(verdict, { t, nameOf, nameOfLocation });
  }
  if (phase === 'accusation') return sheets.vote.rule;
  if (phase === 'naming') return sheets.naming.wait({ name: nameOf(stopper ?? '') });
  if (phase === 'asking' && turn)
    return turn.asked === undefined ? tv.accuse : tv.answers({ name: nameOf(turn.asked) });
  return nowLine(view, t, nameOf);
}
