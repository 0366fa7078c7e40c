/** The sealed card after a deal: it covers the screen until its owner has looked, or the round starts (UX 46, 48). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import { Finger } from '../kit/finger.ts';
import { openHouse } from '../kit/house.ts';
import { boxOf } from '../kit/layout.ts';
import { t } from '../kit/texts.ts';
import { faceOn, sealedCard } from './player.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const { card, dock, ring: words, now: line } = t.spyfall;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const;
const guest = (ring: Ring) => ring.innocents.find((agent) => agent !== ring.host && agent !== ring.dealer) as Agent;
const isOnBody = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('UX 48: after the deal a sealed card covers the screen; it is held to look, put away, and not there after a reload', async () => {
  const ring = await Ring.open(house);
  const agent = guest(ring);
  const page = await ring.browser(agent, PHONE);
  const sealed = sealedCard(page);
  await sealed.waitFor();
  expect(await boxOf(sealed)).toEqual({ x: 0, y: 0, ...PHONE.viewport });
  // It says what to do, as the now-line does.
  await sealed.getByText(await now(page).innerText(), { exact: true }).waitFor();
  expect(await faceOn(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-card-cover'))).toBe(true);

  // Not before it was looked at.
  await button(sealed, card.gotIt).click({ force: true });
  await sealed.getByText(card.first).waitFor();
  const before = await boxOf(page.locator('[data-large-card]'));
  const finger = await Finger.on(page);
  await finger.down(page.locator('[data-card-cover]'));
  await expect.poll(() => faceOn(page).count()).toBe(2);
  expect(await boxOf(page.locator('[data-large-card]'))).toEqual(before);
  await finger.up(500);
  await expect.poll(() => faceOn(page).count()).toBe(0);
  // The others see that this player has looked.
  await ring.host.until(() => ring.view().players.find(({ person }) => person === agent.you)?.looked === true);
  await button(sealed, card.gotIt).click();
  await sealed.waitFor({ state: 'detached' });
  expect(await isOnBody(page)).toBe(false);
  await page.locator(`[data-seat="${agent.you}"]`).getByText(words.looked).waitFor({ state: 'attached' });

  await page.reload();
  await button(page, card.look).waitFor();
  expect(await sealed.count()).toBe(0);
  // The next round is dealt sealed again.
  await ring.round('location-missed');
  await sealed.waitFor();
  expect(await faceOn(page).count()).toBe(0);
});

test('UX 46: a sealed card never covers a turn: it goes when the round starts, looked at or not', async () => {
  const ring = await Ring.open(house);
  const { dealer } = ring;
  const agent = guest(ring);
  const page = await ring.browser(agent, PHONE);
  await sealedCard(page).waitFor();
  // A reload before the first look brings it back.
  await page.reload();
  await sealedCard(page).waitFor();
  await ring.begin();
  await sealedCard(page).waitFor({ state: 'detached' });
  await ring.ask(dealer, agent);
  await now(page)
    .getByText(line.spoken.asked({ name: ring.person(dealer).name }))
    .waitFor();
  await button(page, dock.answered).click();
  expect(await isOnBody(page)).toBe(false);
  // The card is still to be looked at.
  await button(page, card.look).press('Enter');
  await expect.poll(() => faceOn(page).count()).toBe(2);
});

test('UX 30: Escape puts a sealed card away; a newcomer and a spectator have none', async () => {
  const ring = await Ring.open(house);
  const page = await ring.browser(guest(ring), { reducedMotion: 'reduce' });
  await sealedCard(page).waitFor();
  await page.keyboard.press('Escape');
  await sealedCard(page).waitFor({ state: 'detached' });
  await button(page, card.look).waitFor();

  const watcher = await ring.watcher('Flo', PHONE);
  const late = await ring.joins('Gus');
  const newcomer = await ring.browser(late, PHONE);
  await now(newcomer).getByText(line.newcomer).waitFor();
  await now(watcher).waitFor();
  for (const each of [newcomer, watcher]) expect(await sealedCard(each).count()).toBe(0);
  await ring.round('location-missed');
  await sealedCard(newcomer).waitFor();
});
