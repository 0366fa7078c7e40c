/**
 * A WebSocket client that costs the load generator as little as possible, so that the servers are what is measured:
 * frames are passed on as they lie in the read buffer. The same for all sides.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** A client must mask what it sends; masking with zeros changes nothing. */
const MASKED = 0x80;
const MASK = 4;

export class Wire {
  /** Called when the other side closes it. */
  onclose: (() => void) | undefined;
  readonly #socket: Socket;
  #listener: ((frame: Buffer) => void) | undefined;
  /** What arrived while nobody listened. */
  #early: Buffer[] = [];
  /** The beginning of an incomplete frame. */
  #rest: Buffer | undefined;

  private constructor(socket: Socket, head: Buffer) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('close', () => this.onclose?.());
    socket.on('error', () => socket.destroy());
    if (head.length > 0) this.#read(head);
  }

  /** Resolves when it is open. */
  static open(url: string): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      };
      const asked = request(url.replace(/^ws/, 'http'), { headers, agent: false });
      asked.on('upgrade', (_, socket, head) => resolve(new Wire(socket as Socket, head)));
      asked.on('response', ({ statusCode }) => reject(new Error(`${url} answers ${statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
  }

  /** One listener at a time; a new one first gets what nobody has heard. Pass nothing to stop listening. */
  listen(listener: ((frame: Buffer) => void) | undefined): void {
    this.#listener = listener;
    while (this.#listener && this.#early.length > 0) this.#listener(this.#early.shift() as Buffer);
  }

  send(message: string | Buffer): void {
    this.#write(typeof message === 'string' ? TEXT : BINARY, message);
  }

  close(): void {
    this.onclose = undefined;
    this.#socket.destroy();
  }

  #write(opcode: number, message: string | Buffer): void {
    const length = Buffer.byteLength(message);
    const header = (length < 126 ? 2 : 4) + MASK;
    const frame = Buffer.alloc(header + length);
    frame[0] = 0x80 | opcode;
    if (length < 126) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | 126;
      frame.writeUInt16BE(length, 2);
    }
    if (typeof message === 'string') frame.write(message, header);
    else message.copy(frame, header);
    this.#socket.write(frame);
  }

  #read(data: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    this.#rest = undefined;
    let at = 0;
    while (at < bytes.length) {
      const end = this.#frame(bytes, at);
      if (end === undefined) break;
      at = end;
    }
    if (at < bytes.length) this.#rest = bytes.subarray(at);
  }

  /** Passes on the frame that begins here, and returns where it ends; undefined if it is incomplete. */
  #frame(bytes: Buffer, at: number): number | undefined {
    if (bytes.length < at + 2) return undefined;
    let length = (bytes[at + 1] as number) & 0x7f;
    let start = at + 2;
    if (length > 125) {
      start += length === 126 ? 2 : 8;
      if (bytes.length < start) return undefined;
      length = length === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    }
    const end = start + length;
    if (bytes.length < end) return undefined;
    this.#take(bytes[at] as number, bytes.subarray(start, end));
    return end;
  }

  #take(first: number, content: Buffer): void {
    const opcode = first & 0x0f;
    if (opcode === TEXT || opcode === BINARY) {
      if ((first & 0x80) === 0) throw new Error('a message in parts');
      if (this.#listener) this.#listener(content);
      else this.#early.push(content);
    } else if (opcode === PING) this.#write(PONG, content);
    else if (opcode === CLOSE) this.#socket.end();
  }
}

/** The next message for which this function returns something; later ones wait for the next listener. */
export function nextFrame<Result>(wire: Wire, read: (frame: Buffer) => Result | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    wire.listen((frame) => {
      try {
        const result = read(frame);
        if (result === undefined) return;
        wire.listen(undefined);
        resolve(result);
      } catch (error) {
        reject(error);
      }
    });
  });
}
