/** UX 28: the TV, for a whole room. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, until } from '../kit/house.ts';
import { heard, LISTENER } from '../kit/keys.ts';
import { decoded } from '../kit/qr.ts';
import { t } from '../kit/texts.ts';
import { board, button, clues, keyOf } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();

test('UX 28, 49: lobby, game and result fit a 1080p screen: no scroll, big words, code and QR always there, no secrets, marks by emblem', async () => {
  const table = await Table.open(house, { lobby: true });
  const tv = await table.tv({ before: LISTENER });
  const size = () => tv.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  const wayIn = async () => {
    await tv.getByText(table.code).waitFor();
    expect(await decoded(tv, 0.5)).toBe(`${house.url}${table.path}`);
    expect(await size()).toEqual([1920, 1080]);
  };
  await wayIn();
  // People who wait learn how to play; the address and every line are readable from four metres.
  await tv.getByText(t.howTo.codenames.win).waitFor();
  const inLobby = await tv
    .locator('.link, .code, .people li')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...inLobby)).toBeGreaterThanOrEqual(40);
  // C7: in the lobby everyone may react, and the TV shows and says who.
  await tv.locator('.shown').waitFor({ state: 'attached' });
  const guest = await table.watcher('Eve', { viewport: { width: 360, height: 740 } });
  await button(guest, t.reactions.title).click();
  await button(guest, t.reactions.sign.clap).click();
  await until(async () => (await heard(tv)).includes(t.reactions.said.clap({ name: 'Eve' })));
  expect(await size()).toEqual([1920, 1080]);

  await table.host.act({ kind: 'start' });
  // During the game those who watch are told why they may not.
  await board(guest).waitFor();
  await guest.keyboard.press('Escape');
  await button(guest, t.reactions.title).click();
  await guest.getByText(t.refusals['no-reactions-now']).waitFor();
  expect(await button(guest, t.reactions.sign.clap).count()).toBe(0);
  await board(tv).waitFor();
  expect(await keyOf(tv)).toEqual(Array(25).fill(undefined));
  const { us, them } = table.sides;
  const ours = table.at(`${us} spymaster`);
  await ours.clue(clues[0], 2);
  await tv.getByText(clues[0]).first().waitFor();
  const agent = ours.open(us)[0] as number;
  const name = us === 'red' ? 'Bo' : 'Dag';
  await table.at(`${us} operative`).play({ kind: 'mark', card: agent, on: true });
  const mark = tv.locator(`[data-card="${agent}"] .mark`).getByText(name, { exact: true });
  await mark.waitFor();
  // Readable from four metres: names, words and the clue at 40 px.
  const sizeOf = (at: typeof mark) => at.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  expect(await sizeOf(mark)).toBeGreaterThanOrEqual(40);
  expect(await sizeOf(tv.getByText(clues[0]).first())).toBeGreaterThanOrEqual(40);
  expect(await sizeOf(tv.locator('[data-now]'))).toBeGreaterThanOrEqual(24);
  await wayIn();
  // A teammate's phone shows the same emblem on the card and beside the name.
  const emblemOn = (at: ReturnType<typeof tv.locator>) => at.locator('[data-emblem]').getAttribute('data-emblem');
  const phone = await table.browser(`${us} spymaster`, { viewport: { width: 360, height: 740 } });
  const emblem = await emblemOn(tv.locator(`[data-card="${agent}"] .mark`));
  expect(await emblemOn(phone.locator(`[data-card="${agent}"] .mark`))).toBe(emblem);
  expect(await emblemOn(phone.locator('.chip').filter({ hasText: name }))).toBe(emblem);
  expect(await emblemOn(phone.locator('.chip').filter({ hasText: us === 'red' ? 'Dag' : 'Bo' }))).not.toBe(emblem);

  await table.at(`${us} operative`).touch(agent);
  await until(async () => (await keyOf(tv)).filter(Boolean).length === 1);
  await table.at(`${us} operative`).touch(ours.open('assassin')[0] as number);
  // The key is shown after the card has turned.
  await tv.getByRole('heading', { name: t.codenames.result.won[them] }).waitFor();
  expect(await keyOf(tv)).not.toContain(undefined);
  // The story of the clue: what was found on it.
  await expect.poll(() => tv.getByRole('list', { name: t.play.log.heading }).locator('.found .word').count()).toBe(2);
  await wayIn();
  // A TV has no controls.
  expect(await button(tv, t.play.result.again).count()).toBe(0);
});

test('UX 45: the last card turns before the result shows, on phone and TV; a reload in the middle shows the state', async () => {
  const table = await Table.open(house);
  const { us, them } = table.sides;
  await table.at(`${us} spymaster`).clue(clues[0], 2);
  const prepare = (page: Page) => page.clock.install({ time: 0 });
  const phone = await table.browser(`${them} operative`, { prepare });
  const tv = await table.tv({ prepare });
  const pages = [phone, tv];
  for (const page of pages) {
    await page.locator('[data-director]').waitFor({ state: 'attached' });
    // From here on, scenes stand still.
    await page.clock.pauseAt(600_000);
  }
  const assassin = table.at(`${us} spymaster`).open('assassin')[0] as number;
  await table.at(`${us} operative`).touch(assassin);
  const result = (page: Page) => page.getByRole('heading', { name: t.codenames.result.won[them] });
  for (const page of pages) {
    await page.locator(`[data-card="${assassin}"][data-beat="touch"]`).waitFor();
    expect(await page.locator('.plate').count()).toBe(0);
    expect(await result(page).count()).toBe(0);
    await page.clock.runFor(900);
    await page.locator(`[data-card="${assassin}"][data-beat="flip"] .plate`).waitFor();
    expect(await page.locator('.tab').count()).toBe(0);
    expect(await result(page).count()).toBe(0);
  }
  await tv.clock.runFor(2_000);
  await result(tv).waitFor();
  await phone.reload();
  await result(phone).waitFor();
});

test('UX 6: a TV speaks the language that is chosen in another tab of its device', async () => {
  const table = await Table.open(house, { lobby: true });
  const device = await house.device();
  const [tv, other] = [await device.newPage(), await device.newPage()];
  await tv.goto(`${table.path}/tv`);
  await tv.locator('html[lang="en"]').waitFor();
  await other.goto('/');
  await button(other, t.table.menu.settings).click();
  await other.getByRole('dialog').getByLabel(t.common.language).selectOption('fi');
  await tv.locator('html[lang="fi"]').waitFor();
});
