/** UX 35 and 36: no sound before a gesture, mute is stored; and styles use no left or right. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, button, card, clues, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { farMap } from '../duet/campaign-map.ts';
import { Pair } from '../duet/pair.ts';
import { openHouse, until } from '../kit/house.ts';
import { boxOf } from '../kit/layout.ts';
import { builtPages } from '../kit/test-server.ts';
import { codes, t } from '../kit/texts.ts';

const house = openHouse();

/** Counts the sounds that the page creates. */
const EARS = `
  globalThis.ears = { contexts: 0, tones: 0, audio: undefined };
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(...all) {
      super(...all);
      ears.contexts++;
      ears.audio = this;
    }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...all) { ears.tones++; return start.apply(this, all); };
  globalThis.HTMLMediaElement.prototype.play = function () { ears.tones++; return Promise.resolve(); };
`;
/** A test that opens a page counts as a gesture; on a TV nobody has made one. */
const UNPRESSED = `
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } });
`;
type Ears = { contexts: number; tones: number; audio?: AudioContext };
const earsOf = (page: Page) =>
  page.evaluate(() => {
    const { contexts, tones, audio } = (globalThis as unknown as { ears: Ears }).ears;
    return { contexts, tones, state: audio?.state };
  });

test('UX 35: no sound before a gesture; after it there is; mute is remembered', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const page = await table.browser(`${us} operative`, { before: EARS });
  const ears = () => earsOf(page);
  await board(page).waitFor();
  await spymaster.clue(clues[0], 9);
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
  expect(await ears()).toMatchObject({ contexts: 0, tones: 0 });

  await card(page, spymaster.open(us)[0] as number).click();
  await until(async () => (await ears()).tones > 0);
  expect((await ears()).contexts).toBe(1);
  // A running context costs battery.
  await until(async () => (await ears()).state === 'suspended');

  await button(page, t.table.menu.settings).click();
  await page.getByRole('radio', { name: t.settings.sounds.off }).check();
  await page.keyboard.press('Escape');
  const muted = (await ears()).tones;
  await card(page, spymaster.open(us)[1] as number).click();
  await until(async () => (await card(page, spymaster.open(us)[1] as number).getAttribute('aria-pressed')) === 'true');
  expect((await ears()).tones).toBe(muted);

  await page.reload();
  await card(page, spymaster.open(us)[2] as number).click();
  await until(async () => (await card(page, spymaster.open(us)[2] as number).getAttribute('aria-pressed')) === 'true');
  expect((await ears()).tones).toBe(0);
});

test('UX 35: in Duet, too, the page is silent until somebody touches it, and then what happens is heard', async () => {
  const pair = await Pair.open(house);
  const page = await pair.mate('east', 'Dag', { before: EARS, remembers: { sound: 'on' } });
  const ears = () => earsOf(page);
  await board(page).waitFor();
  await pair.turn('west', 1, 'miss');
  await pair.clue('east', 1);
  await page.getByText(clues[1]).first().waitFor();
  expect(await ears()).toMatchObject({ contexts: 0, tones: 0 });
  await page.getByRole('main').click();
  await pair.touch('west', pair.open('east', 'agent')[0] as number);
  await until(async () => (await ears()).tones > 0);
});

test('UX 35: a TV asks for a press before it makes a sound, without covering how to join, and can be silenced', async () => {
  const table = await Table.open(house, { lobby: true });
  const tv = await (
    await house.device({ before: EARS + UNPRESSED, viewport: { width: 1920, height: 1080 } })
  ).newPage();
  await tv.goto(`${table.path}/tv`);
  const sound = tv.locator('button[data-sound]');
  await sound.getByText(t.settings.tvSound).waitFor();
  await expect.poll(() => sound.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await earsOf(tv)).toMatchObject({ contexts: 0, tones: 0 });
  await tv.keyboard.press('Enter');
  await until(async () => (await earsOf(tv)).tones > 0);
  const isOn = () => sound.getAttribute('aria-pressed');
  expect(await isOn()).toBe('true');
  await sound.click();
  expect(await isOn()).toBe('false');
  const { tones } = await earsOf(tv);
  await table.host.act({ kind: 'start' });
  await board(tv).waitFor();
  expect((await earsOf(tv)).tones).toBe(tones);
  // Over the board it is out of sight until a key looks for it; that key does nothing else.
  const seen = () => sound.evaluate((each) => getComputedStyle(each).opacity);
  await tv.mouse.move(900, 500);
  await expect.poll(seen).toBe('0');
  await tv.keyboard.press('Enter');
  await expect.poll(seen).toBe('1');
  expect(await isOn()).toBe('false');
  await tv.keyboard.press('Enter');
  expect(await isOn()).toBe('true');
});

test('UX 28: the button for sound covers nothing in the lobby on a TV, in any language', async () => {
  const table = await Table.open(house, { lobby: true });
  const tv = await (await house.device({ before: UNPRESSED, viewport: { width: 1366, height: 768 } })).newPage();
  await tv.goto(`${table.path}/tv`);
  for (const language of codes) {
    await tv.evaluate((code) => localStorage.setItem('safehouse.language', code), language);
    await tv.reload();
    await tv.locator(`html[lang="${language}"]`).waitFor();
    await tv.locator('button[data-sound]').waitFor();
    await tv.locator('#how-to-title').waitFor();
    const covered = await tv.evaluate(() => {
      const button = document.querySelector('button[data-sound]')?.getBoundingClientRect();
      const isUnder = (box: DOMRect) =>
        button &&
        box.left < button.right &&
        box.right > button.left &&
        box.top < button.bottom &&
        box.bottom > button.top;
      const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(isUnder)) covered.push(text.textContent ?? '');
      }
      return covered;
    });
    expect(covered, language).toEqual([]);
    expect(await tv.evaluate(() => document.documentElement.scrollHeight), language).toBe(768);
  }
});

test('UX 36: the styles use no left or right, so that a right-to-left language could be added', () => {
  const physical =
    /(?:^|[;{])\s*(?:(?:margin|padding|border|inset)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right)|float:\s*(?:left|right)|clear:\s*(?:left|right))\s*[:;}]?[^;}]*/g;
  const found = readdirSync(join(builtPages, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(join(builtPages, 'assets', name), 'utf8').match(physical) ?? []);
  expect(found).toEqual([]);
});

test('UX 36: turned to right-to-left, no screen scrolls sideways and the board runs the other way', async () => {
  const small = { viewport: { width: 320, height: 568 } };
  const table = await Table.open(house);
  const pair = await Pair.open(house);
  await pair.turn('west', 1, 'miss');
  const boards = [await table.browser('red spymaster', small), await pair.browser('east', small)];
  for (const page of [...boards, await farMap(house, small)]) {
    await page.locator('[data-card], [data-city]').first().waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  for (const page of boards) {
    const [first, second] = await Promise.all([0, 1].map((place) => boxOf(card(page, place))));
    expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
  }
});
