/** UX 9, 11, 27, 31 and 32 on every screen: one walk through all of them, and a test for each point. */
import { beforeAll, expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { clipped, nowSentences, outOfReach, outOfSight, sideways, silent, smallTargets, violations } from './look.ts';
import { everyScreen } from './screens.ts';
import { t } from './texts.ts';

const house = openHouse();
const phone = { width: 320, height: 568 };
const desktop = { width: 1280, height: 800 };
/** Pages without a table have nothing to be done now. */
const still = [
  'home',
  'settings',
  'rules',
  'rules of Duet',
  'credits',
  'campaign',
  'campaign, secret link',
  'taken over',
];

/** What was found on each screen, by the point it offends. */
const found: Record<string, string[]> = {};
const seen: string[] = [];

beforeAll(async () => {
  for await (const { name, page, tv = false } of everyScreen({ house, t, as: { reducedMotion: 'reduce' } })) {
    seen.push(name);
    const note = (point: string, troubles: readonly string[]) => {
      found[point] = [...(found[point] ?? []), ...troubles.map((trouble) => `${name}: ${trouble}`)];
    };
    const sentences = await nowSentences(page);
    if (!still.includes(name) && (sentences.length !== 1 || sentences[0] === '')) note('now', [`${sentences}`]);
    note('silent', await silent(page));
    if (tv) note('tv', await outOfSight(page));
    else {
      await page.setViewportSize(phone);
      note('sideways', await sideways(page));
      note('small', await smallTargets(page));
      note('clipped', await clipped(page));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}, phone.png` });
      await page.setViewportSize(desktop);
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      // Still, or the colours are caught on their way from one theme to the other.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      note(colorScheme, await violations(page, colorScheme === 'light' ? 'all' : 'colours'));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}, ${colorScheme}.png` });
    }
    if (!tv) {
      note('small', await smallTargets(page));
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      note('large', [...(await sideways(page)), ...(await clipped(page)), ...(await outOfReach(page))]);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}, large.png` });
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
  }
}, 240_000);

test('the walk has been to every screen', () => {
  expect(seen).toHaveLength(67);
});
test('UX 9: every role in every phase sees exactly one sentence of what to do now', () => {
  expect(found.now ?? []).toEqual([]);
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
