/** After a game: who is in for another one, in words. */
import type { Table } from '../../table-kit/table-context.ts';
import { language, t } from '../../texts/texts.svelte.ts';

/** Empty while nobody is. */
export function readyLine(table: Table): string {
  const names = (table.view.ready ?? []).map((person) => table.nameOf(person));
  if (names.length === 0) return '';
  return t.play.result.in({ names: new Intl.ListFormat(language.code, { type: 'conjunction' }).format(names) });
}

/** On a TV: who starts the next game, and who is in. */
export function nextLine(table: Table): string {
  const { standIn, host } = table.view;
  return [t.play.tv.next({ name: table.nameOf(standIn ?? host) }), readyLine(table)].join(' ').trim();
}
