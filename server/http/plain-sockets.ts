/** Sockets that speak HTTP: how many there may be, how many requests they may send ahead, and what is kept for them. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { limits } from '../config/limits.ts';
import type { Settings } from '../config/settings.ts';
import type { Timings } from '../config/timings.ts';
import type { HeldBytes, Holder } from '../platform/held-bytes.ts';
import { Budget } from '../platform/token-bucket.ts';
import { addressOf, household } from './address.ts';

export type PlainSocketsDeps = {
  readonly settings: Settings;
  readonly timings: Pick<Timings, 'answerStalls' | 'answerWithin'>;
  readonly held: HeldBytes;
  /** How many WebSockets this address has. */
  webSocketsOf(address: string): number;
};

export class PlainSockets {
  readonly #deps: PlainSocketsDeps;
  /** Requests and new sockets of each address. */
  readonly #requests: Budget;
  readonly #sockets = new WeakMap<Duplex, PlainSocket>();
  readonly #open = new Map<string, number>();

  constructor(server: Server, deps: PlainSocketsDeps) {
    const { connections, requestsPerSecond } = deps.settings;
    this.#deps = deps;
    this.#requests = new Budget({
      most: requestsPerSecond * limits.requestSeconds,
      perSecond: requestsPerSecond,
    });
    server.maxConnections = connections + limits.otherSocketsInAll;
    server.maxRequestsPerSocket = limits.requestsPerSocket;
    // A socket on which nothing moves, neither in nor out, is destroyed.
    server.timeout = deps.timings.answerStalls;
    server.on('connection', (socket) => this.#opened(socket));
  }

  /** Whether the request is within the limits of its socket and its address; a socket that sends too many ends here. */
  begins(request: IncomingMessage, response: ServerResponse): 'yes' | 'too-many-tries' | 'over' {
    const { settings, timings } = this.#deps;
    const isOver = this.#sockets.get(request.socket)?.begins(request, response, timings.answerWithin) === false;
    if (isOver) return 'over';
    return this.#requests.take(addressOf(request, settings), performance.now()) ? 'yes' : 'too-many-tries';
  }

  /** An answer of its own, not a file that all share: it is kept until it is read. */
  answers(response: ServerResponse, bytes: number): void {
    const { socket } = response.req;
    this.#sockets.get(socket)?.answers(response, bytes);
  }

  /** It no longer speaks HTTP. */
  upgrades(socket: Duplex): void {
    this.#sockets.get(socket)?.stopParsing();
  }

  /** It is a WebSocket now, and counted as one. */
  upgraded(socket: Duplex): void {
    this.#sockets.get(socket)?.leave();
    this.#sockets.delete(socket);
  }

  /** An address that is refused again and again soon gets no answer. */
  refusedUpgrade(request: IncomingMessage): void {
    const address = addressOf(request, this.#deps.settings);
    this.#requests.charge(address, performance.now(), limits.refusedUpgrade);
  }

  #opened(socket: Socket): void {
    const { settings, held, webSocketsOf } = this.#deps;
    // Behind a proxy, everyone comes from its address: only single sockets and the total are limited.
    const address = settings.trustProxy ? undefined : household(socket.remoteAddress ?? '');
    this.#sockets.set(
      socket,
      new PlainSocket(socket, address, held, () => address !== undefined && this.#left(address)),
    );
    if (address === undefined) return;
    const count = (this.#open.get(address) ?? 0) + 1;
    this.#open.set(address, count);
    const isTooMany = count + webSocketsOf(address) > settings.connectionsPerAddress + limits.otherSockets;
    if (isTooMany || !this.#requests.take(address, performance.now())) socket.destroy();
  }

  #left(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}

class PlainSocket implements Holder {
  readonly address: string;
  readonly #socket: Socket;
  readonly #held: HeldBytes;
  /** The listeners that parse requests. */
  readonly #parsers: readonly ((chunk: Buffer) => void)[];
  /** Bytes of a request that has not come in whole. */
  #incoming = 0;
  /** Bytes of answers that were not read. */
  #outgoing = 0;
  #ahead = 0;
  readonly #left: () => void;

  constructor(socket: Socket, address: string | undefined, held: HeldBytes, left: () => void) {
    // Without an address it counts for itself alone.
    this.address = address ?? `socket ${++count}`;
    this.#socket = socket;
    this.#held = held;
    this.#left = left;
    // In front of the parser: once it has thousands of requests, it makes objects for all of them.
    this.#parsers = socket.listeners('data') as ((chunk: Buffer) => void)[];
    for (const parser of this.#parsers) socket.off('data', parser);
    socket.on('data', this.#arrived);
    socket.on('close', this.#closed);
  }

  get held(): number {
    return this.#incoming + this.#outgoing + this.#ahead * limits.answer;
  }

  cutOff(): void {
    this.#socket.destroy();
  }

  stopParsing(): void {
    this.#socket.off('data', this.#arrived);
    this.#incoming = 0;
    this.#held.forget(this);
  }

  /** Leaves nothing on the socket: it may be open for hours. */
  leave(): void {
    this.#socket.off('close', this.#closed);
    this.#left();
  }

  begins(request: IncomingMessage, response: ServerResponse, within: number): boolean {
    this.#ahead += 1;
    request.once('close', () => {
      this.#incoming = 0;
    });
    const timer = setTimeout(() => this.#socket.destroy(), within).unref();
    response.once('close', () => {
      clearTimeout(timer);
      this.#ahead -= 1;
    });
    this.#held.note(this);
    if (this.#ahead <= limits.requestsAhead) return !this.#socket.destroyed;
    this.#socket.destroy();
    return false;
  }

  answers(response: ServerResponse, bytes: number): void {
    this.#outgoing += bytes;
    response.once('close', () => {
      this.#outgoing -= bytes;
    });
    this.#held.note(this);
  }

  readonly #closed = (): void => {
    this.#held.forget(this);
    this.#left();
  };

  readonly #arrived = (chunk: Buffer): void => {
    this.#incoming += chunk.length;
    this.#held.note(this);
    if (this.#socket.destroyed) return;
    if (heads(chunk) > limits.requestsAhead) this.#socket.destroy();
    else for (const parser of this.#parsers) parser.call(this.#socket, chunk);
  };
}

let count = 0;

const LINE_ENDS = [Buffer.from(' HTTP/1.1\r\n'), Buffer.from(' HTTP/1.0\r\n')];

/** How many requests begin in these bytes; no JSON has such a line in it. */
function heads(chunk: Buffer): number {
  let found = 0;
  for (const end of LINE_ENDS) {
    for (let at = chunk.indexOf(end); at >= 0 && found <= limits.requestsAhead; at = chunk.indexOf(end, at + 1)) {
      found += 1;
    }
  }
  return found;
}
