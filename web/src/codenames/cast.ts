/** The names of those whom the now-line speaks of, from the people at the table. */
import type { Table } from '../lib/table-context.ts';
import type { Cast } from './now-line.ts';

export function castOf(table: Table): Cast {
  const at = (team: string, role: string): string | undefined => {
    const person = table.view.people.find(({ left, place }) => !left && place?.team === team && place.role === role);
    return person && table.nameOf(person.id);
  };
  return { spymaster: (team) => at(team, 'spymaster'), loneOperative: at('both', 'operative') };
}
