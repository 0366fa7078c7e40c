/** The listeners of a WebSocket, shared by all connections: four closures each for thousands of them add up. */
import type { RawData, WebSocket } from 'ws';

export interface Listening {
  received(data: Buffer, isBinary: boolean): void;
  /** A pong arrived. */
  answered(): void;
  /** An invalid frame arrived. The connection ends by itself; `closed` follows. */
  broke(): void;
  closed(): void;
}

const listener = Symbol('listener');

type Heard = WebSocket & { [listener]?: Listening };

export function listen(ws: Heard, to: Listening): void {
  ws[listener] = to;
  ws.on('message', onMessage);
  ws.on('pong', onPong);
  ws.on('error', onError);
  ws.on('close', onClose);
}

function onMessage(this: Heard, data: RawData, isBinary: boolean): void {
  this[listener]?.received(data as Buffer, isBinary);
}

function onPong(this: Heard): void {
  this[listener]?.answered();
}

function onError(this: Heard): void {
  this[listener]?.broke();
}

function onClose(this: Heard): void {
  this[listener]?.closed();
}
