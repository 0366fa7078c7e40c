/** UX 6, 11: reasons are in the current language, and a tap while waiting is answered. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, card, now, unfold } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openCampaign, tag } from '../duet/campaign-map.ts';
import { Pair } from '../duet/pair.ts';
import { openHouse, until } from '../kit/house.ts';
import { heard, LISTENER, saidOnce } from '../kit/keys.ts';
import { boxOf } from '../kit/layout.ts';
import { type Texts, t, textsOf } from '../kit/texts.ts';
import { Phone } from '../spyfall/phone.ts';

const house = openHouse();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const da = await textsOf('da');

/** With the settings dialog. The live region keeps its old text. */
async function speakDanish(page: Page): Promise<void> {
  await button(page, t.settings.title).click();
  await page.locator('dialog .language select').selectOption('da');
  await page.getByRole('heading', { name: da.settings.title }).waitFor();
  await page.keyboard.press('Escape');
}

/** The reason shows in English; after the switch it still shows, in Danish. */
async function follow(page: Page, ...reasons: ((t: Texts) => string)[]): Promise<void> {
  const shown = (text: string) => page.getByRole('main').getByText(text, { exact: true });
  for (const reason of reasons) await shown(reason(t)).first().waitFor();
  await speakDanish(page);
  for (const reason of reasons) await shown(reason(da)).first().waitFor();
  for (const reason of reasons) expect(await shown(reason(t)).count(), reason(t)).toBe(0);
}

test('UX 6: an error on the front page is shown in the new language after a switch', async () => {
  const page = await house.guest('/', phone);
  await button(page, t.home.join.button).click();
  await button(page, t.home.campaigns.button).click();
  await button(page, t.home.open.button).click();
  await follow(
    page,
    (t) => t.home.join.empty,
    (t) => t.home.campaigns.needName,
    (t) => t.home.needName,
  );
});

test('UX 6: so is an error from the server', async () => {
  const page = await house.guest('/', phone);
  await page.getByRole('textbox', { name: t.home.join.code }).fill('AAAAA');
  await button(page, t.home.join.button).click();
  await page.getByText(t.refusals['no-such-code']).waitFor();
  await page.route('**/api/campaigns', (route) => route.abort());
  await page.getByRole('textbox', { name: t.home.campaigns.name }).fill('Night shift');
  await button(page, t.home.campaigns.button).click();
  await follow(
    page,
    (t) => t.refusals['no-such-code'],
    (t) => t.home.offline,
  );
});

test('UX 6: so is a missing name on the map and in the lobby', async () => {
  const map = await house.guest(`/c/${await openCampaign(house)}`, phone);
  await tag(map, 'prague').waitFor();
  for (let i = 0; i < 2; i++) await button(map, t.campaign.city.play).click();
  await follow(map, (t) => t.home.needName);

  const table = await Table.open(house, { lobby: true, seats: ['red spymaster'] });
  const guest = await house.guest(table.path, phone);
  await button(guest, t.lobby.sitAt({ seat: t.seat.blue.spymaster })).click();
  await follow(guest, (t) => t.home.needName);
});

test('UX 6: so is why a clue was not given, and why a tap on a card did nothing', async () => {
  const pair = await Pair.open(house);
  const page = await pair.browser('west', phone);
  await now(page).waitFor();
  await button(page, t.play.clue.give).click();
  await card(page, pair.open('west', 'bystander')[0] as number).click();
  await follow(
    page,
    (t) => t.play.clue.empty,
    (t) => t.duet.clue.meantOnly,
  );
});

test('UX 11: a second tap while the answer is awaited is told so, once the first can no longer be a double tap', async () => {
  const table = await Table.open(house, { lobby: true, seats: ['red spymaster'] });
  let held: (() => void)[] | undefined;
  const prepare = (page: Page) =>
    page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        if (held) held.push(() => socket.send(text));
        else socket.send(text);
      });
    });
  const page = await table.browser('red spymaster', { ...phone, before: LISTENER, prepare });
  await unfold(page);
  const lock = button(page, t.lobby.lock.lock);
  await lock.waitFor();
  held = [];
  // Both at once, however slow the machine.
  await lock.evaluate((each: HTMLElement) => {
    each.click();
    each.click();
  });
  expect(await lock.getAttribute('aria-busy')).toBe('true');
  const waiting = page.getByRole('main').getByText(t.common.waiting);
  expect(await waiting.count()).toBe(0);
  await until(async () => {
    await lock.click();
    return waiting.isVisible();
  });
  await expect.poll(() => heard(page)).toContain(t.common.waiting);
  await saidOnce(page, [t.common.waiting], []);
  const late = held;
  held = undefined;
  for (const send of late) send();
  await button(page, t.lobby.lock.unlock).waitFor();
  expect(await waiting.count()).toBe(0);
  expect(await button(page, t.lobby.lock.unlock).getAttribute('aria-busy')).toBeNull();
});

test('UX 11, 27: a reason that opens at the edge of a phone stays on it, and makes the page no wider', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dag'];
  const passed = await Phone.open(house, { minutes: 30 }, { viewport: { width: 320, height: 568 } });
  const { page } = passed;
  passed.allowed = names;
  await passed.add(...names);
  await passed.start();
  await passed.round(names);
  const held = await passed.held();
  const dealer = held.findIndex(({ id }) => id === passed.view.dealer);
  await button(page, t.spyfall.dock.start).click();
  // Beside the dealer: of the two who cannot be asked now, one is at the right edge.
  const [asker, asked] = [names[dealer], names[dealer ^ 1]] as [string, string];
  await passed.person(asked).getByRole('button').click();
  // Until the question is asked, other reasons apply.
  await passed.person(asked).getByRole('button', { disabled: true }).waitFor();
  for (const name of [asker, asked]) {
    await passed.person(name).getByRole('button', { disabled: true }).tap({ force: true });
    const shown = page.locator('.shown .why');
    await shown.waitFor();
    const { x, width } = await boxOf(shown);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(width).toBeGreaterThan(100);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([320, 320]);
  }
});

test('the map shows its keys only where a keyboard is likely, and tells screen readers always', async () => {
  const path = `/c/${await openCampaign(house)}`;
  for (const [device, isSeen] of [
    [{ ...phone, hasTouch: true, isMobile: true }, false],
    [{ viewport: { width: 1366, height: 768 } }, true],
  ] as const) {
    const page = await house.guest(path, device);
    const keys = page.getByText(t.campaign.map.hintKeys);
    await keys.waitFor();
    const { width } = await boxOf(keys);
    expect(width > 1).toBe(isSeen);
    expect(await page.getByRole('main').ariaSnapshot()).toContain(t.campaign.map.hintKeys);
  }
});
