/** The pixels of a screenshot, at full size or scaled down. */
import { inflateSync } from 'node:zlib';

export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

const SIGNATURE = 8;

export function pixelsOf(png: Buffer, scale = 1): Pixels {
  const whole = decoded(png);
  return scale === 1 ? whole : shrunk(whole, scale);
}

/** Decodes a PNG as Chromium writes it: 8 bits per channel, with or without alpha, not interlaced. */
function decoded(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height, depth, colours] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  if (depth !== 8 || (colours !== 2 && colours !== 6)) throw new Error(`a PNG of ${depth} bits and kind ${colours}`);
  const channels = colours === 6 ? 4 : 3;
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels);
  if (channels === 4) return { data: bytes, width, height };
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.set(bytes.subarray(3 * i, 3 * i + 3), 4 * i);
  return { data, width, height };
}

/** Each line starts with its filter, which predicts a byte from those to the left, above, and above left. */
function unfiltered(lines: Buffer, stride: number, channels: number): Uint8ClampedArray {
  const bytes = new Uint8Array((lines.length / (stride + 1)) * stride);
  for (let line = 0; line * stride < bytes.length; line++) {
    const filter = lines[line * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const at = line * stride + i;
      const left = i < channels ? 0 : (bytes[at - channels] as number);
      const up = line === 0 ? 0 : (bytes[at - stride] as number);
      const corner = i < channels || line === 0 ? 0 : (bytes[at - stride - channels] as number);
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      bytes[at] = (lines[line * (stride + 1) + 1 + i] as number) + guess;
    }
  }
  return new Uint8ClampedArray(bytes.buffer);
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Each pixel is the mean of those it replaces. */
function shrunk({ data, width, height }: Pixels, scale: number): Pixels {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const small = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y++) {
    const [top, bottom] = [Math.floor((y * height) / high), Math.ceil(((y + 1) * height) / high)];
    for (let x = 0; x < wide; x++) {
      const [left, right] = [Math.floor((x * width) / wide), Math.ceil(((x + 1) * width) / wide)];
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = top; row < bottom; row++) {
          for (let column = left; column < right; column++) sum += data[(row * width + column) * 4 + channel] as number;
        }
        small[(y * wide + x) * 4 + channel] = sum / ((bottom - top) * (right - left));
      }
    }
  }
  return { data: small, width: wide, height: high };
}
