/** UX 1–7: from a link to a seat, in the visitor's language and under their name. */
import { CODE_LETTERS } from '@safehouse/protocol/short-code.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, button, clues } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { Agent, codenamesIn } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { boxOf } from '../kit/layout.ts';
import { decoded } from '../kit/qr.ts';
import { codes, t, textsOf } from '../kit/texts.ts';

const house = openHouse();
const fields = (page: Page) => page.locator('input').evaluateAll((all) => all.map((each) => each.getAttribute('type')));

test('UX 1: from an invite link to a seat it takes a name and a tap, no e-mail, no password', async () => {
  const host = await house.guest('/');
  await host.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  expect(new Set(await fields(host))).toEqual(new Set(['text', 'radio']));
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');

  const guest = await house.guest(new URL(host.url()).pathname);
  expect(new Set(await fields(guest))).not.toContain('password');
  // Who invites to what, and what it is.
  await guest
    .getByRole('heading', { name: t.lobby.join.invites({ host: 'Ada', game: t.games.codenames.name }) })
    .waitFor();
  await guest.getByText(t.games.codenames.about).waitFor();
  const name = guest.getByRole('textbox', { name: t.lobby.join.name });
  await name.press('Enter');
  await guest.getByText(t.home.needName).waitFor();
  await name.fill('Bo');
  await guest.getByText(t.home.needName).waitFor({ state: 'detached' });
  // Where someone is needed: the host sits already.
  await guest.getByText(t.lobby.join.seat({ seat: t.seat.blue.spymaster })).waitFor();
  await name.press('Enter');
  await host.getByRole('region', { name: t.dossiers.red }).getByText('Ada').waitFor();
  await host.getByRole('region', { name: t.dossiers.blue }).getByText('Bo', { exact: true }).waitFor();
  await guest.getByText(t.table.people.you, { exact: true }).waitFor();
  await host.getByText('Bo', { exact: true }).waitFor();
  for (const page of [host, guest]) {
    expect(await page.locator('[type=email], [type=password], [autocomplete*=email]').count()).toBe(0);
  }
});

test('UX 2: the lobby shows QR, code and link at once, and the QR decodes from a quarter of a 1080p screenshot', async () => {
  const table = await Table.open(house, { seats: ['red spymaster'], lobby: true });
  const page = await table.browser('red spymaster', { viewport: { width: 1920, height: 1080 } });
  const link = `${house.url}${table.path}`;
  await page.getByText(table.code).first().waitFor();
  await page.getByText(link.replace('http://', '')).waitFor();
  const qr = page.getByRole('img', { name: t.lobby.invite.qr });
  await qr.waitFor();
  for (const part of [page.getByText(table.code).first(), qr]) {
    const box = await boxOf(part);
    expect(box.y + box.height).toBeLessThan(1080);
  }
  const tv = await table.tv();
  await tv.getByText(table.code).waitFor();
  expect(await decoded(tv, 0.25)).toBe(link);
  expect(await decoded(page, 0.25)).toBe(link);
});

test('UX 3: codes avoid 0, O, 1 and I, and take lower case and pasted spaces', async () => {
  const tables = await Promise.all(
    Array.from({ length: 12 }, () => Table.open(house, { seats: ['red operative'], lobby: true })),
  );
  for (const { code } of tables) expect(code).toMatch(/^[^0O1I]{5}$/);
  expect(CODE_LETTERS).not.toMatch(/[0O1I]/);
  const [{ code, path }] = tables as [Table];
  const page = await house.guest('/');
  const field = page.getByRole('textbox', { name: t.home.join.code });
  await field.fill(` ${code.slice(0, 2).toLowerCase()}  ${code.slice(2).toLowerCase()} `);
  await button(page, t.home.join.button).click();
  await page.waitForURL(`**${path}`);
});

