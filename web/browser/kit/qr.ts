/** Reads a QR code from a screenshot, as a phone held too far away would. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { drawWhole } from './drawing.ts';
import { pixelsOf } from './pixels.ts';

/** The text of the QR code on the page, read from a screenshot scaled down to `scale`. */
export async function decoded(page: Page, scale: number): Promise<string | undefined> {
  await drawWhole(page);
  const { data, width, height } = pixelsOf(await page.screenshot(), scale);
  return jsQR(data, width, height)?.data;
}
