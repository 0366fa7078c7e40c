/** UX 41 before a game and at its deal: what one came to do is in sight without scrolling, on every size of screen in every language. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openHouse } from '../kit/house.ts';
import { codes, type Texts, textsOf } from '../kit/texts.ts';
import { Ring } from '../spyfall/ring.ts';

const house = openHouse();
const sizes = [
  [320, 568],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1024, 768],
  [1366, 640],
  [1366, 768],
] as const;

/** As another tab of the same browser would switch it. */
async function speak(page: Page, code: string): Promise<void> {
  await page.evaluate((language) => {
    localStorage.setItem('safehouse.language', language);
    dispatchEvent(new StorageEvent('storage', { key: 'safehouse.language' }));
  }, code);
  await page.locator(`html[lang="${code}"]`).waitFor();
}

/** Whether it is whole within the window and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isWithin && there !== null && (element.contains(there) || there.contains(element));
}

async function staysInSight(page: Page, actions: (texts: Texts) => readonly Locator[]): Promise<void> {
  const lost: string[] = [];
  for (const code of codes) {
    await speak(page, code);
    const shown = actions(await textsOf(code));
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const action of shown) {
        if (!(await action.evaluate(isInSight))) lost.push(`${code} ${width}×${height}: ${action}`);
      }
      const { wide, fits } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { wide: scrollWidth, fits: clientWidth };
      });
      if (wide > fits) lost.push(`${code} ${width}×${height}: ${wide} wide`);
    }
  }
  expect(lost).toEqual([]);
}

test('UX 41: at home, typing a code', async () => {
  const page = await house.guest('/');
  await staysInSight(page, ({ home }) => [
    page.getByRole('textbox', { name: home.join.code }),
    button(page, home.join.button),
  ]);
});

test('UX 41: for a guest, the name and coming in, to a lobby and to a running game', async () => {
  const lobby = await Table.open(house, { lobby: true, seats: ['red spymaster'] });
  const running = await Table.open(house);
  for (const { path } of [lobby, running]) {
    const page = await house.guest(path);
    await page.locator('#join-card-title').waitFor();
    await staysInSight(page, ({ lobby }) => [
      page.getByRole('textbox', { name: lobby.join.name }),
      button(page, lobby.join.come),
    ]);
  }
});

test('UX 41: in the lobby, starting', async () => {
  const table = await Table.open(house, { lobby: true });
  const page = await table.browser('red spymaster');
  await button(page, (await textsOf('en')).lobby.start).waitFor();
  await staysInSight(page, ({ lobby }) => [button(page, lobby.start)]);
});

test('UX 41: after a deal of Spyfall, looking at the card and putting it away', async () => {
  const ring = await Ring.open(house);
  const page = await ring.browser(ring.dealer, { reducedMotion: 'reduce' });
  const card = page.locator('[data-large-card]');
  await card.waitFor();
  await staysInSight(page, ({ spyfall }) => [card, button(page, spyfall.card.gotIt)]);
});

test('UX 41: on a TV, the code', async () => {
  const page = await house.guest('/tv');
  await staysInSight(page, ({ tvEntry }) => [page.getByRole('textbox', { name: tvEntry.code })]);
});
