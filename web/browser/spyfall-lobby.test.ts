/** The lobby of Spyfall: opening, the round table, switching games, locations switched one by one, and the table's own. */
import { defaults } from '@safehouse/rules/spyfall/options.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Agent } from './agent.ts';
import { button, now } from './desk.ts';
import { openHouse, until } from './house.ts';
import { clipped, outOfReach, outOfSight, sideways, silent, smallTargets, violations } from './look.ts';
import { Ring } from './spyfall-ring.ts';
import { t } from './texts.ts';

const house = openHouse();
const texts = t.spyfallSetup;
const seat = t.common.seat.table.player;
const sit = (page: Page, at = seat) => button(page, t.lobby.sitAt({ seat: at })).click();
const tableOf = (page: Page) => new URL(page.url()).pathname;
const game = (page: Page, note: keyof typeof t.lobby.setup.gameNotes) =>
  page.getByRole('radio', { name: t.lobby.setup.gameNotes[note] });
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label });
const round = (page: Page) => page.getByRole('region', { name: t.common.seats.table.player });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const count = (page: Page, on: number, own = 0) => {
  const said = texts.locations.count({ on, all: 30 });
  return dialog(page, texts.locations.title).getByText(
    own > 0 ? `${said} · ${texts.locations.own({ n: own })}` : said,
    {
      exact: true,
    },
  );
};
const roles = (word: string) => Array.from({ length: 7 }, (_, i) => `${word} number ${i + 1}`);

async function opened(options: { language?: string } = {}): Promise<Page> {
  const host = await house.guest('/', { remembers: { name: 'Ada' }, locale: options.language ?? 'en-GB' });
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  return host;
}

async function locations(page: Page, open = texts.locations.choose): Promise<void> {
  await button(page, open).click();
  await toggle(page, 'The airport').waitFor();
}

async function write(page: Page, name: string, all: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: texts.form.name, exact: true }).fill(name);
  for (const [i, role] of all.entries()) {
    await page.getByRole('textbox', { name: texts.form.role({ number: i + 1 }) }).fill(role);
  }
}

test('a table for Spyfall is opened from the front page, three come to one round table, and the game starts', async () => {
  const host = await house.guest('/');
  await host.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await host.getByText(t.home.spyfallNote).waitFor();
  await host.getByRole('radio', { name: t.home.spyfall }).check();
  const languages = choice(host, t.home.open.locations);
  expect(await languages.getByRole('option').allTextContents()).toContain('Română');
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  await now(host).getByText(t.lobby.now.sitAtTable).waitFor();
  await sit(host);
  await now(host)
    .getByText(t.lobby.now.missingYours({ n: 2 }))
    .waitFor();
  await round(host)
    .getByText(texts.seats.needed({ n: 2 }))
    .waitFor();
  const guests = [];
  for (const name of ['Bo', 'Cleo']) {
    const guest = await house.guest(tableOf(host), { remembers: { name } });
    await sit(guest);
    guests.push(guest);
  }
  await now(host).getByText(t.lobby.now.startYours).waitFor();
  await round(host).getByText(texts.seats.enough).waitFor();
  expect(await round(host).getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Bo'),
    expect.stringContaining('Cleo'),
    expect.stringContaining(t.lobby.sit),
  ]);
  await button(host, t.lobby.start).click();
  for (const page of [host, ...guests]) await round(page).waitFor({ state: 'detached' });
});

test('eight sit at the table and a ninth watches, until the host makes room', async () => {
  const names = ['Ada', 'Bo', 'Cleo', 'Dag', 'Edi', 'Fay', 'Gus', 'Hal'];
  const ring = await Ring.open(house, { names, lobby: true });
  const late = await house.guest(ring.path, { remembers: { name: 'Ida' } });
  await round(late).getByText(texts.seats.full).waitFor();
  expect(await button(late, t.lobby.sitAt({ seat })).count()).toBe(0);
  await button(late, t.lobby.join.watch).click();
  await now(late).getByText(t.lobby.now.watching).waitFor();
  const host = await ring.browser(ring.host);
  await button(host, t.table.people.manage({ name: 'Hal' })).click();
  await button(host, t.table.person.watching).click();
  await sit(late);
  await round(host).getByText('Ida').waitFor();
});

