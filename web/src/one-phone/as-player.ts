/** Doing something as one of the players of a shared device: a connection of their own, for as long as it takes and no longer. */
import type { Action } from '@safehouse/rules/table/types.ts';
import { dial } from '../lib/dial.ts';
import { Link } from '../lib/link.ts';
import type { Answer } from '../lib/outbox.ts';
import type { Card } from '../spyfall/desk.svelte.ts';

export type Player = { readonly table: string; readonly secret: string };

/** `you` is who the secret makes them at this table; missing if the house was not reached. */
export type Done = { readonly answer: Answer; readonly you?: string };

/** `offline`: the house was not reached in time. */
export type Look =
  | { readonly ok: true; readonly card: Card | undefined }
  | { readonly ok: false; readonly code: Extract<Answer, { ok: false }>['code'] | 'offline' };

/** Whoever holds a finger on a card does not wait longer. */
const LOOK_WITHIN = 6_000;

/** A player is at the table once: what is begun for one while something else is under way for them comes after it. */
const errands = new Map<string, Promise<unknown>>();

/**
 * Acts for a player. Like a move at any seat it is kept and sent again until it is answered: to give up on it would be
 * not to know whether it was done.
 */
export function actAs(player: Player, action: Action): Promise<Done> {
  return inTurn(player, async () => {
    const link = linkOf(player, () => undefined);
    link.connect();
    const answer = await link.act(action);
    const { you } = link;
    link.close();
    return you === undefined ? { answer } : { answer, you };
  });
}

/** Looks at a player's card. The connection is closed before the card is shown: it is in the answer and nowhere else. */
export function lookAs(player: Player, signal: AbortSignal): Promise<Look> {
  return inTurn(player, async () => {
    const { promise, resolve } = Promise.withResolvers<Look>();
    const link = linkOf(player, () => {
      const look = lookAt(link);
      if (look) resolve(look);
    });
    const giveUp = () => resolve({ ok: false, code: 'offline' });
    const patience = setTimeout(giveUp, LOOK_WITHIN);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    else link.connect();
    const look = await promise;
    clearTimeout(patience);
    link.close();
    return look;
  });
}

function lookAt({ view, status, farewell }: Link): Look | undefined {
  if (status === 'ended') return { ok: false, code: farewell ?? 'idle' };
  const game = view?.round?.view;
  return view && { ok: true, card: game?.game === 'spyfall' ? game.you?.card : undefined };
}

function linkOf({ table, secret }: Player, changed: () => void): Link {
  return new Link({ table, secret, dial, changed });
}

function inTurn<Result>({ secret }: Player, errand: () => Promise<Result>): Promise<Result> {
  const before = errands.get(secret);
  const mine = before ? before.then(errand) : errand();
  const over = mine
    .catch(() => undefined)
    .then(() => {
      if (errands.get(secret) === over) errands.delete(secret);
    });
  errands.set(secret, over);
  return mine;
}
