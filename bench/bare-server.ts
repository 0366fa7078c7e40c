/**
 * The baseline: a bare `ws` server that sends recorded bytes to a room's sockets, without rules, storage or schemas.
 */
import { readFileSync } from 'node:fs';
import { WebSocketServer } from 'ws';
import type { Recording } from './recording.ts';

const recording = (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Recording).map((move) =>
  move.map((frames) => frames.map((frame) => Buffer.from(frame, 'base64'))),
);
const rooms = new Map<string, Set<import('ws').WebSocket>>();
const server = new WebSocketServer({ port: 0, perMessageDeflate: false });

server.on('connection', (socket) => {
  let room = new Set([socket]);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { room: string } | { move: number };
    if ('room' in message) {
      room = rooms.get(message.room) ?? new Set();
      rooms.set(message.room, room);
      room.add(socket);
      socket.send('seated');
      return;
    }
    const frames = recording[message.move % recording.length] ?? [];
    let seat = 0;
    for (const member of room) for (const frame of frames[seat++] ?? []) member.send(frame);
  });
});

server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('disconnect', () => process.exit());
