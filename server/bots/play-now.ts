/** Opens a table for one person and sets it going at once: they have a seat, a bot has the other, and the cards are dealt. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import type { PlayNow } from '@safehouse/protocol/http.ts';
import type { Action, PlaceName, Setup } from '@safehouse/rules/table/types.ts';
import { personOf } from '../platform/ids.ts';
import type { House, Opener } from '../tables/house.ts';
import { LiveTable } from '../tables/live-table.ts';

type Guest = Opener & { readonly botName?: string | undefined };
type Opened = NonNullable<Awaited<ReturnType<House['open']>>>;

/** In every language we have, this is what people call one; a page gives it a name of its language. */
const NAME = 'Bot';

const seats: Record<PlayNow, { readonly host: PlaceName; readonly bot: PlaceName }> = {
  duet: { host: { team: 'west', role: 'partner' }, bot: { team: 'east', role: 'partner' } },
  together: { host: { team: 'red', role: 'operative' }, bot: { team: 'red', role: 'spymaster' } },
};

/** Rejects when the store does not answer. */
export async function playNow(house: House, guest: Guest, kind: PlayNow): Promise<Opened | ErrorCode> {
  const opened = await house.open({ ...guest, game: kind === 'duet' ? 'duet' : 'codenames' });
  if (!opened) return 'malformed';
  const table = await house.find(opened.table);
  if (!(table instanceof LiveTable)) return table;
  const by = personOf(guest.secret, table.id);
  for (const action of steps(kind, table.state.setup, guest.botName)) {
    const answer = await table.act({ by, action });
    if (answer.kind === 'failed') return answer.code;
    // Too few words to deal, say: they find their table in its lobby, where it says so.
    if (answer.kind === 'refused') break;
  }
  return opened;
}

function steps(kind: PlayNow, setup: Setup, name = NAME): Action[] {
  const { host, bot } = seats[kind];
  const together: Action[] =
    kind === 'together' && setup.game === 'codenames'
      ? [{ kind: 'setUp', setup: { ...setup, options: { ...setup.options, form: 'together' } } }]
      : [];
  return [
    ...together,
    { kind: 'sit', place: host },
    { kind: 'addBot', place: bot, level: 'normal', name },
    { kind: 'start' },
  ];
}
