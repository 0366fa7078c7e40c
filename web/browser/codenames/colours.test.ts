/**
 * UX 29 and 33: cards differ without colour; light, dark and forced colours; and no motion for people who turn it off.
 */
import type { Identity } from '@safehouse/rules/codenames/types.ts';
import { expect, test } from 'vitest';
import { difference, picturesOf } from '../kit/brightness.ts';
import { FakedViews } from '../kit/faked-views.ts';
import { openHouse, until } from '../kit/house.ts';
import type { Pixels } from '../kit/pixels.ts';
import { t } from '../kit/texts.ts';
import { board, button, card, clues, coveredOf, touch } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();
const kinds: readonly Identity[] = ['red', 'blue', 'bystander', 'assassin'];
const pairs = kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => [one, other] as const));
const still = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
/** All cards have the same word, so that only the kind makes a difference. */
const sameWord = (card: (kind: Identity) => object) => kinds.map((kind) => ({ word: 'same', ...card(kind) }));

const inKey = (kind: Identity) => ({ identity: kind });
const covered = (kind: Identity) => ({ identity: kind, covered: kind, how: 'guess', clue: 0 });

test('UX 29: who sees no colours, no green or no red tells the kinds apart, in the key and covered', async () => {
  const table = await Table.open(house);
  const faked = new FakedViews();
  const page = await table.browser('red spymaster', { ...still, prepare: faked.prepare });
  const cdp = await page.context().newCDPSession(page);
  for (const look of [inKey, covered]) {
    await faked.show(sameWord(look));
    for (const type of ['achromatopsia', 'deuteranopia', 'protanopia'] as const) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      for (const colorScheme of type === 'achromatopsia' ? (['dark', 'light'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const pictures = await picturesOf(page, kinds.length);
        for (const [one, other] of pairs) {
          const share = difference(pictures[kinds.indexOf(one)] as Pixels, pictures[kinds.indexOf(other)] as Pixels);
          expect(share, `${one} and ${other}, ${type}, ${colorScheme}`).toBeGreaterThan(0.04);
        }
      }
    }
  }
});

test('UX 29: each kind has an icon and a word of its own', async () => {
  const table = await Table.open(house);
  const faked = new FakedViews();
  const page = await table.browser('red spymaster', { ...still, prepare: faked.prepare });
  for (const look of [inKey, covered]) {
    await faked.show(sameWord(look));
    const icons = await Promise.all(
      kinds.map((_, place) => card(page, place).locator('svg:visible').first().innerHTML()),
    );
    expect(new Set(icons).size).toBe(kinds.length);
    for (const [place, kind] of kinds.entries()) {
      await card(page, place)
        .getByText(t.codenames.plate[kind], { exact: true })
        .and(page.locator(':visible'))
        .first()
        .waitFor();
    }
  }
});

test('UX 33: with forced colours the kinds keep icon, text and an edge, and what is chosen can be seen', async () => {
  const table = await Table.open(house);
  const faked = new FakedViews();
  const page = await table.browser('red spymaster', { ...still, forcedColors: 'active', prepare: faked.prepare });
  await faked.show(sameWord(covered));
  const pictures = await picturesOf(page, kinds.length);
  for (const [one, other] of pairs) {
    const share = difference(pictures[kinds.indexOf(one)] as Pixels, pictures[kinds.indexOf(other)] as Pixels);
    expect(share, `${one} and ${other}`).toBeGreaterThan(0.01);
  }
  const borderless = await page.locator('button:visible, input:visible').evaluateAll((all) =>
    all
      .filter((each) => !each.hasAttribute('data-card') && !each.classList.contains('plain'))
      .filter((each) => getComputedStyle(each).borderStyle === 'none')
      .map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(borderless).toEqual([]);
});

test('UX 33: whoever wants less movement sees none: not by the device’s wish, not by ours', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const page = await table.browser(`${us} operative`, still);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await board(page).waitFor();
  expect(await moving()).toBe(0);
  await spymaster.clue(clues[0], 2);
  await button(page, t.play.guess.stop).waitFor();
  expect(await moving()).toBe(0);
  const [first, second] = spymaster.open(us) as [number, number];
  await touch(page, first);
  await until(async () => (await coveredOf(page))[first] === us);
  expect(await moving()).toBe(0);

  // Set in the page, not by the system.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('safehouse.motion', 'less'));
  await page.reload();
  await board(page).waitFor();
  await touch(page, second);
  await until(async () => (await coveredOf(page))[second] === us);
  expect(await moving()).toBe(0);
});
