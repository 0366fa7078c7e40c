/** Rooms at our server and at the bare one, each with a player that always has a next move. */
import { randomBytes } from 'node:crypto';
import { applied, type Json } from '@safehouse/protocol/diff.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { WebSocket } from 'ws';
import { connect, next, Room } from './sockets.ts';

const PLACES = [
  { team: 'red', role: 'spymaster' },
  { team: 'blue', role: 'spymaster' },
  { team: 'red', role: 'operative' },
  { team: 'blue', role: 'operative' },
  { team: 'red', role: 'operative' },
  { team: 'blue', role: 'operative' },
] as const;

export interface Player {
  readonly room: Room;
  /** Makes one accepted move; resolves when everybody has seen it. */
  play(): Promise<void>;
}

/** Six people in a game of Codenames that is played well, again and again: clue, agent, agent, stop. */
export async function ourTable(base: string): Promise<Player> {
  const secrets = PLACES.map(() => randomBytes(32).toString('base64url'));
  const table = await openTable(base, secrets[0] as string);
  const sockets: WebSocket[] = [];
  for (const [seat, place] of PLACES.entries()) {
    const socket = await greet(base, table, secrets[seat]);
    await done(socket, seat === 0 ? { kind: 'sit', place } : { kind: 'join', name: `Player ${seat}`, place });
    sockets.push(socket);
  }
  const [host] = sockets;
  if (!host) throw new Error('nobody came');
  await done(host, { kind: 'start' });
  // The first spymaster comes again, to see the key from the beginning.
  const welcome = await welcomeAgain(base, table, secrets[0] as string);
  sockets[0] = welcome.socket;
  return playerOf(new Room(sockets), welcome.view);
}

export async function openTable(base: string, secret: string): Promise<string> {
  const response = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, name: 'Player 0', language: 'en' }),
  });
  return ((await response.json()) as { table: string }).table;
}

/** A socket that has said hello; without a secret it watches. */
export async function greet(base: string, table: string, secret?: string): Promise<WebSocket> {
  const socket = await connect(`${base.replace('http', 'ws')}/ws`);
  const welcome = next(socket, 'welcome');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, secret }));
  await welcome;
  return socket;
}

export async function bareRoom(base: string, name: string): Promise<Player> {
  const sockets = await Promise.all(PLACES.map(() => connect(base.replace('http', 'ws'))));
  for (const socket of sockets) socket.send(JSON.stringify({ room: name }));
  const room = new Room(sockets);
  room.sockets[0]?.on('message', (data: Buffer) => JSON.parse(String(data)));
  let move = 0;
  return { room, play: () => room.move(0, JSON.stringify({ move: move++ })) };
}

function playerOf(room: Room, first: View): Player {
  let view = first;
  let touched = 0;
  room.sockets[0]?.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data));
    if (message.type === 'change') view = applied(view as Json, message.patch) as View;
    else if (message.type === 'view') view = message.view;
  });
  const act = (seat: number, action: object) =>
    room.move(seat, JSON.stringify({ type: 'act', id: randomBytes(9).toString('base64url'), action }));
  const inGame = (seat: number, action: object) => act(seat, { kind: 'play', game: 'codenames', action });
  return {
    room,
    play: () => {
      const game = view.round?.view;
      if (game?.game !== 'codenames' || view.phase !== 'playing') return act(0, { kind: 'again', rotate: false });
      const red = game.team === 'red';
      if (game.phase === 'clue') {
        touched = 0;
        return inGame(red ? 0 : 1, { kind: 'giveClue', word: `clue${room.moves}`, number: 3 });
      }
      const card = game.cards.findIndex((card) => card.identity === game.team && !card.covered);
      return touched++ < 2 ? inGame(red ? 2 : 3, { kind: 'touch', card }) : inGame(red ? 2 : 3, { kind: 'stop' });
    },
  };
}

async function welcomeAgain(base: string, table: string, secret: string): Promise<{ socket: WebSocket; view: View }> {
  const socket = await connect(`${base.replace('http', 'ws')}/ws`);
  const welcome = next<{ view: View }>(socket, 'welcome');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, secret }));
  return { socket, view: (await welcome).view };
}

async function done(socket: WebSocket, action: object): Promise<void> {
  const answered = next(socket, 'done');
  socket.send(JSON.stringify({ type: 'act', id: randomBytes(9).toString('base64url'), action }));
  await answered;
}