test('UX 3: a code that cannot be one says so next to the field and stays there', async () => {
  const page = await house.guest('/');
  const field = page.getByRole('textbox', { name: t.home.join.code });
  for (const [typed, why] of [
    ['K0O1', t.home.join.notACode],
    ['ZZZZ9', t.refusals['no-such-code']],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await page.getByText(why).waitFor();
    expect(await field.inputValue()).toBe(typed);
  }
});

test('UX 4: opening the link while a game runs seats you in one tap, or lets you watch, even as a stranger', async () => {
  const table = await Table.open(house);
  const page = await house.guest(table.path, { remembers: { name: 'Eve' } });
  await button(page, t.lobby.join.come).click();
  await board(page).waitFor();
  await table.host.until(({ people }) => people.some(({ name, place }) => name === 'Eve' && place !== undefined));
  const { people } = table.host.view;
  expect(people.find(({ name }) => name === 'Eve')?.place).toEqual({ team: 'red', role: 'operative' });
  const chooser = await house.guest(table.path, { remembers: { name: 'Fay' } });
  await button(chooser, t.seat.blue.operative).click();
  await board(chooser).waitFor();
  await table.host.until(({ people }) => people.some(({ name, place }) => name === 'Fay' && place?.team === 'blue'));
  const stranger = await house.guest(table.path);
  await button(stranger, t.lobby.join.watch).click();
  await board(stranger).waitFor();
});

test('UX 43: the code works during a game, for a guest and for a TV, which is asked for nothing else', async () => {
  const table = await Table.open(house);
  const guest = await house.guest('/', { remembers: { name: 'Eve' } });
  await guest.getByRole('textbox', { name: t.home.join.code }).fill(table.code);
  await button(guest, t.home.join.button).click();
  await guest.waitForURL(`**${table.path}`);
  await button(guest, t.lobby.join.come).click();
  await board(guest).waitFor();
  // Everyone can pass the invitation on, also while they play.
  await button(guest, `${table.code}: ${t.lobby.invite.title}`).click();
  const address = `${house.url.replace('http://', '')}/tv`;
  await guest
    .getByRole('dialog')
    .getByText(t.lobby.invite.tv({ address, code: table.code }))
    .waitFor();
  expect(await guest.getByRole('dialog').getByRole('link').count()).toBeLessThanOrEqual(1);

  const tv = await house.guest('/tv', { viewport: { width: 1920, height: 1080 } });
  const field = tv.getByRole('textbox');
  await expect.poll(() => field.count()).toBe(1);
  await until(() => field.evaluate((each) => each === document.activeElement));
  await tv.keyboard.type('zzzz9');
  await tv.getByText(t.refusals['no-such-code']).waitFor();
  await tv.keyboard.type(table.code.toLowerCase());
  await tv.waitForURL(`**${table.path}/tv`);
  await tv.getByText(table.code).waitFor();
  await tv.getByRole('link', { name: t.common.toHome }).click();
  await tv.waitForURL('**/tv');
  await field.waitFor();
});

test('UX 43: on a phone nothing turns the phone into the TV', async () => {
  const table = await Table.open(house, { seats: ['red operative'], lobby: true });
  const page = await table.browser('red operative', { viewport: { width: 360, height: 740 } });
  const address = `${house.url.replace('http://', '')}/tv`;
  await page.getByText(t.lobby.invite.tv({ address, code: table.code })).waitFor();
  expect(await page.locator('a[href$="/tv"]').count()).toBe(0);
});

test('UX 5: the host is gone: after 10 s a seated player stands in, everyone is told, and the host returns', async () => {
  const table = await Table.open(house, {
    seats: ['red operative', 'blue operative', 'red spymaster', 'blue spymaster'],
    clock: { kind: 'limits', clue: 600, guess: 600 },
  });
  const { team } = table.host.game;
  const host = await table.browser('red operative');
  const heir = await table.browser('blue operative');
  await Promise.all([host, heir].map((page) => board(page).waitFor()));
  const onlooker = await table.onlooker();
  const watcher = await house.guest(table.path);
  await button(watcher, t.lobby.join.watch).click();
  await board(watcher).waitFor();
  const { host: opener } = onlooker.view;
  const link = host.url();
  await host.goto('about:blank');
  await until(() => !onlooker.present.includes(opener));
  await house.skip(11);
  await onlooker.until((view) => view.standIn !== undefined);
  expect(onlooker.view.host).toBe(opener);
  const [ada, bo] = [opener, onlooker.view.standIn].map(
    (id) => onlooker.view.people.find((one) => one.id === id)?.name,
  );
  await told(heir, t.hosting.awayYours({ host: ada as string }));
  await told(watcher, t.hosting.away({ host: ada as string, name: bo as string }));
  const badge = watcher.getByText(t.table.people.standIn, { exact: true });
  await badge.waitFor();
  // The stand-in can pause the clock, and the game goes on.
  await heir.getByRole('button', { name: t.play.clock.limit }).click();
  await button(heir, t.play.clock.pause).click();
  await onlooker.until((view) => codenamesIn(view)?.clock?.until === undefined);
  await button(heir, t.play.clock.resume).click();
  await onlooker.until((view) => codenamesIn(view)?.clock?.until !== undefined);
  await heir.keyboard.press('Escape');
  await table.at(`${team} spymaster`).clue(clues[0], 1);
  await heir.getByText(clues[0]).first().waitFor();
  expect(await button(heir, t.play.callOffButton).count()).toBe(0);
  await host.goto(link);
  await told(heir, t.hosting.back({ host: ada as string }));
  await onlooker.until((view) => view.host === opener && view.standIn === undefined);
  await badge.waitFor({ state: 'detached' });
  await button(host, t.play.callOffButton).first().waitFor();
});

/** On the page, and once in the live region. */
async function told(page: Page, text: string): Promise<void> {
  const note = page.locator('p.note', { hasText: text });
  await note.waitFor();
  await page.locator('[data-announcer]').getByText(text).waitFor({ state: 'attached' });
}

test('UX 1: every file that the page and its manifest name is there', async () => {
  const page = await house.guest('/');
  const named = await page
    .locator('link[href]')
    .evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href));
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const file of [...named, ...manifest.icons.map(({ src }) => src)]) {
    expect((await page.request.get(file)).status(), file).toBe(200);
  }
});