test('switching the game back and forth keeps the people, the language, and what was set up before', async () => {
  const host = await opened();
  await sit(host, t.common.seat.red.spymaster);
  const guest = await house.guest(tableOf(host), { remembers: { name: 'Bo' } });
  await sit(guest, t.common.seat.blue.operative);
  const romanian = host.getByRole('group', { name: 'Română' });
  await romanian.getByRole('checkbox', { name: t.lobby.setup.packNames.classic }).check();
  await host
    .getByRole('group', { name: 'English' })
    .getByRole('checkbox', { name: t.lobby.setup.packNames.classic })
    .uncheck();
  await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).check();

  await game(host, 'spyfall').check();
  await round(guest).getByText('Ada').waitFor();
  await round(guest).getByText('Bo').waitFor();
  const language = choice(host, texts.language);
  expect(await language.getByRole('option', { selected: true }).textContent()).toBe('Română');
  expect(await host.getByRole('checkbox').count()).toBe(0);
  await choice(host, texts.rounds).selectOption('7');
  // In the same breath: what is still on its way is not lost.
  await game(host, 'codenames').check();
  const red = host.getByRole('region', { name: t.lobby.dossier.red });
  const blue = host.getByRole('region', { name: t.lobby.dossier.blue });
  await red.getByText('Ada').waitFor();
  await blue.getByText('Bo').waitFor();
  expect(await host.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await romanian.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).isChecked()).toBe(true);

  await game(host, 'spyfall').check();
  expect(await choice(host, texts.rounds).inputValue()).toBe('7');
  await guest.getByText(texts.roundsOf({ n: 7 }), { exact: true }).waitFor();
  await game(host, 'duet').check();
  const west = host.getByRole('region', { name: t.lobby.dossier.west });
  await west.getByText('Ada').waitFor();
  await host.getByRole('region', { name: t.lobby.dossier.east }).getByText('Bo').waitFor();
});

test('all that is agreed on is chosen by the host, read by the others, and there again after a reload', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo'], lobby: true });
  const [, bo] = ring.agents;
  const guest = await ring.browser(bo as Agent);
  const host = await ring.browser(ring.host);
  await choice(host, texts.rounds).selectOption('3');
  await choice(host, texts.time).selectOption('900');
  await host.getByText(texts.timeNote).waitFor();
  await host.getByRole('radio', { name: texts.roleNotes.ignored }).check();
  await host.getByRole('radio', { name: texts.wayNotes.written }).check();
  await choice(host, texts.patience).selectOption('60');
  await choice(host, texts.language).selectOption('ro/locations');
  const seen = async () => (await guest.getByRole('region', { name: t.lobby.setup.title }).textContent()) ?? '';
  const facts = [
    texts.roundsOf({ n: 3 }),
    '15 minutes',
    texts.roleNotes.ignored,
    texts.wayNotes.written,
    '1 minute',
    'Română',
  ];
  for (const fact of facts) await until(async () => (await seen()).includes(fact));
  expect(await guest.getByRole('combobox').count()).toBe(0);
  await host.reload();
  await until(async () => (await choice(host, texts.time).inputValue()) === '900');
  expect(await choice(host, texts.rounds).inputValue()).toBe('3');
  expect(await choice(host, texts.patience).inputValue()).toBe('60');
  expect(await choice(host, texts.language).inputValue()).toBe('ro/locations');
  expect(await host.getByRole('radio', { name: texts.roleNotes.ignored }).isChecked()).toBe(true);
});

test('locations are switched off one by one; too few start no game; a guest only reads; a reload keeps all', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo', 'Cleo'], lobby: true });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  await locations(host);
  await count(host, 30).waitFor();
  // As fast as fingers are: no tap may undo another one.
  for (const name of ['The airport', 'The bakery', 'The beach']) await toggle(host, name).click();
  await count(host, 27).waitFor();
  await locations(guest, texts.locations.look);
  await count(guest, 27).waitFor();
  expect(await toggle(guest, 'The bakery').isChecked()).toBe(false);
  await dialog(guest, texts.locations.title).getByText(t.lobby.setup.hostOnly).waitFor();
  await toggle(guest, 'The zoo').click({ force: true });
  expect(await toggle(guest, 'The zoo').isChecked()).toBe(true);
  for (const name of [texts.locations.allOff, texts.own.add]) expect(await button(guest, name).count()).toBe(0);

  await button(host, texts.locations.allOff).click();
  await count(host, 0).waitFor();
  for (const name of ['The airport', 'The bakery', 'The beach', 'The zoo', 'The farm'])
    await toggle(host, name).click();
  await count(host, 5).waitFor();
  await count(guest, 5).waitFor();
  const need = texts.locations.need({ n: 5, least: 6 });
  expect(await dialog(host, texts.locations.title).locator('.problem').textContent()).toBe(need);
  await host.keyboard.press('Escape');
  await button(host, t.lobby.start).click();
  await host.getByText(t.refusals['too-few-locations']).first().waitFor();

  await host.reload();
  await locations(host);
  await count(host, 5).waitFor();
  expect(await toggle(host, 'The zoo').isChecked()).toBe(true);
  expect(await toggle(host, 'The hotel').isChecked()).toBe(false);
  await toggle(host, 'The hotel').focus();
  await host.keyboard.press('Space');
  await count(host, 6).waitFor();
  await host.keyboard.press('Escape');
  await button(host, t.lobby.start).click();
  await round(host).waitFor({ state: 'detached' });
});

