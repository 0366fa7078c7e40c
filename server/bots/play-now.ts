/** Opens a table for one person and starts its game at once, with bots in the other seats. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import { type GameId, games, type QuickStartId } from '@safehouse/rules/games.ts';
import type { AnyGame } from '@safehouse/rules/kernel/contract.ts';
import type { Action, Setup } from '@safehouse/rules/table/types.ts';
import { personOf } from '../platform/ids.ts';
import type { House, Opener } from '../tables/house.ts';
import { LiveTable } from '../tables/live-table.ts';

type Guest = Opener & { readonly botNames?: readonly string[] | undefined };
type Opened = NonNullable<Awaited<ReturnType<House['open']>>>;

/** Pages send names in their own language. */
const NAMES = ['Bot'];

/** Rejects if the store does not answer. */
export async function playNow(house: House, guest: Guest, id: QuickStartId): Promise<Opened | ErrorCode> {
  const { game, start } = startOf(id);
  const { botNames: names = NAMES, ...host } = guest;
  const opened = await house.open({ ...host, game, sit: false });
  if (!opened) return 'malformed';
  const table = await house.find(opened.table);
  if (!(table instanceof LiveTable)) return table;
  const by = personOf(guest.secret, table.id);
  const setup = { ...table.state.setup, options: start.options } as Setup;
  const steps: Action[] = [
    { kind: 'setUp', setup },
    { kind: 'sit', place: start.you },
    ...start.bots.map((place, i): Action => {
      const name = names[i % names.length] as string;
      return { kind: 'addBot', place, level: 'normal', name };
    }),
    { kind: 'start' },
  ];
  for (const action of steps) {
    const answer = await table.act({ by, action });
    if (answer.kind === 'failed') return answer.code;
    // For example too few words to deal: they get to the lobby, which says so.
    if (answer.kind === 'refused') break;
  }
  return opened;
}

function startOf(id: QuickStartId) {
  for (const [game, { quickStarts }] of Object.entries<AnyGame>(games)) {
    const start = quickStarts.find((each) => each.id === id);
    if (start) return { game: game as GameId, start };
  }
  throw new Error(`no game starts with ${id}`);
}
