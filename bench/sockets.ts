/** Six sockets of one table, and one move at a time: sent by one, finished when all have seen it. */
import type { Wire } from './wire.ts';

/** What a frame means for the move in progress. */
export type News = 'seen' | 'answered' | 'seen-and-answered' | undefined;

/** Reads as few bytes of a frame as necessary; throws if the server refuses the move. */
export type Reader = (frame: Buffer, seat: number) => News;

/** The bit for the mover's answer, beside the seats' bits. */
const ANSWER = 1 << 6;

/** A move that takes longer than this fails the run. */
const LOST = 60_000;

export class Room {
  readonly sockets: Wire[];
  bytes = 0;
  busy = false;
  moves = 0;
  /** While recording, what each socket got since the move. */
  recorded: Buffer[][] | undefined;
  readonly #read: Reader;
  readonly #all: number;
  #waiting = 0;
  #done: (() => void) | undefined;

  constructor(sockets: Wire[], read: Reader) {
    this.sockets = sockets;
    this.#read = read;
    this.#all = (1 << sockets.length) - 1;
    sockets.forEach((socket, seat) => {
      socket.listen((frame) => this.#received(seat, frame));
      socket.onclose = () => {
        if (this.busy) throw new Error('a socket was closed during a move');
      };
    });
  }

  /** Sends a move and resolves when every socket has its view of it, and the mover the answer. */
  move(seat: number, message: string | Buffer): Promise<void> {
    this.busy = true;
    this.moves++;
    this.#waiting = this.#all | ANSWER;
    this.sockets[seat]?.send(message);
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  #received(seat: number, data: Buffer): void {
    this.bytes += data.length;
    this.recorded?.[seat]?.push(Buffer.from(data));
    const news = this.#read(data, seat);
    if (news === undefined) return;
    if (news !== 'answered') this.#waiting &= ~(1 << seat);
    if (news !== 'seen') this.#waiting &= ~ANSWER;
    if (this.#waiting !== 0 || !this.busy) return;
    this.busy = false;
    this.#done?.();
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
