/** Six sockets at the bare server, which sends what was recorded at one of our tables. */

import { newsOf } from './room-ours.ts';
import type { Player } from './rooms.ts';
import { SEATS } from './simple-codenames.ts';
import { Room } from './sockets.ts';
import { Wire } from './wire.ts';

export async function bareRoom(base: string, number: number): Promise<Player> {
  const url = base.replace('http', 'ws');
  const sockets = await Promise.all(Array.from({ length: SEATS }, () => Wire.open(url)));
  for (const socket of sockets) socket.send(JSON.stringify({ room: `room ${number}` }));
  const room = new Room(sockets, newsOf);
  let move = 0;
  return { room, play: () => room.move(0, JSON.stringify({ move: move++ })) };
}
