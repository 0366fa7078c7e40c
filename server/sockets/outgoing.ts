/** The frames that wait to be written to one socket, written together. */
import type { Duplex } from 'node:stream';

/** Thousands of connections are mostly silent: they share one empty array. */
const NOTHING: readonly never[] = [];

export class Outgoing {
  readonly #socket: Duplex;
  #frames: readonly Buffer[] = NOTHING;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  /** Bytes that were written and not read by the client. */
  get unread(): number {
    return this.#socket.writableLength;
  }

  /** Whether it is the first frame since the last write. */
  add(frame: Buffer): boolean {
    if (this.#frames.length > 0) {
      (this.#frames as Buffer[]).push(frame);
      return false;
    }
    this.#frames = [frame];
    return true;
  }

  take(): readonly Buffer[] {
    const frames = this.#frames;
    this.#frames = NOTHING;
    return frames;
  }

  /** Joined first: one write of two small frames takes less time than corking the socket. */
  write(frames: readonly Buffer[]): void {
    this.#socket.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
  }
}
