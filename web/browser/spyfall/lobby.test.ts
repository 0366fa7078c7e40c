/** The lobby of Spyfall: opening, the round table, switching games, options, one phone, and layout. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, now, unfold } from '../codenames/controls.ts';
import { Agent } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { clipped, outOfReach, outOfSight, sideways, silent, smallTargets } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { Ring } from './ring.ts';
import { choice, roles, round, seat, sit } from './setup.ts';

const house = openHouse();
const texts = t.spyfallSetup;
const tableOf = (page: Page) => new URL(page.url()).pathname;
const game = (page: Page, id: keyof typeof t.games) => page.getByRole('radio', { name: t.games[id].note });

test('a table for Spyfall is opened from the front page, three come to one round table, and the game starts', async () => {
  const host = await house.guest('/');
  await host.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await host.getByText(t.games.spyfall.about).waitFor();
  await host.getByRole('radio', { name: t.games.spyfall.name }).check();
  const languages = choice(host, t.home.open.locations);
  expect(await languages.getByRole('option').allTextContents()).toContain('Română');
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  await now(host)
    .getByText(t.lobby.now.missingYours({ n: 2 }))
    .waitFor();
  await round(host)
    .getByText(texts.seats.needed({ n: 2 }))
    .waitFor();
  const guest = await house.guest(tableOf(host), { remembers: { name: 'Bo' } });
  await sit(guest);
  await round(host).getByText('Bo', { exact: true }).waitFor();
  await Agent.joining(house.url, tableOf(host).slice(3), 'Cleo', { team: 'table', role: 'player' });
  await now(host).getByText(t.lobby.now.startYours).waitFor();
  await round(host).getByText(texts.seats.enough).waitFor();
  expect(await round(host).getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Bo'),
    expect.stringContaining('Cleo'),
    expect.stringContaining(t.lobby.sit),
  ]);
  await button(host, t.lobby.start).click();
  for (const page of [host, guest]) await round(page).waitFor({ state: 'detached' });
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
  await button(host, t.person.watching).click();
  await sit(late);
  await round(host).getByText('Ida').waitFor();
});

test('switching the game back and forth keeps the people, the language, and what was set up before', async () => {
  const host = await house.guest('/', { remembers: { name: 'Ada' } });
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  const guest = await house.guest(tableOf(host), { remembers: { name: 'Bo' } });
  await sit(guest, t.seat.blue.operative);
  const red = host.getByRole('region', { name: t.dossiers.red });
  const blue = host.getByRole('region', { name: t.dossiers.blue });
  await blue.getByText('Bo', { exact: true }).waitFor();
  await button(host, t.lobby.setup.more).click();
  const romanian = host.getByRole('group', { name: 'Română' });
  await romanian.getByRole('checkbox', { name: t.lobby.setup.packNames.classic }).check();
  await host
    .getByRole('group', { name: 'English' })
    .getByRole('checkbox', { name: t.lobby.setup.packNames.classic })
    .uncheck();
  await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).check();

  await game(host, 'spyfall').check();
  await round(guest).getByText('Ada').waitFor();
  await round(guest).getByText('Bo', { exact: true }).waitFor();
  const language = choice(host, texts.language);
  expect(await language.getByRole('option', { selected: true }).textContent()).toBe('Română');
  expect(await host.getByRole('checkbox').count()).toBe(0);
  await choice(host, texts.rounds).selectOption('7');
  // Immediately: changes in flight are not lost.
  await game(host, 'codenames').check();
  await red.getByText('Ada').waitFor();
  await blue.getByText('Bo', { exact: true }).waitFor();
  const help = host.getByRole('checkbox', { name: t.gloss.title });
  await expect.poll(() => host.getByRole('checkbox', { checked: true }).count()).toBe(1 + (await help.count()));
  await expect.poll(() => romanian.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).isChecked()).toBe(true);

  await game(host, 'spyfall').check();
  expect(await choice(host, texts.rounds).inputValue()).toBe('7');
  await guest.getByText(texts.roundsOf({ n: 7 }), { exact: true }).waitFor();
  await game(host, 'duet').check();
  const west = host.getByRole('region', { name: t.dossiers.west });
  await west.getByText('Ada').waitFor();
  await host.getByRole('region', { name: t.dossiers.east }).getByText('Bo', { exact: true }).waitFor();
});

test('the host chooses all options, the others read them, and a reload keeps them', async () => {
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

test('while one phone is shared, others are told so and offered no seat; afterwards they get theirs back', async () => {
  const ring = await Ring.open(house, { names: ['Ada', 'Bo'], lobby: true, way: 'written' });
  const guest = await ring.browser(ring.agents[1] as Agent);
  const host = await ring.browser(ring.host);
  await host.getByRole('radio', { name: texts.deviceNotes.shared }).check();
  // A host who plays, too, has another name while the phone is shared.
  const told = ['Ada', '📱 Ada'].map((host) => t.lobby.now.onePhone({ host }));
  await until(async () => told.includes((await now(guest).textContent()) ?? ''));
  await round(guest).getByText(texts.seats.onePhone).waitFor();
  await host.getByText(texts.spokenOnly).waitFor();
  await host.getByRole('radio', { name: texts.wayNotes.free }).check();
  await host.getByRole('radio', { name: texts.wayNotes.spoken }).check();
  await expect.poll(() => host.getByRole('radio', { name: texts.wayNotes.spoken }).isChecked()).toBe(true);
  for (const page of [host, guest]) await expect.poll(() => button(page, t.lobby.sitAt({ seat })).count()).toBe(0);
  await host.getByRole('radio', { name: texts.deviceNotes.own }).check();
  for (const name of ['Ada', 'Bo']) await round(guest).getByText(name, { exact: true }).waitFor();
});

test('UX 27, 32: the lobby with the longest names and locations, on a phone, at a desk and on a TV', async () => {
  const own = [{ name: 'W'.repeat(40), roles: roles('x'.repeat(28)) }];
  const names = ['Ada', 'WWWWWWWWWWWWWWWWWWWW', 'Őrség Țăranu', 'Dag'];
  const ring = await Ring.open(house, { names, lobby: true, own, language: 'ro', without: ['airport'] });
  const tv = await ring.tv();
  await tv.getByText(texts.locations.count({ on: 29, all: 30 })).waitFor();
  expect(await outOfSight(tv)).toEqual([]);
  const guest = await ring.browser(ring.agents[1] as Agent, { reducedMotion: 'reduce' });
  const host = await ring.browser(ring.host, { reducedMotion: 'reduce' });
  const fits = async (page: Page) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(viewport);
      const found = [sideways(page), clipped(page), smallTargets(page), silent(page), outOfReach(page)];
      expect((await Promise.all(found)).flat()).toEqual([]);
    }
  };
  for (const page of [guest, host]) {
    await round(page).waitFor();
    await fits(page);
    await unfold(page);
    await fits(page);
  }
  await button(guest, texts.locations.look).click();
  await guest.getByRole('switch').first().waitFor();
  await fits(guest);
  await button(host, texts.locations.choose).click();
  await host.getByRole('switch').first().waitFor();
  await fits(host);
  await button(host, texts.own.add).click();
  await button(host, texts.form.save).click();
  await fits(host);
});
