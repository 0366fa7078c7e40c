/** A thread of attackers, all at once on many sockets, so that honest people in the other one are not slowed down. */
import { createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type FloodKind, floodKinds } from './flood-kinds.ts';

export type FloodOrders = {
  readonly kind: string;
  readonly port: number;
  readonly sockets: number;
  /** The addresses of this machine that they come from, in turn. */
  readonly addresses: readonly string[];
  readonly milliseconds: number;
  readonly table: string;
  readonly file: string;
  /** Tables of the attackers' own, to bring packs to. */
  readonly own: readonly { readonly table: string; readonly secret: string }[];
};

export type FloodResult = {
  readonly opened: number;
  /** Sockets that the server closed. */
  readonly closed: number;
  readonly megabytes: number;
};

/** Milliseconds until a closed socket is opened again. */
const PAUSE = 500;
/** Between two writes of a socket, so that each gets its turn. */
const BREATH = 5;
/** Of a pack: two fill a table so far that the next is read and then refused. */
const WORDS = 9000;

class Flood {
  readonly #orders: FloodOrders;
  readonly #kind: FloodKind;
  readonly #sockets = new Set<Socket>();
  #isOver = false;
  #opened = 0;
  #closed = 0;
  #bytes = 0;

  constructor(orders: FloodOrders) {
    this.#orders = orders;
    this.#kind = floodKinds.find(({ name }) => name === orders.kind) as FloodKind;
  }

  async run(): Promise<FloodResult> {
    const { sockets, milliseconds, own } = this.#orders;
    const count = this.#kind.over === 'packs' ? Math.min(sockets, own.length) : sockets;
    const lanes = Array.from({ length: count }, (_, socket) => this.#lane(socket));
    await sleep(milliseconds);
    this.#isOver = true;
    const closed = this.#closed;
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(lanes);
    return { opened: this.#opened, closed, megabytes: Math.round(this.#bytes / 1e5) / 10 };
  }

  async #lane(socket: number): Promise<void> {
    while (!this.#isOver) {
      await this.#once(socket);
      if (!this.#isOver) await sleep(PAUSE);
    }
  }

  /** One socket until it is closed. */
  async #once(number: number): Promise<void> {
    const { port, addresses, table, file } = this.#orders;
    const localAddress = addresses[number % addresses.length];
    const socket = createConnection({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
    this.#sockets.add(socket);
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    socket.on('error', () => {});
    socket.on('connect', () => {
      this.#opened += 1;
      const scene = { table, file, socket: number };
      if (this.#kind.over === 'packs') this.#upload(socket, number);
      else void this.#send(socket, scene);
    });
    if (this.#kind.reads === 'all') socket.resume();
    await closed;
    this.#closed += 1;
    this.#sockets.delete(socket);
  }

  async #send(socket: Socket, scene: Parameters<NonNullable<FloodKind['again']>>[0]): Promise<void> {
    const { over, first, again, every, reads } = this.#kind;
    if (over === 'ws') this.#write(socket, Buffer.from(UPGRADE));
    const begin = first?.(scene);
    if (begin) this.#write(socket, begin);
    while (!socket.destroyed && !this.#isOver) {
      if (again && !this.#write(socket, again(scene))) await this.#drained(socket);
      await sleep(every ?? (again ? BREATH : 1000));
      if (reads === 'slowly') socket.read(1024);
    }
  }

  #write(socket: Socket, bytes: Buffer): boolean {
    this.#bytes += bytes.length;
    return socket.write(bytes);
  }

  /** Until more can be written, or it is over. */
  #drained(socket: Socket): Promise<unknown> {
    return Promise.race(['drain', 'close'].map((event) => new Promise((done) => socket.once(event, done))));
  }

  /** A pack of nine thousand words, in Hungarian, where each has many forms. */
  #upload(socket: Socket, number: number): void {
    const at = this.#orders.own[number];
    if (!at) return;
    const text = Array.from({ length: WORDS }, (_, i) => wordOf(i)).join('\n');
    const body = JSON.stringify({ secret: at.secret, name: 'Flood', language: 'hu', text });
    const head = `POST /api/tables/${at.table}/packs HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    this.#write(socket, Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`));
  }
}

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const VOWELS = 'aeiouáéíóöőúüű';
const CONSONANTS = 'bcdfghjklmnprstvz';

/** Made up, in syllables; the same word for the same number. */
function wordOf(number: number): string {
  let rest = number * 7919 + 104_729;
  let word = '';
  for (let i = 0; i < 4; i++) {
    word += CONSONANTS[rest % CONSONANTS.length];
    rest = Math.floor(rest / CONSONANTS.length) + number;
    word += VOWELS[rest % VOWELS.length];
    rest = Math.floor(rest / VOWELS.length) + 31 * i;
  }
  return word;
}

if (parentPort) parentPort.postMessage(await new Flood(workerData as FloodOrders).run());
