/** The sentence shown while only bots are awaited: they are at work, or someone has to wake them. */
import { botBeside } from '../table-kit/seats.ts';
import type { Person, Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';

/** The sentence to show, and whether it is about a bot. */
export type Line = { readonly text: string; readonly bot: boolean };

/** While a bot beside this viewer has been asked to decide. */
export function deciding(table: Table, touch: string): Line | undefined {
  const bot = touch === 'yes' ? botBeside(table) : undefined;
  return bot?.bot?.asked && { text: t.play.bot.deciding({ name: table.nameOf(bot.id) }), bot: true };
}

/** `undefined` if a person is awaited too; `clue` is the clue being guessed. */
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
