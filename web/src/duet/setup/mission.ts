/** The numbers of the mission a table is set up for. */

import type { SetupOf } from '../../table-kit/setup-wish.svelte.ts';
import type { Table } from '../../table-kit/table-context.ts';

type Play = SetupOf<'duet'>['options']['play'];

/** Only a table of Duet has a mission. */
export function missionNumbers(table: Table): Extract<Play, { kind: 'mission' }> | undefined {
  const { play } = (table.view.setup as SetupOf<'duet'>).options;
  return play.kind === 'mission' ? play : undefined;
}
