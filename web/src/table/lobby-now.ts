/** The sentence in the lobby that tells this viewer what to do now. */

import { games } from '../games.ts';
import { lackingSeats, missingSeats } from '../table-kit/seats.ts';
import type { Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';

export function lobbyNow(table: Table): string {
  const { view, me } = table;
  const host = table.nameOf(view.standIn ?? view.host);
  const missing = missingSeats(table);
  if (table.sharedPhone) {
    if (!table.isHost) return t.lobby.now.onePhone({ host });
    return missing > 0 ? t.lobby.now.names({ n: missing }) : t.lobby.now.startYours;
  }
  if (!me) return view.may.join === 'yes' ? t.lobby.now.join : t.refusals[view.may.join];
  if (!me.place && missing > 0) return games[view.setup.game].sit?.() ?? t.lobby.now.sit;
  // Few enough to name.
  const lacking = lackingSeats(table);
  if (view.places.length > 1 && missing > 0) return t.lobby.now.needed({ seats: lacking.join(', ') });
  // The host, or the person who stands in.
  if (view.may.start !== 'host-only')
    return missing > 0 ? t.lobby.now.missingYours({ n: missing }) : t.lobby.now.startYours;
  if (missing > 0) return t.lobby.now.missing({ n: missing });
  return me.place ? t.lobby.now.startTheirs({ host }) : t.lobby.now.watching;
}
