/** The sentence while bots alone are waited for: that they are at it, or that somebody has to wake them. */
import type { Person, Table } from '../lib/table-context.ts';
import { t } from '../texts/texts.svelte.ts';

/** What to say now, and whether it is about a bot. */
export type Line = { readonly text: string; readonly bot: boolean };

/** Nothing if a person is waited for, too. */
export function botLine(
  table: Pick<Table, 'nameOf'>,
  awaited: readonly Person[],
  doing: 'thinking' | 'guessing',
): string | undefined {
  const [first] = awaited;
  if (!first || awaited.some(({ bot }) => !bot)) return undefined;
  const awake = awaited.find(({ bot }) => !bot?.paused);
  const name = table.nameOf((awake ?? first).id);
  return awake ? t.play.bot[doing]({ name }) : t.play.bot.paused({ name });
}