test('a location of one’s own is checked while it is typed, and nothing typed is lost', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo', 'Cleo'], lobby: true });
  const [ada] = ring.agents;
  const secret = ada?.secret as string;
  const host = await ring.browser(ada as Agent);
  await locations(host);
  await button(host, texts.own.add).click();
  const form = dialog(host, texts.form.add);
  const role = (i: number) => form.getByRole('textbox', { name: texts.form.role({ number: i }) });
  const said = (text: string) => form.getByText(text, { exact: true });
  const name = form.getByRole('textbox', { name: texts.form.name, exact: true });
  expect(await form.getByRole('alert').count()).toBe(0);
  await name.pressSequentially(`Our attic${'!'.repeat(33)}`);
  await said(texts.form.long({ n: 2 })).waitFor();
  await name.fill('  Our   attic ');
  await name.press('Enter');
  await role(1).pressSequentially('the cook');
  await role(1).press('Enter');
  await role(2).pressSequentially('THE COOK');
  await said(texts.form.roleTwice).waitFor();
  await role(4).focus();
  await role(5).focus();
  await said(texts.form.empty).waitFor();
  expect(await said(texts.form.empty).count()).toBe(1);
  await button(host, texts.form.save).click();
  expect(await said(texts.form.empty).count()).toBe(5);
  expect(await role(2).evaluate((each) => each === document.activeElement)).toBe(true);
  expect([await role(1).inputValue(), await role(2).inputValue()]).toEqual(['the cook', 'THE COOK']);

  // Closed by a slip, taken over by another device that changes the setup: what was typed is still there.
  await host.keyboard.press('Escape');
  await button(host, texts.own.add).click();
  expect(await role(2).inputValue()).toBe('THE COOK');
  const elsewhere = await Agent.at(house.url, ring.path.slice(3), secret);
  await elsewhere.act({
    kind: 'setUp',
    setup: { game: 'spyfall', options: { ...defaults, rounds: 2, without: ['zoo'] }, packs: ['en/locations'] },
  });
  await elsewhere.close();
  await button(host, t.table.farewell.useHere).click();
  await locations(host);
  await button(host, texts.own.add).click();
  expect(await role(1).inputValue()).toBe('the cook');
  for (const [i, each] of roles('lodger').entries()) await role(i + 1).fill(each);
  await button(host, texts.form.save).click();
  await form.waitFor({ state: 'detached' });
  await count(host, 29, 1).waitFor();
  await ring.agents[0]?.until(({ setup }) => setup.game === 'spyfall' && setup.options.own.length === 1);
  const { setup } = (ring.agents[0] as Agent).view;
  expect(setup.game === 'spyfall' && setup.options).toEqual({
    ...defaults,
    rounds: 2,
    without: ['zoo'],
    own: [{ name: 'Our attic', roles: roles('lodger') }],
  });
});

