/** Six sockets at the bare server, which sends what was recorded at one of our tables. */

import { newsOf } from './room-ours.ts';
import type { Player } from './rooms.ts';
import { SEATS } from './simple-codenames.ts';
import { Room } from './sockets.ts';
import { nextFrame, Wire } from './wire.ts';

export async function bareRoom(base: string, number: number): Promise<Player> {
  const url = base.replace('http', 'ws');
  const sockets = await Promise.all(Array.from({ length: SEATS }, () => Wire.open(url)));
  // One by one, so that all are seated, and in order, before the first move.
  for (const socket of sockets) {
    socket.send(JSON.stringify({ room: `room ${number}` }));
    await nextFrame(socket, (frame) => frame);
  }
  const room = new Room(sockets, newsOf);
  let move = 0;
  return { room, play: () => room.move(0, JSON.stringify({ move: move++ })) };
}
