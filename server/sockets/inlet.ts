/** What comes in over one WebSocket: measured, and parsed a few frames at a time, so that nothing is parsed after the end. */
import type { Duplex } from 'node:stream';
import { limits } from '../config/limits.ts';
import { release } from '../platform/release.ts';
import { FrameMeter } from './frame-meter.ts';

type Parse = (chunk: Buffer) => void;

export interface Receiving {
  /** Bytes came in; what they mean follows. */
  arrived(): void;
  /** Bytes came in after the end. */
  terminate(): void;
}

export class Inlet {
  readonly #socket: Duplex;
  readonly #to: Receiving;
  readonly #meter = new FrameMeter();
  #parsers: readonly Parse[] = [];
  #isClosed = false;

  constructor(socket: Duplex, to: Receiving) {
    this.#socket = socket;
    this.#to = to;
  }

  /** Steps between the socket and the listeners that `ws` has on it. */
  open(): void {
    this.#parsers = this.#socket.listeners('data') as Parse[];
    for (const parser of this.#parsers) this.#socket.off('data', parser);
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
  }

  /** Bytes of an unfinished message. */
  get held(): number {
    return this.#meter.held;
  }

  /** Nothing more is parsed. */
  close(): void {
    this.#isClosed = true;
  }

  #take(chunk: Buffer): void {
    if (this.#isClosed) this.#to.terminate();
    for (let at = 0; at < chunk.length && !this.#isClosed; ) {
      const end = this.#meter.take(chunk, at, limits.framesAtOnce);
      this.#to.arrived();
      if (this.#socket.destroyed) break;
      this.#parse(at === 0 && end === chunk.length ? chunk : chunk.subarray(at, end));
      at = end;
    }
    if (this.#isClosed || this.#socket.destroyed) release(chunk);
  }

  #parse(frames: Buffer): void {
    for (const parser of this.#parsers) parser.call(this.#socket, frames);
  }
}
