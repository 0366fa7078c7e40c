/** The sentence while bots alone are waited for: that they are at it, or that somebody has to wake them. */
import type { Person, Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';

/** What to say now, and whether it is about a bot. */
export type Line = { readonly text: string; readonly bot: boolean };

/** Nothing if a person is waited for, too; `clue` is the one that is guessed on. */
export function botLine(
  table: Pick<Table, 'nameOf'>,
  awaited: readonly Person[],
  doing: 'thinking' | 'guessing',
  clue?: string,
): string | undefined {
  const [first] = awaited;
  if (!first || awaited.some(({ bot }) => !bot)) return undefined;
  const awake = awaited.find(({ bot }) => !bot?.paused);
  const name = table.nameOf((awake ?? first).id);
  const word = awake?.bot?.puzzled;
  if (doing === 'guessing' && word !== undefined && word === clue) return t.play.bot.puzzled({ name, word });
  return awake ? t.play.bot[doing]({ name }) : t.play.bot.paused({ name });
}
