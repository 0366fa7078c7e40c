/** The gate: decides which WebSocket requests are let in. */
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@safehouse/protocol/codes.ts';
import { limits } from '../config/limits.ts';
import { addressOf } from '../http/address.ts';
import { isWelcome } from '../http/origin.ts';
import { pathOf } from '../http/path.ts';
import { release } from '../platform/release.ts';
import { Budget } from '../platform/token-bucket.ts';
import { accept, asksForWebSocket } from '../websocket/handshake.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

const reasons = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

type Refusal = { readonly status: keyof typeof reasons; readonly code: ErrorCode };

export class Gate {
  readonly #hub: Hub;
  readonly #connects: Budget;
  readonly #open = new Map<string, number>();

  constructor(hub: Hub) {
    const { connectsPerMinute } = hub.settings;
    this.#hub = hub;
    hub.onLeft = (connection) => this.#left(connection);
    this.#connects = new Budget({ most: connectsPerMinute, perSecond: connectsPerMinute / 60 });
  }

  /** Whether it is let in. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    // Until the upgrade, nobody else handles errors of this socket.
    const onError = (): void => void socket.destroy();
    socket.on('error', onError);
    const { settings, metrics } = this.#hub;
    const address = addressOf(request, settings);
    const refusal = this.#refusalOf(request, address);
    if (refusal) {
      metrics.error(refusal.code);
      refuse(socket, refusal);
      release(head);
      return false;
    }
    // The client may have left by now; nothing would tell us later.
    if (!socket.readable || !socket.writable) {
      socket.destroy();
      return true;
    }
    if (socket instanceof Socket) socket.setTimeout(0).setNoDelay();
    const ws = accept(request, socket);
    const connection = this.#hub.add(ws, address);
    const open = (this.#open.get(address) ?? 0) + 1;
    this.#open.set(address, open);
    if (open > settings.connectionsPerAddress || metrics.connections > settings.connections) {
      connection.bye('too-many-connections');
    }
    ws.open(connection, head);
    socket.off('error', onError);
    return true;
  }

  /** How many WebSockets this address has. */
  openFrom(address: string): number {
    return this.#open.get(address) ?? 0;
  }

  #refusalOf(request: IncomingMessage, address: string): Refusal | undefined {
    const { settings, isShut } = this.#hub;
    if (pathOf(request, settings) !== '/ws') return { status: 404, code: 'not-found' };
    if (isShut) return { status: 503, code: 'not-allowed' };
    if (!isWelcome(request, settings)) return { status: 403, code: 'bad-origin' };
    if (request.headers['sec-websocket-version'] !== '13') return { status: 426, code: 'malformed' };
    if (!asksForWebSocket(request)) return { status: 400, code: 'malformed' };
    return this.#connects.take(address, Date.now()) ? undefined : { status: 429, code: 'too-many-tries' };
  }

  #left({ address, ending }: Connection): void {
    if (ending === 'too-many-mistakes' || ending === 'broken') {
      this.#connects.charge(address, Date.now(), limits.hostileWeight);
    }
    const open = (this.#open.get(address) ?? 1) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }
}

function refuse(socket: Duplex, { status, code }: Refusal): void {
  const body = JSON.stringify({ error: code });
  const version = status === 426 ? 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\n${version}Content-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
