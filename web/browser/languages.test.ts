/** UX 6, 27, 32 and a part of 34: one walk through all screens, each turned over in place to every other language. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { now } from './desk.ts';
import { openHouse } from './house.ts';
import { clipped, sideways, smallTargets } from './look.ts';
import { everyScreen } from './screens.ts';
import { codes, t as english, textsOf } from './texts.ts';

type Code = (typeof codes)[number];

const house = openHouse();
const others = codes.filter((code) => code !== 'en');
const found: Partial<Record<Code, string[]>> = {};
const seen: string[] = [];

/** Sentences of a catalogue: long enough that nobody says the same in two languages. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return part.length > 24 ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentences) : [];
}

/** By the page's own settings, over whatever lies open: what is on the screen stays as it is. */
async function turnTo(page: Page, code: Code, isTv: boolean): Promise<void> {
  if (isTv) {
    // A TV has no settings, and nothing to lose.
    await page.evaluate((code) => localStorage.setItem('safehouse.language', code), code);
    await page.reload();
    await now(page).waitFor();
    return;
  }
  await page.evaluate(async (code) => {
    const next = () => new Promise(requestAnimationFrame);
    const select = () => document.querySelector<HTMLSelectElement>('.language select');
    const isOpen = select() !== null;
    if (!isOpen) document.querySelector<HTMLElement>('header .bar > button:last-child')?.click();
    while (!select()) await next();
    const chosen = select() as HTMLSelectElement;
    chosen.value = code;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.documentElement.lang !== code) await next();
    if (!isOpen) chosen.closest('dialog')?.close();
    while (!isOpen && select()) await next();
    await next();
  }, code);
}

beforeAll(async () => {
  const foreign: Partial<Record<Code, string[]>> = {};
  for (const code of others) {
    const own = new Set(sentences(await textsOf(code)));
    foreign[code] = sentences(english).filter((sentence) => !own.has(sentence));
    found[code] = [];
  }
  const refusals = Object.keys(english.refusals).filter((key) => key.includes('-'));
  const as = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' } as const;
  for await (const { name, page, tv = false } of everyScreen({ house, t: english, as })) {
    seen.push(name);
    for (const code of others) {
      await turnTo(page, code, tv);
      const { text, said } = await page.evaluate(() => ({
        text: document.body.innerText,
        said: document.querySelector<HTMLElement>('[data-announcer]')?.innerText ?? '',
      }));
      // What was read out before the switch stays as it was said.
      const written = text.replace(said, '');
      const left = (foreign[code] ?? []).filter((sentence) => written.includes(sentence));
      const raw = /\{\w+\}|undefined|\[object|NaN/.exec(written)?.[0] ?? refusals.find((key) => written.includes(key));
      const layout = tv ? [] : (await Promise.all([sideways(page), smallTargets(page), clipped(page)])).flat();
      found[code]?.push(...[...left, ...(raw ? [raw] : []), ...layout].map((what) => `${name}: ${what}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}, ${code}.png` });
    }
    await turnTo(page, 'en', tv);
  }
}, 240_000);

test('the walk has been to every screen', () => {
  expect(seen.length).toBeGreaterThan(60);
});
test.each(others)('UX 6, 27, 32, 34: at 320×568 every screen fits in %s, and says nothing in English', (code) => {
  expect(found[code]).toEqual([]);
});
