/** UX 27, 32 and a part of 34 in every other language: longer words still fit, and nothing is left in English or in code. */
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { clipped, sideways, smallTargets } from './look.ts';
import { everyScreen } from './screens.ts';
import { codes, t as english, type Texts, textsOf } from './texts.ts';

const house = openHouse();

/** Sentences of a catalogue: long enough that nobody says the same in two languages. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return part.length > 24 ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentences) : [];
}

test.each(codes.filter((code) => code !== 'en'))(
  'UX 27, 32, 34: at 320×568 every screen fits in %s, and says nothing in English',
  async (code) => {
    const t: Texts = await textsOf(code);
    const own = new Set(sentences(t));
    const foreign = sentences(english).filter((sentence) => !own.has(sentence));
    const as = {
      viewport: { width: 320, height: 568 },
      remembers: { language: code },
      reducedMotion: 'reduce',
    } as const;
    const found: string[] = [];
    for await (const { name, page, tv } of everyScreen({ house, t, as })) {
      const text = await page.locator('body').innerText();
      const left = foreign.filter((sentence) => text.includes(sentence));
      const raw = /\{\w+\}|undefined|\[object/.exec(text)?.[0];
      const layout = tv ? [] : [...(await sideways(page)), ...(await smallTargets(page)), ...(await clipped(page))];
      found.push(...[...left, ...(raw ? [raw] : []), ...layout].map((what) => `${name}: ${what}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}, ${code}.png` });
    }
    expect(found).toEqual([]);
  },
  120_000,
);
