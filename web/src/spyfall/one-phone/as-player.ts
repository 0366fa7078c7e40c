/** Acts as one of the players on a shared device, over their own connection, open only as long as needed. */
import type { Action } from '@safehouse/rules/table/types.ts';
import { dial } from '../../lib/dial.ts';
import type { Link } from '../../lib/link.ts';
import type { Answer } from '../../lib/outbox.ts';
import { PlainLink } from '../../lib/plain-link.ts';
import type { Card } from '../screen-state.svelte.ts';

export type Player = { readonly table: string; readonly secret: string };

/** `you` is the player's id at this table; missing if the server was not reached. */
export type Done = { readonly answer: Answer; readonly you?: string };

/** `offline`: the server was not reached in time. */
export type Look =
  | { readonly ok: true; readonly card: Card | undefined }
  | { readonly ok: false; readonly code: Extract<Answer, { ok: false }>['code'] | 'offline' };

/** Milliseconds: nobody holds a finger on a card for longer. */
const LOOK_WITHIN = 6_000;

/** A player is at the table once: an errand for a player waits until their earlier ones are done. */
const errands = new Map<string, Promise<unknown>>();

/** Acts for a player. Like any move, it is resent until it is answered: giving up would leave the outcome unknown. */
export function actAs(player: Player, action: Action): Promise<Done> {
  return inTurn(player, async () => {
    const link = linkOf(player);
    link.connect();
    const answer = await link.act(action);
    const { you } = link;
    link.close();
    return you === undefined ? { answer } : { answer, you };
  });
}

/** Fetches a player's card. The connection closes before the card is shown: only the result holds the card. */
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

function linkOf({ table, secret }: Player, changed?: () => void): Link {
  return new PlainLink({ table, secret, dial, changed });
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
