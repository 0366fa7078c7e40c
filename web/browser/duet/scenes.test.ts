/** What happens in Duet is seen before what follows from it (UX 45). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clues } from '../codenames/controls.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { supplyOf } from './controls.ts';
import { Pair } from './pair.ts';

const house = openHouse();

test('UX 45: a card turns before the token is taken and before the result shows, on phone and TV; a reload shows the state', async () => {
  const pair = await Pair.open(house);
  await pair.clue('west', 2);
  const options = { reducedMotion: 'no-preference', prepare: (page: Page) => page.clock.install({ time: 0 }) } as const;
  const phone = await pair.mate('west', 'Cleo', options);
  const tv = await pair.tv(options);
  const pages = [phone, tv];
  for (const page of pages) {
    await page.locator('[data-director]').waitFor({ state: 'attached' });
    // From here on, scenes stand still.
    await page.clock.pauseAt(600_000);
  }
  const cardOn = (page: Page, card: number, beat: string) => page.locator(`[data-card="${card}"][data-beat="${beat}"]`);

  const bystander = pair.open('west', 'bystander')[0] as number;
  await pair.touch('east', bystander);
  for (const page of pages) {
    await cardOn(page, bystander, 'touch').waitFor();
    expect(await page.locator('.marker').count()).toBe(0);
    await page.clock.runFor(500);
    await cardOn(page, bystander, 'flip').locator('.marker').waitFor();
    // The token has not left the supply yet.
    expect(await supplyOf(page)).toMatchObject({ bystander: 9 });
    await page.clock.runFor(3_000);
    await expect.poll(() => supplyOf(page)).toMatchObject({ bystander: 8 });
  }

  await pair.clue('east', 1);
  for (const page of pages) {
    await page.getByText(clues[1]).first().waitFor({ state: 'attached' });
    await page.clock.runFor(3_000);
  }
  const assassin = pair.open('east', 'assassin')[0] as number;
  await pair.touch('west', assassin);
  const result = (page: Page) => page.getByRole('heading', { name: t.duetResult.title.assassin });
  for (const page of pages) {
    await cardOn(page, assassin, 'touch').waitFor();
    expect(await page.locator('.plate').count()).toBe(0);
    expect(await result(page).count()).toBe(0);
    await page.clock.runFor(900);
    await cardOn(page, assassin, 'flip').locator('.plate').waitFor();
    expect(await result(page).count()).toBe(0);
  }
  await tv.clock.runFor(3_000);
  await result(tv).waitFor();
  await phone.reload();
  await result(phone).waitFor();
});
