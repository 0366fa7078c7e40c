/** Reads the frames that a client sends over a WebSocket (RFC 6455, section 5): strictly, and one frame at a time. */
import { isUtf8 } from 'node:buffer';
import { limits } from '../config/limits.ts';

/** Why a connection fails (RFC 6455, section 7.4.1). */
export const failures = { protocol: 1002, notUtf8: 1007, tooManyParts: 1008, tooLarge: 1009 } as const;
export type FailureCode = (typeof failures)[keyof typeof failures];

/** The data belongs to the reader: copy what is to be kept. */
export interface FrameHandler {
  message(data: Buffer, isBinary: boolean): void;
  ping(data: Buffer): void;
  pong(data: Buffer): void;
  /** The client's goodbye, with its code if it has one. */
  goodbye(code: number | undefined): void;
  /** The bytes are not valid. Nothing more is read. */
  fail(code: FailureCode): void;
}

const opcodes = { continues: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
const FINAL = 0x80;
const RESERVED = 0x70;
const OPCODE = 0x0f;
const MASKED = 0x80;
const LENGTH = 0x7f;
const MASK_BYTES = 4;
const LONGEST_CONTROL = 125;
/** What a buffer costs besides its bytes: a message that arrives byte by byte takes more memory than it is long. */
const PER_BUFFER = 256;
/** Thousands of connections are mostly silent: they share one empty array. */
const NOTHING: readonly never[] = [];

export class FrameReader {
  readonly #to: FrameHandler;
  /** Bytes of a frame that has not come in whole, and how many it takes to go on. */
  #pending: readonly Buffer[] = NOTHING;
  #pendingBytes = 0;
  #wanted = 0;
  /** The fragments of an unfinished message, and its opcode. */
  #fragments: readonly Buffer[] = NOTHING;
  #fragmentBytes = 0;
  #opcode = 0;
  #isStopped = false;

  constructor(to: FrameHandler) {
    this.#to = to;
  }

  /** Bytes kept for an unfinished message. */
  get held(): number {
    const buffers = this.#pending.length + this.#fragments.length;
    return buffers === 0 ? 0 : this.#pendingBytes + this.#fragmentBytes + buffers * PER_BUFFER;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Nothing more is read, not even the rest of the current chunk. */
  stop(): void {
    this.#isStopped = true;
    this.#pending = this.#fragments = NOTHING;
    this.#pendingBytes = this.#fragmentBytes = 0;
  }

  /** Takes over the chunk: frames are unmasked in place. */
  read(chunk: Buffer): void {
    const bytes = this.#pendingBytes === 0 ? chunk : this.#joined(chunk);
    if (!bytes) return;
    let at = 0;
    while (!this.#isStopped && at < bytes.length) {
      const end = this.#readFrame(bytes, at);
      if (end === undefined) break;
      at = end;
    }
    // A copy: a few bytes must not keep the whole chunk in memory.
    if (!this.#isStopped && at < bytes.length) this.#keep(Buffer.from(bytes.subarray(at)));
  }

  /** What is pending with the chunk behind it; undefined if that is still not enough. */
  #joined(chunk: Buffer): Buffer | undefined {
    this.#keep(chunk);
    if (this.#isStopped || this.#pendingBytes < this.#wanted) return undefined;
    const bytes = Buffer.concat(this.#pending, this.#pendingBytes);
    this.#pending = NOTHING;
    this.#pendingBytes = 0;
    return bytes;
  }

  #keep(part: Buffer): void {
    if (this.#pending.length >= limits.chunks) this.#fail(failures.tooManyParts);
    else {
      this.#pending = [...this.#pending, part];
      this.#pendingBytes += part.length;
    }
  }

  /** Reads the frame that begins there and returns its end; undefined if it is incomplete or invalid. */
  #readFrame(bytes: Buffer, at: number): number | undefined {
    const left = bytes.length - at;
    if (left < 2) return this.#wait(2);
    const first = bytes[at] as number;
    const second = bytes[at + 1] as number;
    const opcode = first & OPCODE;
    const short = second & LENGTH;
    if (first & RESERVED || !(second & MASKED) || !this.#isExpected(opcode, (first & FINAL) !== 0, short)) {
      return this.#fail(failures.protocol);
    }
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (left < header) return this.#wait(header);
    const length = header === 2 ? short : header === 4 ? bytes.readUInt16BE(at + 2) : longLength(bytes, at + 2);
    if (opcode < opcodes.close && this.#fragmentBytes + length > limits.frame) return this.#fail(failures.tooLarge);
    const size = header + MASK_BYTES + length;
    if (left < size) return this.#wait(size);
    const data = bytes.subarray(at + header + MASK_BYTES, at + size);
    unmask(data, bytes, at + header);
    this.#take(opcode, (first & FINAL) !== 0, data);
    return at + size;
  }

  #isExpected(opcode: number, isFinal: boolean, length: number): boolean {
    if (opcode >= opcodes.close) return opcode <= opcodes.pong && isFinal && length <= LONGEST_CONTROL;
    const isInMessage = this.#opcode !== 0;
    return opcode === opcodes.continues ? isInMessage : opcode <= opcodes.binary && !isInMessage;
  }

  #wait(bytes: number): undefined {
    this.#wanted = bytes;
  }

  #fail(code: FailureCode): undefined {
    this.stop();
    this.#to.fail(code);
  }

  #take(opcode: number, isFinal: boolean, data: Buffer): void {
    if (opcode === opcodes.ping) this.#to.ping(data);
    else if (opcode === opcodes.pong) this.#to.pong(data);
    else if (opcode === opcodes.close) this.#takeClose(data);
    else if (isFinal && opcode !== opcodes.continues) this.#takeMessage(opcode, data);
    else this.#takeFragment(opcode, isFinal, data);
  }

  #takeFragment(opcode: number, isFinal: boolean, data: Buffer): void {
    if (this.#fragments.length >= limits.fragments) return void this.#fail(failures.tooManyParts);
    if (opcode !== opcodes.continues) this.#opcode = opcode;
    // A copy, for the same reason as above.
    this.#fragments = [...this.#fragments, Buffer.from(data)];
    this.#fragmentBytes += data.length;
    if (!isFinal) return;
    const [kind, whole] = [this.#opcode, Buffer.concat(this.#fragments, this.#fragmentBytes)];
    this.#fragments = NOTHING;
    this.#fragmentBytes = this.#opcode = 0;
    this.#takeMessage(kind, whole);
  }

  #takeMessage(opcode: number, data: Buffer): void {
    if (opcode === opcodes.binary) this.#to.message(data, true);
    else if (isUtf8(data)) this.#to.message(data, false);
    else this.#fail(failures.notUtf8);
  }

  #takeClose(data: Buffer): void {
    const code = data.length < 2 ? undefined : data.readUInt16BE(0);
    if (data.length === 1 || (code !== undefined && !isCloseCode(code))) this.#fail(failures.protocol);
    else if (!isUtf8(data.subarray(2))) this.#fail(failures.notUtf8);
    else {
      this.stop();
      this.#to.goodbye(code);
    }
  }
}

/** Too large to be exact is too large for us in any case. */
function longLength(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
}

function unmask(data: Buffer, bytes: Buffer, mask: number): void {
  for (let i = 0; i < data.length; i++) (data[i] as number) ^= bytes[mask + (i & 3)] as number;
}

/** Codes that may be sent: those that the protocol defines for it, and those left to libraries and programs. */
function isCloseCode(code: number): boolean {
  return (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);
}
