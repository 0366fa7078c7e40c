/** Reads a QR code off a screenshot, as a phone would that is held too far away. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { pixelsOf } from './pixels.ts';

/** What the QR code on the page says when its screenshot is shrunk to `scale`. */
export async function decoded(page: Page, scale: number): Promise<string | undefined> {
  const { data, width, height } = pixelsOf(await page.screenshot(), scale);
  return jsQR(data, width, height)?.data;
}