test('UX 6: a first visit picks the browser’s language, and English where we do not have it', async () => {
  for (const [locale, code] of [
    ['hu-HU', 'hu'],
    ['ja-JP', 'en'],
  ] as const) {
    const page = await house.guest('/', { locale });
    await page.getByRole('heading', { name: (await textsOf(code)).home.open.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang'), locale).toBe(code);
  }
});

test('UX 6: switching the language needs no reload, keeps what was typed, and leaves the cards alone', async () => {
  const page = await house.guest('/');
  let loads = 0;
  page.on('framenavigated', () => loads++);
  await page.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await page.getByRole('textbox', { name: t.home.join.code }).fill('K7Q');
  for (const code of [...codes].reverse()) {
    const words = await textsOf(code);
    await page.locator('.language select').selectOption(code);
    await page.getByRole('heading', { name: words.home.open.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(code);
    expect(await page.getByRole('textbox', { name: words.home.open.name }).inputValue()).toBe('Ada');
    expect(await page.getByRole('textbox', { name: words.home.join.code }).inputValue()).toBe('K7Q');
  }
  expect(loads).toBe(0);
  // English page, Danish cards; and the language of the page survives a reload.
  await page.getByRole('combobox', { name: t.home.open.cards }).selectOption('da');
  await button(page, t.home.open.button).click();
  await page.waitForURL('**/t/*');
  const { view } = await Agent.at(house.url, page.url().split('/').at(-1) as string);
  expect(view.setup.packs).toEqual(['da/classic']);
  const last = codes.at(-1) as (typeof codes)[number];
  await page.goto('/');
  const title = page.getByRole('heading', { name: (await textsOf(last)).home.open.title });
  await page.locator('.language select').selectOption(last);
  await title.waitFor();
  await page.reload();
  await title.waitFor();
});

test('UX 7: a name of 20 graphemes with ő, ț and emoji shows whole, and two of one name are told apart', async () => {
  const long = 'Ősz Ță👩‍👩‍👧‍👦 Árvíztűrő W👍🏽';
  const table = await Table.open(house, {
    lobby: true,
    names: { 'red spymaster': long, 'red operative': long, 'blue operative': 'Ada', 'blue spymaster': 'Ada' },
  });
  const page = await table.browser('blue operative', { viewport: { width: 320, height: 568 } });
  const names = page.locator('.chip .name');
  await names.first().waitFor();
  expect((await names.allInnerTexts()).sort()).toEqual(['Ada', 'Ada (2)', long, `${long} (2)`].sort());
  const isWhole = (all: Element[]) =>
    all.every((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { left, right } = range.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth && each.scrollWidth <= each.clientWidth + 1;
    });
  expect(await names.evaluateAll(isWhole)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.host.act({ kind: 'start' });
  await board(page).waitFor();
  const people = page.getByRole('complementary', { name: t.table.people.title });
  const inGame = await people.innerText();
  for (const name of [long, `${long} (2)`, 'Ada', 'Ada (2)']) expect(inGame).toContain(name);
  expect(await people.locator('dd').evaluateAll(isWhole)).toBe(true);
});
