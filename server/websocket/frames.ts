/** WebSocket frames, built once and written to many: server frames as in RFC 6455, section 5.2. */
import type { FromServer } from '@safehouse/protocol/messages.ts';

const TEXT = 0x81;
const BINARY = 0x82;
const CLOSE = 0x88;
const PONG = 0x8a;
const NO_BYTES = new Uint8Array(0);
export const PING = Buffer.from([0x89, 0x00]);

export function frameOf(message: FromServer): Buffer {
  return textFrame(JSON.stringify(message));
}

/** Header and text in one buffer, so that a send is one write. */
export function textFrame(text: string): Buffer {
  const { frame, start } = begun(TEXT, Buffer.byteLength(text));
  frame.write(text, start);
  return frame;
}

/** Copies the bytes: the caller may reuse its buffer. */
export function binaryFrame(bytes: Uint8Array): Buffer {
  return bytesFrame(BINARY, bytes);
}

/** The answer to a ping, with the same data. */
export function pongFrame(data: Uint8Array): Buffer {
  return bytesFrame(PONG, data);
}

/** A goodbye; without a code it says nothing more. */
export function closeFrame(code?: number, reason = ''): Buffer {
  if (code === undefined) return bytesFrame(CLOSE, NO_BYTES);
  const body = Buffer.allocUnsafe(2 + Buffer.byteLength(reason));
  body.writeUInt16BE(code);
  body.write(reason, 2);
  return bytesFrame(CLOSE, body);
}

function bytesFrame(kind: number, bytes: Uint8Array): Buffer {
  const { frame, start } = begun(kind, bytes.length);
  frame.set(bytes, start);
  return frame;
}

/**
 * The frame with padding after the message, so that it is as long as the longest of these: spaces in a text, which JSON
 * ignores, and zeros in a packed message.
 */
export function padded(frame: Buffer, lengths: readonly number[]): Buffer {
  const length = Math.max(0, ...lengths);
  if (length <= frame.length) return frame;
  const kind = frame[0] as number;
  const longer = begun(kind, length - headerOf(length));
  frame.copy(longer.frame, longer.start, headerOf(frame.length));
  longer.frame.fill(kind === TEXT ? ' ' : 0, longer.start + frame.length - headerOf(frame.length));
  return longer.frame;
}

/** The length of the header of a frame that is this long. */
function headerOf(length: number): number {
  return length < 126 + 2 ? 2 : length < 65536 + 4 ? 4 : 10;
}

function begun(kind: number, length: number): { frame: Buffer; start: number } {
  const start = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = kind;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return { frame, start };
}
