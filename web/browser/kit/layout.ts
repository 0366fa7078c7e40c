/** Where things are on a page once it is laid out: fonts that load late move them, and so do observers of sizes. */
import type { Locator, Page } from 'playwright-core';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Resolves once the fonts are there and the observers of sizes have run. */
export function laidOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.body.getBoundingClientRect();
    while (document.fonts.status !== 'loaded') await document.fonts.ready;
    // Observers run in a frame, and the first one may have begun before the last change.
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** The box of a part that is there, once the page is laid out. */
export async function boxOf(part: Locator): Promise<Box> {
  await laidOut(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error('no box: it is not shown');
  return box;
}
