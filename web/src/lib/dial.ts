/** The way to the house: a socket to where this page came from. */

export function dial(): WebSocket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  return socket;
}
