/**
 * How much of a page is drawn. Most tests take no picture: their pages draw a single pixel, which takes a fifth less CPU
 * time. Layout, scripts, frames and input are the same.
 */
import type { CDPSession, Page } from 'playwright-core';

type Size = { readonly width: number; readonly height: number };
type Look = { readonly deviceScaleFactor?: number | undefined; readonly isMobile?: boolean | undefined };

const sessions = new WeakMap<Page, CDPSession>();

/** Once for each page, before the two functions below. */
export async function prepareToDraw(page: Page): Promise<void> {
  sessions.set(page, await page.context().newCDPSession(page));
}

/** Draws one pixel of a page, until its size changes. */
export async function drawPixel(page: Page, look: Look): Promise<void> {
  const session = sessions.get(page);
  if (session) await layOut(session, { ...look, ...sizeOf(page), isDrawn: false });
}

/** Draws all of a page: call it before you take a picture. */
export async function drawWhole(page: Page): Promise<void> {
  await sessions.get(page)?.send('Emulation.setVisibleSize', sizeOf(page));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Lays a page out at this size, and draws all of it or a pixel. */
export async function layOut(
  session: CDPSession,
  { width, height, deviceScaleFactor = 1, isMobile = false, isDrawn }: Size & Look & { readonly isDrawn: boolean },
): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height },
    ...{ deviceScaleFactor, mobile: isMobile, dontSetVisibleSize: !isDrawn },
  });
  if (!isDrawn) await session.send('Emulation.setVisibleSize', { width: 1, height: 1 });
}

function sizeOf(page: Page): Size {
  const size = page.viewportSize();
  if (!size) throw new Error('a page without a size');
  return size;
}
