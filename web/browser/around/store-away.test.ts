/**
 * A server that cannot reach its store: the page says so once, and plays what was tapped meanwhile once the store is
 * back.
 */
import { expect, test } from 'vitest';
import { actButton, card, clues, turned } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { Frames } from '../kit/frames.ts';
import { openHouse, until } from '../kit/house.ts';
import { clipped, sideways, violations } from '../kit/page-checks.ts';
import { codes, t, textsOf } from '../kit/texts.ts';

const house = openHouse();

test('while the house cannot write, a banner says so; the tap waits and goes through once', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 3);
  let frames: Frames | undefined;
  const page = await table.browser(`${us} operative`, {
    prepare: async (page) => {
      frames = new Frames(page);
      // Page time is paused: its waits and retries run when the test advances it.
      await page.clock.install({ time: house.server.now });
      await page.clock.pauseAt(house.server.now + 1_000);
    },
  });
  const heard = (type: string) => frames?.texts.filter((text) => text.includes(`"type":"${type}"`)).length ?? 0;
  const [first] = spymaster.open(us) as [number];
  await card(page, first).click();
  await actButton(page).and(page.locator(':not([aria-disabled])')).waitFor();

  await house.server.store('cut');
  await until(() => heard('store') === 1);
  const banner = page.getByRole('status').getByText(t.table.connection.away);
  // It was sent, but the page may not have received it yet.
  await until(async () => {
    await page.clock.runFor(400);
    return banner.isVisible();
  });
  // Announced once and left in place: a live region that does not change is not read again.
  await page.evaluate(() => {
    const seen = globalThis as unknown as { changes: number };
    seen.changes = 0;
    const place = document.querySelector('.place[role=status]');
    if (!place) throw new Error('no place for banners');
    const observer = new MutationObserver(() => seen.changes++);
    observer.observe(place, { subtree: true, childList: true, characterData: true });
  });
  await actButton(page).click();
  for (let asked = 0; asked < 3; asked++) {
    const before = heard('pong');
    await page.clock.runFor(1_500);
    await until(() => heard('pong') > before);
  }
  await expect.poll(() => banner.count()).toBe(1);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: number }).changes)).toBe(0);
  expect(await page.getByText(t.table.connection.lost).count()).toBe(0);
  expect(spymaster.game.clues[0]?.guesses).toEqual([]);

  await house.server.store('mend');
  await turned(page, first, us);
  await banner.waitFor({ state: 'detached' });
  await until(() => spymaster.game.clues[0]?.guesses.length === 1);
  expect(spymaster.game.clues[0]?.guesses.map((guess) => guess.card)).toEqual([first]);
});

test('the banner fits a small phone in every language', async () => {
  const table = await Table.open(house, { lobby: true });
  const page = await house.guest(table.path, { viewport: { width: 320, height: 568 } });
  await page.getByRole('textbox', { name: t.lobby.join.name }).waitFor();
  await house.server.store('cut');
  for (const language of codes) {
    // As when the language is changed in another tab.
    await page.evaluate((language) => {
      localStorage.setItem('safehouse.language', language);
      dispatchEvent(new StorageEvent('storage', { key: 'safehouse.language' }));
    }, language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.getByText((await textsOf(language)).table.connection.away).waitFor();
    expect([await sideways(page), await clipped(page)], language).toEqual([[], []]);
  }
  expect(await violations(page)).toEqual([]);
  await house.server.store('mend');
  await page.locator('.banner').waitFor({ state: 'detached' });
});