test('own locations are changed, deleted and brought back; one stands in for its namesake; a reload keeps them', async () => {
  const own = [
    { name: 'Our attic', roles: roles('lodger') },
    { name: 'Our cellar', roles: roles('mouse') },
  ];
  const ring = await Ring.open(house, { names: ['Ada', 'Bo', 'Cleo'], lobby: true, own });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  await locations(host);
  await count(host, 30, 2).waitFor();
  await button(host, texts.own.changeOf({ name: 'Our attic' })).click();
  const form = dialog(host, texts.form.change);
  await write(host, 'our CELLAR', roles('lodger'));
  await form.getByText(texts.form.nameTwice).waitFor();
  await write(host, 'the zoo', roles('keeper'));
  await form.getByText(texts.form.standsIn).waitFor();
  await button(host, texts.form.save).click();
  await count(host, 29, 2).waitFor();
  await host.getByText(texts.locations.standIn).waitFor();

  await button(host, texts.own.removeOf({ name: 'the zoo' })).click();
  await count(host, 30, 1).waitFor();
  await host
    .getByText(texts.own.removed({ name: 'the zoo' }))
    .first()
    .waitFor();
  expect(await button(host, texts.own.undo).evaluate((each) => each === document.activeElement)).toBe(true);
  await host.keyboard.press('Enter');
  await count(host, 29, 2).waitFor();
  const names = () => dialog(host, texts.locations.title).locator('.index-card b').allTextContents();
  expect(await names()).toEqual(['the zoo', 'Our cellar']);
  await button(host, texts.own.removeOf({ name: 'Our cellar' })).click();
  await count(host, 29, 1).waitFor();

  await host.reload();
  await locations(host);
  await count(host, 29, 1).waitFor();
  expect(await names()).toEqual(['the zoo']);
  await locations(guest, texts.locations.look);
  await dialog(guest, texts.locations.title).getByText('keeper number 7').waitFor();
  expect(await button(guest, texts.own.changeOf({ name: 'the zoo' })).count()).toBe(0);
});

test('a table has twenty of its own at most, and says so', async () => {
  const own = Array.from({ length: 20 }, (_, i) => ({ name: `Place ${i + 1}`, roles: roles('guest') }));
  const ring = await Ring.open(house, { names: ['Ada'], lobby: true, own });
  const host = await ring.browser(ring.host);
  await locations(host);
  await button(host, texts.own.add).click({ force: true });
  await host
    .getByText(texts.own.most({ most: 20 }))
    .first()
    .waitFor();
  expect(await dialog(host, texts.form.add).count()).toBe(0);
});

test('where one phone is for everybody, others are told so and offered no seat; afterwards they have theirs again', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo'], lobby: true, way: 'written' });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  await host.getByRole('radio', { name: texts.deviceNotes.shared }).check();
  // A host who plays, too, has another name as long as the phone goes round.
  const told = ['Ada', '📱 Ada'].map((host) => t.lobby.now.onePhone({ host }));
  await until(async () => told.includes((await now(guest).textContent()) ?? ''));
  await round(guest).getByText(texts.seats.onePhone).waitFor();
  await host.getByText(texts.spokenOnly).waitFor();
  expect(await host.getByRole('radio', { name: texts.wayNotes.spoken }).isChecked()).toBe(true);
  for (const page of [host, guest]) expect(await button(page, t.lobby.sitAt({ seat })).count()).toBe(0);
  await host.getByRole('radio', { name: texts.deviceNotes.own }).check();
  for (const name of ['Ada', 'Bo']) await round(guest).getByText(name, { exact: true }).waitFor();
});

test('UX 27, 31, 32: every screen of the lobby, by day and by night, and what a TV shows', async () => {
  const own = [{ name: 'W'.repeat(40), roles: roles('x'.repeat(28)) }];
  const names = ['Ada', 'WWWWWWWWWWWWWWWWWWWW', 'Őrség Țăranu', 'Dag'];
  const ring = await Ring.open(house, { names, lobby: true, own, language: 'ro', without: ['airport'] });
  const tv = await ring.tv();
  await tv.getByText(texts.locations.count({ on: 29, all: 30 })).waitFor();
  expect(await outOfSight(tv)).toEqual([]);
  const stranger = await house.guest(ring.path, { remembers: { name: 'Eve' } });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  const looks = async (page: Page) => {
    expect(await sideways(page)).toEqual([]);
    expect(await clipped(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await silent(page)).toEqual([]);
    expect(await outOfReach(page)).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page)).toEqual([]);
    }
  };
  for (const page of [stranger, guest, host]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await round(page).waitFor();
    await looks(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await looks(page);
  }
  await guest.setViewportSize({ width: 320, height: 568 });
  await button(guest, texts.locations.look).click();
  await guest.getByRole('switch').first().waitFor();
  await looks(guest);
  await host.setViewportSize({ width: 320, height: 568 });
  await button(host, texts.locations.choose).click();
  await host.getByRole('switch').first().waitFor();
  await looks(host);
  await button(host, texts.own.add).click();
  await button(host, texts.form.save).click();
  await looks(host);
}, 180_000);
