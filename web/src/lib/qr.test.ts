/** A reader decodes our QR codes, in every version that links need. */
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr.ts';

const LONGEST = 271;

function read(rows: readonly (readonly boolean[])[]): string | undefined {
  const [scale, quiet] = [4, 4];
  const width = (rows.length + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const dark = rows[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet];
      if (dark) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

const link = (length: number) =>
  'https://safe.example/t/8fZ_q-3Kx0Wd7RtYb2LmNp'.padEnd(length, 'aB3-x_9').slice(0, length);

test('a reader reads it, at every length and size', () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= LONGEST; length += 3) {
    const rows = qrCode(link(length)) ?? [];
    sizes.add(rows.length);
    expect(read(rows), `${length}`).toBe(link(length));
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
});
test('it is as small, and corrects as much, as what others write', () => {
  for (const length of [10, 40, 52, 53, 78, 90, 134, 200, 230, LONGEST]) {
    const others = encode(link(length), { ecc: 'L', boostEcc: true, border: 0 });
    const ours = qrCode(link(length)) ?? [];
    expect(ours.length, `${length}`).toBe(others.size);
    // The first bits beside a finder pattern encode the level.
    for (const x of [0, 1]) expect(ours[8]?.[x], `${length}`).toBe(others.data[8]?.[x]);
  }
});
test('letters beyond ASCII are read as they were', () => {
  expect(read(qrCode('https://ház.example/t/Ő') ?? [])).toBe('https://ház.example/t/Ő');
});
test('what is longer than links are has no code', () => {
  expect(qrCode(link(LONGEST + 1))).toBeUndefined();
});
