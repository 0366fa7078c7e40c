/** A table turns to one phone for everybody, or back to a screen for each: who comes, who goes, and who is called what. */
import { newSecret } from '../lib/guest.ts';
import type { Answer } from '../lib/outbox.ts';
import type { Table } from '../table-kit/table-context.ts';
import { isShared } from './held.ts';
import { Players } from './players.svelte.ts';

const PHONE = '📱';
const LONGEST_NAME = 20;
/** Whoever only has a look at the other way to play and back again must not meet those who are still going. */
let moving: Promise<unknown> = Promise.resolve();

/**
 * The phone begins to go round: the host stands up and is the first of the names, others who have sat down with a
 * screen of their own watch, and whoever was here when it went round before is back.
 */
export function gather(players: Players): Promise<Answer> {
  return inTurn(async () => {
    const answer = await gathered(players);
    // The host may have changed their mind while people were on their way.
    if (!isShared(players.table.view)) await dispersed(players);
    return answer;
  });
}

/** Everybody has a screen of their own again: those who were only here by this one go, and the host is as before. */
export function disperse(players: Players): Promise<void> {
  return inTurn(() => dispersed(players));
}

/** Once nobody is on their way any more. */
export async function afterMoving(): Promise<void> {
  await moving;
}

/** For a page that has nothing else to do with them. */
export function sendHome(table: Table): Promise<void> {
  return disperse(new Players(table));
}

/** Whose phone it is. */
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
    const answer = await table.act({ kind: 'watch' });
    if (!answer.ok) return answer;
    const owner = { secret: newSecret(), name: ownerOf(players) };
    if (players.hold.players.length === 0) players.hold = { ...players.hold, players: [owner] };
  }
  // Whoever holds the phone plays under their own name: nobody else here should have it.
  if (me && !me.name.startsWith(PHONE)) await table.act({ kind: 'rename', name: phoneName(me.name) });
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
  if (host) await table.act({ kind: 'rename', name: host.name });
  // In another game the seats are others'.
  const isSame = table.view.setup.game === 'spyfall';
  const place = host?.sat && isSame && !table.me?.place && table.view.places.find(({ sit }) => sit === 'yes');
  if (place) await table.act({ kind: 'sit', place: { team: place.team, role: place.role } });
  const { host: _, ...rest } = players.hold;
  players.hold = rest;
}

function inTurn<Result>(move: () => Promise<Result>): Promise<Result> {
  const moved = moving.then(move);
  moving = moved.catch(() => undefined);
  return moved;
}

/** The phone itself only watches, and is called after its owner. */
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
