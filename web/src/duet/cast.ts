/** What a side is called in a sentence: the name of the one who sits there, or the side's own. */
import type { Table } from '../lib/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import type { Cast } from './now-line.ts';

export function castOf(table: Table): Cast {
  return (side) => {
    const people = table.view.people.filter(({ left, place }) => !left && place?.team === side);
    const [only] = people;
    return only && people.length === 1 ? table.nameOf(only.id) : only && t.common.team[side];
  };
}
