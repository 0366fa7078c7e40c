/** A house that cannot reach its store says so, quietly and once, and plays what was tapped meanwhile when it can again. */
import { expect, test } from 'vitest';
import { actButton, card, clues, turned } from './desk.ts';
import { openHouse, until } from './house.ts';
import { clipped, sideways, violations } from './look.ts';
import { Table } from './table.ts';
import { codes, t, textsOf } from './texts.ts';

const house = openHouse();

test('while the house cannot write, a banner says so; the tap waits and goes through once', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 3);
  const page = await table.browser(`${us} operative`);
  const [first] = spymaster.open(us) as [number];
  await card(page, first).click();
  await actButton(page).and(page.locator(':not([aria-disabled])')).waitFor();

  await house.server.store('cut');
  const banner = page.getByRole('status').getByText(t.table.connection.away);
  await banner.waitFor();
  // Told once, and left to stand: a live region that does not change is not read again.
  await page.evaluate(() => {
    const seen = globalThis as unknown as { changes: number };
    seen.changes = 0;
    const place = document.querySelector('.place[role=status]');
    if (!place) throw new Error('no place for banners');
    const observer = new MutationObserver(() => seen.changes++);
    observer.observe(place, { subtree: true, childList: true, characterData: true });
  });
  await actButton(page).click();
  await page.waitForTimeout(3_000);
  expect(await banner.count()).toBe(1);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: number }).changes)).toBe(0);
  expect(await page.getByText(t.table.connection.lost).count()).toBe(0);
  expect(spymaster.game.clues[0]?.guesses).toEqual([]);

  await house.server.store('mend');
  await turned(page, first, us);
  await banner.waitFor({ state: 'detached' });
  await until(() => spymaster.game.clues[0]?.guesses.length === 1);
  expect(spymaster.game.clues[0]?.guesses.map((guess) => guess.card)).toEqual([first]);
});

test('in every language it fits a small phone', async () => {
  const table = await Table.open(house, { lobby: true });
  const pages = await Promise.all(
    codes.map(async (language) => {
      const page = await house.guest(table.path, { viewport: { width: 320, height: 568 }, remembers: { language } });
      const texts = await textsOf(language);
      await page.getByRole('textbox', { name: texts.lobby.join.name }).waitFor();
      return { page, texts };
    }),
  );
  await house.server.store('cut');
  for (const { page, texts } of pages) {
    await page.getByText(texts.table.connection.away).waitFor();
    expect([await sideways(page), await clipped(page), await violations(page)]).toEqual([[], [], []]);
  }
  await house.server.store('mend');
  for (const { page, texts } of pages) {
    await page.getByText(texts.table.connection.away).waitFor({ state: 'detached' });
  }
});
