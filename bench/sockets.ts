/** Six sockets of one table, and one move at a time: sent by one, over when all have seen it. */
import { WebSocket } from 'ws';

/** What a frame means for the move under way. */
export type News = 'seen' | 'answered' | 'seen-and-answered' | undefined;

/** Looks at as few bytes of a frame as will tell; throws if the server would not play. */
export type Reader = (frame: Buffer, socket: WebSocket) => News;

/** Who waits for its answer, beside the seats' own bits. */
const ANSWER = 1 << 6;

/** A move that takes longer than this is lost, and so is the run. */
const LOST = 60_000;

export class Room {
  readonly sockets: WebSocket[];
  bytes = 0;
  busy = false;
  moves = 0;
  /** While recording, what each socket was sent since the move. */
  recorded: Buffer[][] | undefined;
  readonly #read: Reader;
  readonly #all: number;
  #waiting = 0;
  #done: (() => void) | undefined;

  constructor(sockets: WebSocket[], read: Reader) {
    this.sockets = sockets;
    this.#read = read;
    this.#all = (1 << sockets.length) - 1;
    sockets.forEach((socket, seat) => {
      socket.on('message', (data: Buffer) => this.#received(seat, data));
      socket.on('close', () => {
        if (this.busy) throw new Error('a socket was closed during a move');
      });
    });
  }

  /** Sends it and resolves when every socket has its view of it, and the sender its answer. */
  async move(seat: number, message: string | Buffer): Promise<void> {
    this.busy = true;
    this.moves++;
    this.#waiting = this.#all | ANSWER;
    const over = new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    this.sockets[seat]?.send(message);
    await over;
    this.busy = false;
  }

  #received(seat: number, data: Buffer): void {
    this.bytes += data.length;
    this.recorded?.[seat]?.push(data);
    const news = this.#read(data, this.sockets[seat] as WebSocket);
    if (news === undefined) return;
    if (news !== 'answered') this.#waiting &= ~(1 << seat);
    if (news !== 'seen') this.#waiting &= ~ANSWER;
    if (this.#waiting === 0) this.#done?.();
  }
}

/** Fails if this takes so long that it will never end. */
export async function inTime<Result>(work: Promise<Result>, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not over after ${LOST / 1000} s`)), LOST);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = dial(url);
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Not open yet: for those who are spoken to first, and must listen from the beginning. */
export function dial(url: string): WebSocket {
  return new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
}

/** The next message that this function makes something of. */
export function nextFrame<Result>(socket: WebSocket, read: (frame: Buffer) => Result | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      try {
        const result = read(data);
        if (result === undefined) return;
        socket.off('message', listen);
        resolve(result);
      } catch (error) {
        reject(error);
      }
    };
    socket.on('message', listen);
  });
}
