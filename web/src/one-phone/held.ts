/** The players this browser holds: at a table that is played on one device, their secrets are kept here and nowhere else. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import { keep, kept } from '../lib/storage.ts';

/** Until somebody has been to the table for the first time, nobody knows their id. */
export type Held = { readonly secret: string; readonly name: string; readonly id?: string };

export type Hold = {
  readonly table: string;
  readonly players: readonly Held[];
  /** What the host was before the device was shared, and is to be again afterwards. */
  readonly host?: { readonly name: string; readonly sat: boolean };
};

const MOST_TABLES = 6;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function holdAt(table: string): Hold {
  return holds().find((hold) => hold.table === table) ?? { table, players: [] };
}

/** Newest first; the secrets of tables long left are let go. */
export function keepHold(hold: Hold): void {
  const others = holds().filter(({ table }) => table !== hold.table);
  keep('passing', JSON.stringify([hold, ...others].slice(0, MOST_TABLES)));
}

/** Whether one device goes round: in the game on the table, or in the one that is being set up. */
export function isShared({ phase, round, setup }: View): boolean {
  const game = phase === 'lobby' ? undefined : round?.view;
  if (game) return game.game === 'spyfall' && game.options.device === 'shared';
  return setup.game === 'spyfall' && setup.options.device === 'shared';
}

/** Whether it is this one: somebody who sits here is held by this browser. */
export function isPlayedOnThisPhone(view: View): boolean {
  if (!isShared(view)) return false;
  const { players } = holdAt(view.id);
  return view.people.some(({ id, left, place }) => !left && place && players.some((player) => player.id === id));
}

/** Players whom this browser holds are at a table where everybody has a screen of their own again. */
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
