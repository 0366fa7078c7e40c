/** How a bot shows what it would touch: by a mark, as people do. */
import type { Action } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';

type Marked = { readonly cards: readonly { readonly marks: readonly string[] }[] };

/** The next change of its marks: an old one is taken away first. Nothing if it has marked just the card it would touch. */
export function markFor({ round }: View, person: string, wish: Action): Action | undefined {
  if (wish.kind !== 'play' || !round || !('cards' in round.view)) return undefined;
  const { cards } = round.view as Marked;
  const mark = (card: number, on: boolean) => ({ ...wish, action: { kind: 'mark', card, on } }) as Action;
  const wanted = wish.action.kind === 'touch' ? wish.action.card : undefined;
  const old = cards.findIndex(({ marks }, card) => card !== wanted && marks.includes(person));
  if (old >= 0) return mark(old, false);
  if (wanted === undefined || cards[wanted]?.marks.includes(person)) return undefined;
  return mark(wanted, true);
}
