/** The frames that wait to be written to one WebSocket, written together. */
import type { Channel } from '../websocket/web-socket.ts';

/** Thousands of connections are mostly silent: they share one empty array. */
const NOTHING: readonly never[] = [];

export class Outgoing {
  readonly #channel: Channel;
  #frames: readonly Buffer[] = NOTHING;

  constructor(channel: Channel) {
    this.#channel = channel;
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
    this.#channel.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
  }
}
