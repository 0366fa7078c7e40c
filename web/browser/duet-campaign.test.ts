/** A campaign from the front page through its first mission and back to the map, in the browsers of those who play and who watch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tag } from './campaign-map.ts';
import { button, now } from './desk.ts';
import { places, Two } from './duet-desk.ts';
import { facesIn } from './duet-frames.ts';
import { Frames } from './frames.ts';
import { openHouse } from './house.ts';
import { t } from './texts.ts';

const house = openHouse();
const still = { reducedMotion: 'reduce' } as const;
const sit = (page: Page, side: 'west' | 'east') =>
  button(page, t.lobby.sitAt({ seat: t.common.seat[side].partner })).click();
const standing = async (page: Page, city: string) => (await tag(page, city).innerText()).replace(/\s+/g, ' ');

test('D24, D31: Prague is won from the map and for the map; who took part finds it again, who watched learns nothing of it', async () => {
  const host = await house.guest('/', { ...still, remembers: { name: 'Ada' } });
  await host.getByRole('textbox', { name: t.home.campaigns.name }).fill('Night shift');
  await button(host, t.home.campaigns.button).click();
  await tag(host, 'prague').click();
  const id = new URL(host.url()).pathname.split('/').at(-1) as string;
  expect(await standing(host, 'prague')).toContain(t.campaign.standings.open);
  for (const city of ['berlin', 'cairo', 'moscow', 'london']) {
    expect(await standing(host, city)).toContain(t.campaign.standings.closed);
  }
  await button(host, t.campaign.city.play).click();
  await host.waitForURL('**/t/*');
  const path = new URL(host.url()).pathname;
  await sit(host, 'west');

  // Strangers: one who only looks, one who has come in to watch, and the TV. Everything they are sent is kept.
  const strangers: { page: Page; frames: Frames }[] = [];
  for (const [at, options] of [
    [path, {}],
    [path, { remembers: { name: 'Eve' } }],
    [`${path}/tv`, { viewport: { width: 1920, height: 1080 } }],
  ] as const) {
    const device = await house.device({ ...still, ...options });
    const page = await device.newPage();
    strangers.push({ page, frames: new Frames(page, facesIn()) });
    await page.goto(at);
    await now(page).waitFor();
  }
  const spectator = strangers[1]?.page as Page;
  await button(spectator, t.lobby.join.watch).click();

  const guest = await house.guest(path, {
    ...still,
    remembers: { name: 'Ben' },
    viewport: { width: 390, height: 844 },
  });
  await sit(guest, 'east');
  await button(host, t.lobby.start).click();
  const two = new Two(host, guest);
  const faces = await two.faces();
  const forEast = places(faces.west, 'agent');
  await two.turn('west', forEast);
  await button(guest, t.play.guess.stop).click();
  await now(guest)
    .getByText(t.duet.now.clue.partnerDone({ name: 'Ada' }))
    .waitFor();
  await two.turn(
    'east',
    places(faces.east, 'agent').filter((place) => !forEast.includes(place)),
  );

  for (const page of [host, guest]) {
    await page.getByRole('heading', { name: t.duetResult.title.mission }).waitFor();
    await page.getByText(t.duetResult.mission.written).first().waitFor();
  }
  for (const { page, frames } of strangers) {
    await expect.poll(() => frames.view?.mission?.result).toBe('recorded');
    expect(frames.leaks).toEqual([]);
    expect(frames.texts.filter((text) => text.includes(id))).toEqual([]);
    expect(await page.content()).not.toContain(id);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(id);
  }
  // The search finds what is there.
  expect(await host.content()).toContain(id);

  await host.getByRole('link', { name: t.duetResult.mission.toMap }).click();
  await host.waitForURL(`**/c/${id}`);
  await tag(host, 'prague').waitFor();
  expect(await standing(host, 'prague')).toContain(t.campaign.standings.won);
  for (const city of ['berlin', 'cairo', 'moscow']) {
    expect(await standing(host, city)).toContain(t.campaign.standings.open);
  }
  expect(await standing(host, 'london')).toContain(t.campaign.standings.closed);
  await host.getByText(t.campaign.results.endings.contacted).first().waitFor();

  for (const [page, remembers] of [
    [guest, 1],
    [spectator, 0],
  ] as const) {
    await page.goto('/');
    await page.getByRole('heading', { name: t.home.open.title }).waitFor();
    expect(await page.getByRole('link', { name: 'Night shift' }).count()).toBe(remembers);
  }
  await guest.getByRole('link', { name: 'Night shift' }).click();
  await guest.waitForURL(`**/c/${id}`);
  await tag(guest, 'prague').waitFor();
});
