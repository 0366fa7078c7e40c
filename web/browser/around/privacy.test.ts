/** Removing a name, deleting a table and a campaign, and the privacy page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openCampaign } from '../duet/campaign-map.ts';
import { openHouse, until } from '../kit/house.ts';
import { codes, speak, t, textsOf } from '../kit/texts.ts';

const house = openHouse();

const keptBy = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('someone who leaves and deletes their name is nameless on every screen, and so is their chat line', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  const guest = await table.browser('blue operative');
  await guest.getByRole('textbox', { name: t.table.chat.label }).fill('Good evening to all');
  await guest.keyboard.press('Enter');
  const line = host.getByText('Good evening to all');
  await line.waitFor();
  const shown = async () => (await host.locator('body').textContent()) ?? '';
  expect(await shown()).toContain('Dag');
  await button(guest, t.table.people.yourself).click();
  await button(guest, t.person.leave).click();
  await guest.getByText(t.person.forgetNote).waitFor();
  await button(guest, t.person.forget).click();
  await guest.getByRole('heading', { name: t.home.open.title }).waitFor();
  await until(async () => !(await shown()).includes('Dag'));
  await line.waitFor();
  expect(await shown()).toContain(t.table.someone);
  // Nor is it in the list of recent tables.
  expect(await guest.getByText(table.code).count()).toBe(0);
  await host.reload();
  await line.waitFor();
  expect(await shown()).not.toContain('Dag');
});

test('someone who has left can delete their name later, on the privacy page', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  const guest = await table.browser('blue operative');
  await button(guest, t.table.people.yourself).click();
  await button(guest, t.person.leave).click();
  await button(guest, t.person.leaveYes).click();
  await guest.getByRole('link', { name: t.home.privacy }).click();
  await guest.getByRole('heading', { level: 1, name: t.privacy.title }).waitFor();
  const onlooker = await table.onlooker();
  expect(onlooker.view.people.map(({ name }) => name)).toContain('Dag');
  await button(guest, t.privacy.name.take({ code: table.code })).click();
  await guest.getByText(t.privacy.name.taken({ code: table.code })).waitFor();
  await until(() => !onlooker.view.people.some(({ name }) => name === 'Dag'));
  await guest.getByText(t.privacy.name.none).waitFor();
  await host.close();
});

test('the host deletes a table after a confirmation, and everyone is told', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  const guest = await table.browser('blue operative');
  await button(host, t.table.people.manage({ name: 'Ada' })).click();
  await button(host, t.person.close).click();
  await host.getByText(t.person.closeNote).waitFor();
  await button(host, t.common.cancel).click();
  await button(host, t.person.close).click();
  await button(host, t.person.closeYes).click();
  await host.getByRole('heading', { name: t.home.open.title }).waitFor();
  await guest.getByText(t.refusals['table-closed']).waitFor();
  // The next sweep deletes its stream.
  await house.skip(60);
  await until(async () => (await fetch(`${house.url}/api/codes/${table.code}`)).status === 404);
  await guest.reload();
  await guest.getByText(t.refusals['no-such-table']).waitFor();
});

test('a team deletes its campaign after a confirmation, and the browser forgets its link', async () => {
  const id = await openCampaign(house);
  const page = await house.guest(`/c/${id}`);
  await button(page, t.campaign.delete.button).click();
  await page.getByText(t.campaign.delete.note).waitFor();
  await button(page.getByRole('dialog'), t.campaign.delete.yes).click();
  await page.getByRole('heading', { name: t.home.open.title }).waitFor();
  expect(await page.getByRole('link', { name: 'Night shift' }).count()).toBe(0);
  await page.goto(`/c/${id}`);
  await page.getByRole('heading', { name: t.campaign.missing.title }).waitFor();
});

test('the browser deletes everything it stores, after a confirmation', async () => {
  const page = await house.guest('/');
  await page.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await button(page, t.home.open.button).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('heading', { name: t.lobby.heading }).waitFor();
  await page.goto('/privacy');
  expect(await keptBy(page)).toEqual(
    expect.arrayContaining(['name', 'secret', 'visits'].map((key) => `safehouse.${key}`)),
  );
  await button(page, t.privacy.browser.forget).click();
  await button(page, t.privacy.browser.forgetYes).click();
  await page.getByRole('heading', { name: t.home.open.title }).waitFor();
  expect(await keptBy(page)).toEqual([]);
});

test('the page says in every language how long this server keeps tables, and who runs it', async () => {
  const page = await house.guest('/credits');
  await page.getByRole('link', { name: t.home.privacy }).click();
  for (const language of codes) {
    const texts = await textsOf(language);
    await speak(page, language);
    await page.getByText(texts.privacy.tables.keep({ n: 30 })).waitFor();
    await page.getByText(texts.privacy.who.unknown).waitFor();
    for (const kind of Object.values(texts.privacy.browser.kept)) {
      await page.getByRole('listitem').filter({ hasText: kind }).waitFor();
    }
  }
});

test('a request to another server is stopped by the browser, and fails the test in which it happens', async () => {
  const page = await house.guest('/privacy');
  const stopped = await page.evaluate(async () => {
    const broken = new Promise<string>((heard) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => heard(effectiveDirective));
    });
    const picture = new Image();
    picture.src = 'https://elsewhere.invalid/pixel.gif';
    return broken;
  });
  expect(stopped).toBe('img-src');
  expect((await house.clear()).sort()).toEqual([
    expect.stringContaining('Content Security Policy'),
    'a request to https://elsewhere.invalid/pixel.gif',
  ]);
});
