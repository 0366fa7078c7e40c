/** The evening at a table, fetched and put into words. */
import { hrefOf } from '../../lib/site.ts';
import { language, t } from '../../texts/texts.svelte.ts';
import type { Table } from '../table-context.ts';
import { type Section, sectionsOf } from './lines.ts';
import { type Evening, summary } from './stats.ts';

/** Undefined if it cannot be had now. */
export async function askEvening(table: Table): Promise<Evening | undefined> {
  const response = await fetch(hrefOf(`/api/tables/${table.view.id}/evening`)).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Evening) : undefined;
}

/** People who have left are not listed, and have no name. */
export function toldOf(table: Table, evening: Evening): Section[] {
  const isNamed = (id: string) => table.person(id)?.left !== true && table.person(id)?.name !== '';
  return sectionsOf(summary(evening, isNamed), {
    t,
    nameOf: (id: string) => (isNamed(id) ? table.nameOf(id) : t.table.someone),
    cityOf: (id: string) => (t.cities as Record<string, { name: string }>)[id]?.name ?? id,
  });
}

export function countOf({ games }: Evening): string {
  return t.evening.games({ n: games.length });
}

export function dateOf({ games }: Evening): string {
  return new Date(games.at(-1)?.at ?? 0).toLocaleDateString(language.code, { dateStyle: 'long' });
}
