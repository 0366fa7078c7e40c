/** Switches a table to one shared phone, or back to a screen for each: who joins, who leaves, and their names. */
import { newSecret } from '../../lib/guest.ts';
import type { Answer } from '../../lib/outbox.ts';
import type { Table } from '../../table-kit/table-context.ts';
import { isShared } from './held-players.ts';
import { Players } from './players.svelte.ts';

const PHONE = '📱';
const LONGEST_NAME = 20;
/** Switches run one after the other: a quick change back must not overlap with people who are still leaving. */
let moving: Promise<unknown> = Promise.resolve();

/**
 * Starts sharing the phone: the host gets up and becomes the first player, people seated with their own screen become
 * watchers, and players from the last time are back.
 */
export function gather(players: Players): Promise<Answer> {
  return inTurn(async () => {
    const answer = await gathered(players);
    // The host may have switched back while people were joining.
    if (!isShared(players.table.view)) await dispersed(players);
    return answer;
  });
}

/** Everyone has their own screen again: the players on this phone leave, and the host gets back their name and seat. */
export function disperse(players: Players): Promise<void> {
  return inTurn(() => dispersed(players));
}

/** Waits until all switches are done. */
export async function afterMoving(): Promise<void> {
  await moving;
}

/** For a page that does nothing else with the players. */
export function sendHome(table: Table): Promise<void> {
  return disperse(new Players(table));
}

/** The name of the phone's owner. */
export function ownerOf({ hold, table }: Players): string {
  return hold.host?.name ?? plainName(table.me?.name ?? '');
}

async function gathered(players: Players): Promise<Answer> {
  const { table } = players;
  const { me } = table;
  if (!isShared(table.view)) return { ok: true, version: 0 };
  if (me && !players.hold.host) {
    players.hold = { ...players.hold, host: { name: plainName(me.name), sat: me.place !== undefined } };
  }
  if (me?.place) {
    const answer = await table.connection.act({ kind: 'watch' });
    if (!answer.ok) return answer;
    const owner = { secret: newSecret(), name: ownerOf(players) };
    if (players.hold.players.length === 0) players.hold = { ...players.hold, players: [owner] };
  }
  // The owner plays under their own name, so the phone itself must not have it.
  if (me && !me.name.startsWith(PHONE)) await table.connection.act({ kind: 'rename', name: phoneName(me.name) });
  for (const { id } of players.elsewhere.filter(({ id }) => table.present.has(id))) await players.dismiss(id);
  return seated(players);
}

async function seated(players: Players): Promise<Answer> {
  for (const held of players.hold.players) {
    if (players.seated.some(({ id }) => id === held.id)) continue;
    const answer = await players.join(held);
    if (answer.ok) continue;
    if (answer.code !== 'removed') return answer;
    players.forget(held);
  }
  return { ok: true, version: 0 };
}

async function dispersed(players: Players): Promise<void> {
  const { table, hold } = players;
  for (const held of hold.players) {
    if (isShared(table.view)) return;
    const isIn = table.view.people.some(({ id, left }) => id === held.id && !left);
    if (isIn) await players.act(held, { kind: 'leave' });
  }
  const { host } = hold;
  if (host) await table.connection.act({ kind: 'rename', name: host.name });
  // Another game has other seats.
  const isSame = table.view.setup.game === 'spyfall';
  const place = host?.sat && isSame && !table.me?.place && table.view.places.find(({ sit }) => sit === 'yes');
  if (place) await table.connection.act({ kind: 'sit', place: { team: place.team, role: place.role } });
  const { host: _, ...rest } = players.hold;
  players.hold = rest;
}

function inTurn<Result>(move: () => Promise<Result>): Promise<Result> {
  const moved = moving.then(move);
  moving = moved.catch(() => undefined);
  return moved;
}

/** The phone itself only watches, and is named after its owner. */
function phoneName(owner: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(`${PHONE} ${owner}`)];
  return letters
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join('');
}

function plainName(name: string): string {
  return name.replace(`${PHONE} `, '');
}
