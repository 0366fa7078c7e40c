/** Limits the number of open sockets, WebSockets or not: a client cannot open thousands and say nothing. */
import type { Server } from 'node:http';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import { household } from './address.ts';

export function limitSockets(server: Server, { connections, connectionsPerAddress, trustProxy }: Settings): void {
  server.maxConnections = connections + limits.otherSocketsInAll;
  // All clients come from the proxy's address, so the proxy must limit them.
  if (trustProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = household(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > connectionsPerAddress + limits.otherSockets) socket.destroy();
  });
}
