/** WebSocket frames, built once and written to many: text and ping as RFC 6455, section 5.2, has them from a server. */
import type { FromServer } from '@safehouse/protocol/messages.ts';

const TEXT = 0x81;
export const PING = Buffer.from([0x89, 0x00]);

export function frameOf(message: FromServer): Buffer {
  return textFrame(JSON.stringify(message));
}

/** Header and text in one buffer, so that a send is one write. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
