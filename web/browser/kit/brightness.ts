/** Whether cards can be told apart by brightness alone: screenshots of cards, and how much two of them differ. */
import type { Page } from 'playwright-core';
import { board, card } from '../codenames/controls.ts';
import { drawWhole } from './drawing.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

/** The first cards, cut out of one screenshot. */
export async function picturesOf(page: Page, count: number): Promise<Pixels[]> {
  const area = count > 5 ? board(page) : board(page).locator('tr').first();
  await drawWhole(page);
  const { data, width } = pixelsOf(await area.screenshot());
  const { x, y } = (await area.boundingBox()) as { x: number; y: number };
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const box = (await card(page, place).boundingBox()) as { x: number; y: number; width: number; height: number };
      const [left, top, wide, high] = [box.x - x, box.y - y, box.width, box.height].map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      const cut = new Uint8ClampedArray(wide * high * 4);
      for (let line = 0; line < high; line++) {
        const from = ((Math.max(0, top) + line) * width + Math.max(0, left)) * 4;
        cut.set(data.subarray(from, from + wide * 4), line * wide * 4);
      }
      return { data: cut, width: wide, height: high };
    }),
  );
}

/** The share of pixels whose brightness differs clearly. */
export function difference(one: Pixels, other: Pixels): number {
  const brightness = ({ data }: Pixels, i: number) =>
    0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
  const length = Math.min(one.data.length, other.data.length);
  let clear = 0;
  for (let i = 0; i < length; i += 4) if (Math.abs(brightness(one, i) - brightness(other, i)) > 24) clear++;
  return clear / (length / 4);
}
