/** Opens a socket to the server this page came from. */
import { hrefOf } from './site.ts';

export function dial(): WebSocket {
  const address = new URL(hrefOf('/ws'), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  return socket;
}
