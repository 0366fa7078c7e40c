/** UX 9, 11, 27, 28, 31, 32 and 33 on screens: one walk through all of them, and a test for each point. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import {
  clipped,
  edgeless,
  moving,
  nowSentences,
  outOfReach,
  outOfSight,
  sideways,
  silent,
  smallTargets,
  violations,
} from './look.ts';
import type { Screen, Way } from './screens.ts';
import { t } from './texts.ts';

const MINUTES = 8;
const phone = { width: 320, height: 568 };
/** A desk at 400 %. */
const zoomed = { width: 320, height: 256 };
const desktop = { width: 1280, height: 800 };
/** Pages without a table have nothing to be done now. */
const still = [
  'home',
  'settings',
  'rules',
  'rules of Duet',
  'rules of Spyfall',
  'credits',
  'privacy',
  'campaign',
  'campaign, secret link',
  'taken over',
  'shared words',
  'shared words, gone',
];

/** Declares the tests of a walk past so many screens. */
export function screenTests(walk: (way: Way) => AsyncIterable<Screen>, screens: number): void {
  const house = openHouse();
  /** What was found on each screen, by the point it offends. */
  let found: Record<string, string[]> = {};
  let seen: string[] = [];

  test(
    'the walk has been to every screen',
    async ({ task }) => {
      found = {};
      seen = [];
      const as = { reducedMotion: 'reduce', viewport: phone } as const;
      for await (const screen of walk({ house, t, as })) {
        seen.push(screen.name);
        const size = screen.page.viewportSize() ?? phone;
        for (const [point, troubles] of await look(screen)) {
          found[point] = [...(found[point] ?? []), ...troubles.map((trouble) => `${screen.name}: ${trouble}`)];
        }
        await screen.page.setViewportSize(size);
      }
      expect(seen).toHaveLength(screens);
      // What a starved page showed on its way is gone the second time; what is really wrong is found again.
      if (!task.result?.retryCount) expect(Object.values(found).flat()).toEqual([]);
    },
    MINUTES * 60_000,
  );
  test('UX 9: every role in every phase sees exactly one sentence of what to do now', () => {
    expect(found.now).toEqual([]);
  });
  test('UX 11: nothing is disabled without a readable reason', () => {
    expect(found.silent).toEqual([]);
  });
  test('UX 27: 320×568 has no sideways scroll, and no text is cut off', () => {
    expect(found.sideways).toEqual([]);
    expect(found.clipped).toEqual([]);
  });
  test('UX 28: nothing scrolls on a TV, and no text is cut off', () => {
    expect(found.tv).toEqual([]);
  });
  test('UX 31: axe finds no violation of WCAG 2.2 AA by day', () => {
    expect(found.light).toEqual([]);
  });
  test('UX 31: axe finds no violation of WCAG 2.2 AA by night', () => {
    expect(found.dark).toEqual([]);
  });
  test('UX 32: all targets are 44×44 px or more', () => {
    expect(found.small).toEqual([]);
  });
  test('UX 32: 200 % text loses nothing', () => {
    expect(found.large).toEqual([]);
  });
  test('UX 32: at 400 % zoom nothing sticks out, and every control can be brought into sight, under no bar', () => {
    expect(found.zoomed).toEqual([]);
  });
  test('UX 33: with forced colours every control has an edge; and nothing moves for whoever wants that', () => {
    expect(found.forced).toEqual([]);
    expect(found.moving).toEqual([]);
  });
}

/** What is wrong with a screen, by the point it offends. */
async function look({ name, page, tv = false }: Screen): Promise<[point: string, troubles: string[]][]> {
  const sentences = await nowSentences(page);
  const isTold = sentences.length === 1 && sentences[0] !== '';
  const shoot = async (how: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}, ${how}.png` });
  };
  const found: [string, string[]][] = [
    ['now', isTold || still.includes(name) ? [] : [`${sentences}`]],
    ['silent', await silent(page)],
    ['moving', await moving(page)],
  ];
  if (tv) found.push(['tv', await outOfSight(page)]);
  else {
    await resize(page, phone);
    found.push(
      ['sideways', await sideways(page)],
      ['small', await smallTargets(page)],
      ['clipped', await clipped(page)],
    );
    await shoot('phone');
    await resize(page, zoomed);
    found.push(['zoomed', [...(await sideways(page)), ...(await outOfReach(page))]]);
    await shoot('zoomed');
    await resize(page, desktop);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    // Still, or the colours are caught on their way from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push([colorScheme, await violations(page, colorScheme === 'light' ? 'all' : 'colours')]);
    await shoot(colorScheme);
  }
  if (tv) return found;
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(['forced', await edgeless(page)]);
  await shoot('forced');
  await page.emulateMedia({ forcedColors: 'none' });
  found.push(['small', await smallTargets(page)]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  found.push(['large', [...(await sideways(page)), ...(await clipped(page)), ...(await outOfReach(page))]]);
  await shoot('large');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** Until it is painted so: a phone takes a moment to find out how wide its page is. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
