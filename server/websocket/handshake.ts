/** The server's answer to a request for a WebSocket (RFC 6455, section 4.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket } from './web-socket.ts';

/** Sixteen bytes in Base64. */
const KEY = /^[A-Za-z0-9+/]{22}==$/;
/** The same for all servers (RFC 6455, section 1.3). */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Whether the request is a valid one for a WebSocket; its version is checked before. */
export function asksForWebSocket({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && KEY.test(headers['sec-websocket-key'] ?? '')
  );
}

/** Without extensions and subprotocols, whatever the client offers. */
export function accept({ headers }: IncomingMessage, socket: Duplex): WebSocket {
  const accepted = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accepted}\r\n\r\n`,
  );
  return new WebSocket(socket);
}
