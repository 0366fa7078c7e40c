/**
 * Draws the PNG files of `public/` from our own SVG: icons for home screens, and the pictures that messengers show beside
 * a link. Needs Chromium; run it after a change of an SVG and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { pixelsOf } from './pixels.ts';
import { paletted } from './png.ts';

const web = new URL('../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, web), 'utf8');
const font = readFileSync(new URL('src/fonts/barlow-condensed-latin-700-normal.woff2', web)).toString('base64');
const pictures = text('public/pictures.svg');
const games = [...pictures.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id as string);

/** Twice the width of a phone, in the proportions that most messengers crop to. */
const WIDE = { width: 1200, height: 630 };
const icons = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512 },
  // Without transparent corners: the device rounds them itself.
  { file: 'apple-touch-icon.png', from: 'icon-maskable.svg', size: 180 },
] as const;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ colorScheme: 'light' });
for (const { file, from, size } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${text(`public/${from}`)}`);
  writeFileSync(new URL(`public/${file}`, web), await page.screenshot({ omitBackground: true }));
}
await page.setViewportSize(WIDE);
for (const game of games) {
  await page.setContent(sheet(`<svg class="whole"><use href="#${game}"/></svg>`));
  await save(`preview-${game}.png`);
}
const fan = games.map((game) => `<svg class="one"><use href="#${game}"/></svg>`).join('');
await page.setContent(sheet(`<div class="fan">${fan}</div>`));
await save('preview.png');
await browser.close();

function sheet(body: string): string {
  return `<style>${text('src/styles/tokens.css')}
    @font-face { font-family: "Barlow Condensed"; font-weight: 700; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; background: var(--desk-deep); overflow: hidden; }
    .whole { display: block; width: 960px; height: 540px; margin: 0 auto; }
    .fan { display: flex; justify-content: center; gap: 22px; padding-top: 150px; }
    .one { width: 352px; height: 198px; border: 8px solid var(--panel-raised); }
    .one:nth-child(1) { rotate: -3deg; } .one:nth-child(3) { rotate: 3deg; }
    .name { position: absolute; inset: auto 0 0; display: flex; align-items: center; justify-content: center; gap: 16px;
      padding: 8px; background: var(--assassin); color: var(--on-assassin);
      font: 700 60px/1 var(--font-card); letter-spacing: 0.08em; }
    .name svg { width: 74px; height: 74px; }
  </style>${pictures.replace('<svg ', '<svg width="0" height="0" style="position:absolute" ')}${body}
  <div class="name">${text('public/icon.svg')}SAFEHOUSE</div>`;
}

async function save(file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(new URL(`public/${file}`, web), paletted(pixelsOf(await page.screenshot())));
}
