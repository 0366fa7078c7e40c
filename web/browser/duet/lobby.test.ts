/** The lobby of Duet: choosing the game, two sides of any size, mixed packs, and the lobby of a mission. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import { Agent, newSecret } from '../kit/agent.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { openMission } from './campaign-map.ts';

const house = openHouse();
const east = t.seat.east.partner;
const sit = (page: Page, seat: string) => button(page, t.lobby.sitAt({ seat })).click();
const folder = (page: Page, name: string) => page.getByRole('region', { name });
const tableOf = (page: Page) => new URL(page.url()).pathname;

test('a table for Duet is opened from the front page, two come in, and the game starts', async () => {
  const host = await house.guest('/');
  await host.getByRole('textbox', { name: t.home.open.name }).fill('Ada');
  await host.getByRole('radio', { name: t.games.duet.name }).check();
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  // The host and the first guest need not choose a seat.
  const guest = await house.guest(tableOf(host));
  await guest.getByRole('textbox', { name: t.lobby.join.name }).fill('Bo');
  await button(guest, t.lobby.join.come).click();
  await now(host).getByText(t.lobby.now.startYours).waitFor();
  await button(host, t.lobby.start).click();
  await guest.getByRole('grid', { name: t.play.board.label }).waitFor();
});

test('switching the game keeps the cards, the people and their sides, and what was set up before', async () => {
  const host = await house.guest('/', { remembers: { name: 'Ada' } });
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  const guest = await house.guest(tableOf(host), { remembers: { name: 'Bo' } });
  await sit(guest, t.seat.blue.operative);
  await folder(host, t.dossiers.blue).getByText('Bo', { exact: true }).waitFor();
  await host.getByRole('radio', { name: t.lobby.setup.clocks.hourglass }).check();
  const packs = () => host.getByRole('checkbox', { checked: true }).count();
  const before = await packs();

  await host.getByRole('radio', { name: t.games.duet.name }).check();
  await folder(host, t.dossiers.west).getByText('Ada').waitFor();
  await folder(host, t.dossiers.east).getByText('Bo', { exact: true }).waitFor();
  expect(await packs()).toBe(before);
  expect(await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).count()).toBe(0);
  await host.getByRole('radio', { name: t.lobby.setup.tokensOf({ n: 11 }) }).check();
  await host.getByRole('radio', { name: t.lobby.setup.orders.flexible }).check();
  await guest.getByText(t.lobby.setup.tokensOf({ n: 11 }), { exact: true }).waitFor();
  await guest.getByText(t.lobby.setup.orders.flexible, { exact: true }).waitFor();

  await host.getByRole('radio', { name: t.games.codenames.note }).check();
  await folder(host, t.dossiers.red).getByText('Ada').waitFor();
  await folder(host, t.dossiers.blue).getByText('Bo', { exact: true }).waitFor();
  expect(await host.getByRole('radio', { name: t.lobby.setup.clocks.hourglass }).isChecked()).toBe(true);
});

test('packs of one language are mixed, and the lobby says how many cards that makes', async () => {
  const host = await house.guest('/', { remembers: { name: 'Ada' } });
  await button(host, t.home.open.button).click();
  const english = host.getByRole('group', { name: 'English' });
  await english.getByRole('checkbox', { name: t.lobby.setup.packNames.duet }).check();
  await host.getByText(t.lobby.setup.mixed({ n: 800 })).waitFor();
  expect(await english.getByRole('checkbox', { name: t.lobby.setup.packNames.classic }).isChecked()).toBe(true);
});

test('a mission says what it is to everyone, and shows the way to the map only to those who play', async () => {
  const { secret, table, campaign } = await openMission(house);
  const prague = t.lobby.mission.title({ city: t.cities.prague.name });
  const host = await house.guest(`/t/${table}`, { remembers: { secret } });
  await host.getByRole('heading', { name: prague }).waitFor();
  await host.getByText(t.campaign.city.tokens({ n: 9 })).waitFor();
  expect(await host.getByRole('radio', { name: t.games.codenames.name }).count()).toBe(0);
  await host.getByRole('radio', { name: t.lobby.setup.orders.flexible }).check();
  await expect.poll(() => host.getByRole('radio', { name: t.lobby.setup.orders.flexible }).isChecked()).toBe(true);

  const guest = await house.guest(`/t/${table}`, { remembers: { name: 'Bo' } });
  const tv = await house.guest(`/t/${table}/tv`);
  for (const page of [guest, tv]) {
    await page.getByText(prague).first().waitFor();
    expect(await page.content()).not.toContain(campaign);
  }
  await guest.getByRole('heading', { name: prague }).waitFor();
  expect(await guest.getByRole('link', { name: t.lobby.mission.toMap }).count()).toBe(0);
  await sit(guest, east);
  await guest.getByRole('link', { name: t.lobby.mission.toMap }).click();
  await guest.waitForURL(`**/c/${campaign}`);
  await guest.goto('/');
  await guest.getByRole('link', { name: 'Night shift' }).waitFor();
});

test('someone who joins a running mission gets its map remembered too', async () => {
  const { secret, table } = await openMission(house);
  const host = await Agent.at(house.url, table, secret);
  await host.act({ kind: 'sit', place: { team: 'west', role: 'partner' } });
  const partner = await Agent.at(house.url, table, newSecret());
  await partner.act({ kind: 'join', name: 'Bo', place: { team: 'east', role: 'partner' } });
  await host.act({ kind: 'start' });
  const late = await house.guest(`/t/${table}`, { remembers: { name: 'Cleo' } });
  await button(late, t.seat.east.partner).click();
  await late.getByRole('grid', { name: t.play.board.label }).waitFor();
  await late.goto('/');
  await late.getByRole('link', { name: 'Night shift' }).waitFor();
  await Promise.all([host.close(), partner.close()]);
});
