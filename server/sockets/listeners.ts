/** The listeners of a WebSocket, shared by all connections: five closures each for thousands of them add up. */
import type { RawData, WebSocket } from 'ws';

export interface Listening {
  received(data: Buffer, isBinary: boolean): void;
  pinged(data: Buffer): void;
  /** A pong arrived. */
  answered(data: Buffer): void;
  /** An invalid frame arrived. The connection ends by itself; `closed` follows. */
  broke(): void;
  closed(): void;
}

const listener = Symbol('listener');

type Heard = WebSocket & { [listener]?: Listening };

export function listen(ws: Heard, to: Listening): void {
  ws[listener] = to;
  ws.on('message', onMessage);
  ws.on('ping', onPing);
  ws.on('pong', onPong);
  ws.on('error', onError);
  ws.on('close', onClose);
}

function onMessage(this: Heard, data: RawData, isBinary: boolean): void {
  this[listener]?.received(data as Buffer, isBinary);
}

function onPing(this: Heard, data: Buffer): void {
  this[listener]?.pinged(data);
}

function onPong(this: Heard, data: Buffer): void {
  this[listener]?.answered(data);
}

function onError(this: Heard): void {
  this[listener]?.broke();
}

function onClose(this: Heard): void {
  this[listener]?.closed();
}
