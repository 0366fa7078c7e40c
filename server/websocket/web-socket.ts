/** The server's end of a WebSocket: its state, and the goodbyes of both sides. */
import type { Duplex } from 'node:stream';
import { limits } from '../config/limits.ts';
import { release } from '../platform/release.ts';
import { type FailureCode, type FrameHandler, FrameReader } from './frame-reader.ts';
import { closeFrame } from './frames.ts';

/** What a connection needs of its WebSocket; tests have others. */
export interface Channel {
  /** Whether neither side has said goodbye. */
  readonly isOpen: boolean;
  /** Bytes that were written and not read by the client. */
  readonly unread: number;
  /** Bytes of a message that has not come in whole. */
  readonly held: number;
  write(frames: Buffer): void;
  /** Says goodbye. What the client sends is still read until its own goodbye. */
  close(code: number, reason: string): void;
  /** Stops reading. The client gets what was written and the end; if it goes on sending, it is cut off. */
  finish(): void;
  terminate(): void;
}

/** The data may be used until the call returns. */
export interface Listener {
  /** Bytes came in; what they mean follows. */
  arrived(): void;
  received(data: Buffer, isBinary: boolean): void;
  pinged(data: Buffer): void;
  /** A pong arrived. */
  answered(data: Buffer): void;
  /** An invalid frame arrived. The WebSocket ends by itself; `closed` follows. */
  broke(): void;
  closed(): void;
}

type State = 'open' | 'closing' | 'closed';

export class WebSocket implements Channel, FrameHandler {
  readonly #socket: Duplex;
  readonly #reader = new FrameReader(this);
  #listener: Listener | undefined;
  #state: State = 'open';

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  /** `head` is what came in together with the request. */
  open(listener: Listener, head: Buffer): void {
    this.#listener = listener;
    const socket: Heard = this.#socket;
    socket[owner] = this;
    // A client that sends no more gets no more: the socket ends by itself.
    socket.allowHalfOpen = false;
    socket.on('data', onData);
    socket.on('error', onError);
    socket.on('close', onClose);
    if (head.length > 0) this.arrived(head);
  }

  get isOpen(): boolean {
    return this.#state === 'open' && !this.#socket.readableEnded;
  }

  get unread(): number {
    return this.#socket.writableLength;
  }

  get held(): number {
    return this.#reader.held;
  }

  write(frames: Buffer): void {
    this.#socket.write(frames);
  }

  close(code: number, reason: string): void {
    if (this.isOpen) this.#sayGoodbye(code, reason);
  }

  finish(): void {
    this.#reader.stop();
    this.#socket.end();
    this.#terminateLater();
  }

  terminate(): void {
    this.#socket.destroy();
  }

  arrived(chunk: Buffer): void {
    if (this.#reader.isStopped) this.terminate();
    else {
      this.#reader.read(chunk);
      this.#listener?.arrived();
    }
    if (this.#reader.isStopped || this.#socket.destroyed) release(chunk);
  }

  closed(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#reader.stop();
    this.#listener?.closed();
  }

  message(data: Buffer, isBinary: boolean): void {
    this.#listener?.received(data, isBinary);
  }

  ping(data: Buffer): void {
    this.#listener?.pinged(data);
  }

  pong(data: Buffer): void {
    this.#listener?.answered(data);
  }

  /** Their goodbye is answered with the same code, unless it answers ours. */
  goodbye(code: number | undefined): void {
    if (this.isOpen) this.#sayGoodbye(code);
    this.finish();
  }

  fail(code: FailureCode): void {
    this.close(code, '');
    this.#listener?.broke();
    this.finish();
  }

  #sayGoodbye(code?: number, reason?: string): void {
    this.#state = 'closing';
    this.write(closeFrame(code, reason));
    this.#terminateLater();
  }

  /** A client that does not answer our goodbye is cut off. */
  #terminateLater(): void {
    setTimeout(() => this.terminate(), limits.closeWithin).unref();
  }
}

/** Shared by all sockets: three closures each for thousands of them add up. */
const owner = Symbol('WebSocket');
type Heard = Duplex & { [owner]?: WebSocket };

function onData(this: Heard, chunk: Buffer): void {
  this[owner]?.arrived(chunk);
}

/** `close` follows. */
function onError(this: Heard): void {
  this.destroy();
}

function onClose(this: Heard): void {
  this[owner]?.closed();
}
