/** The sentence that says what happens now. */
import type { View } from '@safehouse/rules/courier/types.ts';
import { t } from '../texts/texts.svelte.ts';

export function nowLine({ turn, you, outcome }: View): string {
  if (outcome) return t.courier.endings[outcome.ending];
  return you?.role === turn ? t.courier.yourTurn[turn] : t.courier.theirTurn[turn];
}
