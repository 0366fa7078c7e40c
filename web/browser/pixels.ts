/** The pixels of a screenshot: Chromium itself decodes and shrinks it. */
import type { Page } from 'playwright-core';

export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

export async function pixelsOf(page: Page, png: Buffer, scale = 1): Promise<Pixels> {
  // A page of its own: ours may be slowed down, offline or colour-blind.
  const studio = await page.context().newPage();
  const { base64, width, height } = await studio.evaluate(
    async ({ png, scale }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const width = Math.round(picture.width * scale);
      const height = Math.round(picture.height * scale);
      const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.imageSmoothingQuality = 'high';
      canvas.drawImage(picture, 0, 0, width, height);
      const { data } = canvas.getImageData(0, 0, width, height);
      let binary = '';
      for (let i = 0; i < data.length; i += 0x8000) binary += String.fromCharCode(...data.subarray(i, i + 0x8000));
      return { base64: btoa(binary), width, height };
    },
    { png: png.toString('base64'), scale },
  );
  await studio.close();
  return { data: new Uint8ClampedArray(Buffer.from(base64, 'base64')), width, height };
}
