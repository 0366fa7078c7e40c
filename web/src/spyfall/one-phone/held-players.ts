/** The players this browser holds: at a table played on one device, their secrets are stored here and nowhere else. */
import { SECRET } from '@safehouse/protocol/ids.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { keep, kept } from '../../lib/storage.ts';

/** The id is unknown until the player has connected to the table once. */
export type Held = { readonly secret: string; readonly name: string; readonly id?: string };

export type Hold = {
  readonly table: string;
  readonly players: readonly Held[];
  /** The host's name, and whether they had a seat, before the device was shared; restored afterwards. */
  readonly host?: { readonly name: string; readonly sat: boolean };
};

const MOST_TABLES = 6;

export function holdAt(table: string): Hold {
  return holds().find((hold) => hold.table === table) ?? { table, players: [] };
}

/** Newest first; the secrets of the oldest tables are dropped. */
export function keepHold(hold: Hold): void {
  const others = holds().filter(({ table }) => table !== hold.table);
  keep('passing', JSON.stringify([hold, ...others].slice(0, MOST_TABLES)));
}

/** Whether one device is shared: in the current game, or in the one being set up. */
export function isShared({ phase, round, setup }: View): boolean {
  const game = phase === 'lobby' ? undefined : round?.view;
  if (game) return game.game === 'spyfall' && game.options.device === 'shared';
  return setup.game === 'spyfall' && setup.options.device === 'shared';
}

/** Whether this browser is that device: it holds someone who has a seat. */
export function isPlayedOnThisPhone(view: View): boolean {
  if (!isShared(view)) return false;
  const { players } = holdAt(view.id);
  return view.people.some(({ id, left, place }) => !left && place && players.some((player) => player.id === id));
}

/** Whether this browser still holds players at a table where everyone has their own screen again. */
export function isLeftover(view: View): boolean {
  if (view.phase !== 'lobby' || isShared(view)) return false;
  const { players } = holdAt(view.id);
  return view.people.some(({ id, left }) => !left && players.some((player) => player.id === id));
}

function holds(): readonly Hold[] {
  try {
    const list = JSON.parse(kept('passing') ?? '[]') as Hold[];
    return list.filter(
      ({ table, players }) => typeof table === 'string' && players.every(({ secret }) => SECRET.test(secret)),
    );
  } catch {
    return [];
  }
}
