/** In the lobby on a TV: what everyone waits for. */
import { t } from '../texts/texts.svelte.ts';
import { missingSeats } from './seats.ts';
import type { Table } from './table-context.ts';

export function lobbyLine(table: Table): string {
  const host = table.nameOf(table.view.standIn ?? table.view.host);
  if (table.sharedPhone) return t.lobby.now.onePhone({ host });
  const missing = missingSeats(table);
  return missing > 0 ? t.lobby.now.missingYours({ n: missing }) : t.lobby.now.startTheirs({ host });
}
