/** Writes small PNG files: with a palette of the 256 most frequent colours. */
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

type Shade = { count: number; red: number; green: number; blue: number };

export function paletted({ data, width, height }: Pixels): Buffer {
  const shades = new Map<number, Shade>();
  for (let i = 0; i < data.length; i += 4) {
    const [red, green, blue] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    const shade = shades.get(bucket(red, green, blue)) ?? { count: 0, red: 0, green: 0, blue: 0 };
    shades.set(bucket(red, green, blue), shade);
    shade.count++;
    shade.red += red;
    shade.green += green;
    shade.blue += blue;
  }
  const palette = [...shades.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COLOURS)
    .map(({ count, red, green, blue }) => [red / count, green / count, blue / count].map(Math.round));
  const nearest = new Map([...shades].map(([key, shade]) => [key, nearestTo(palette, shade)]));
  // Each line starts with its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i++) {
    const key = bucket(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0);
    lines[i + Math.floor(i / width) + 1] = nearest.get(key) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colours that look the same share a bucket. */
function bucket(red: number, green: number, blue: number): number {
  return ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
}

function nearestTo(palette: readonly number[][], { count, red, green, blue }: Shade): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [r = 0, g = 0, b = 0]] of palette.entries()) {
    const distance = (r - red / count) ** 2 + (g - green / count) ** 2 + (b - blue / count) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
