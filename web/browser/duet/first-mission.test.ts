/**
 * A campaign from the front page through its first mission and back to the map, in the browsers of players and
 * spectators.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, clues, giveClue, now, openKey, touch } from '../codenames/controls.ts';
import { Frames } from '../kit/frames.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { tag } from './campaign-map.ts';
import { faceOf, isFound, places } from './controls.ts';
import { facesIn } from './frames.ts';
import { Pair } from './pair.ts';

const house = openHouse();
const still = { reducedMotion: 'reduce' } as const;
const sit = (page: Page, side: 'west' | 'east') => button(page, t.lobby.sitAt({ seat: t.seat[side].partner })).click();
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

  // Strangers: a spectator and the TV. Records everything they receive.
  const strangers: { page: Page; frames: Frames }[] = [];
  const prepare = (page: Page) => {
    strangers.push({ page, frames: new Frames(page, facesIn()) });
  };
  const stranger = (at: string, remembers: Record<string, string>) => house.guest(at, { ...still, prepare, remembers });
  await now(await stranger(path, { name: 'Eve' })).waitFor();
  await now(await stranger(`${path}/tv`, {})).waitFor();
  const spectator = strangers[0]?.page as Page;
  await button(spectator, t.lobby.join.watch).click();

  const guest = await house.guest(path, {
    ...still,
    remembers: { name: 'Ben' },
    viewport: { width: 390, height: 844 },
  });
  await sit(guest, 'east');
  // The two give a clue and find an agent; their partners find the rest.
  const pair = await Pair.joining(house, path.slice(3), { west: 'Cleo', east: 'Dag' });
  await button(host, t.lobby.start).click();
  await pair.begins();
  await openKey(host);
  const [first = 0] = places(await faceOf(host), 'agent');
  await giveClue(host, clues[8], 9);
  await touch(guest, first);
  await isFound(host, first);
  await pair.at('east').until(() => pair.view('east').cards[first]?.found !== undefined);
  for (const card of pair.open('west', 'agent')) if (card !== first) await pair.touch('east', card);
  await pair.play('east', { kind: 'stop' });
  await pair.win();

  for (const page of [host, guest]) {
    await page.getByRole('heading', { name: t.duetResult.title.mission }).waitFor();
    await page.getByText(t.duetResult.mission.written).first().waitFor();
  }
  // Another one, who arrives after the end.
  await now(await stranger(path, {})).waitFor();
  for (const { page, frames } of strangers) {
    await expect.poll(() => frames.view?.mission?.result).toBe('recorded');
    expect(frames.leaks).toEqual([]);
    expect(frames.texts.filter((text) => text.includes(id))).toEqual([]);
    expect(await page.content()).not.toContain(id);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(id);
  }
  // Checks the check: the search finds an id that is there.
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
    await expect.poll(() => page.getByRole('link', { name: 'Night shift' }).count()).toBe(remembers);
  }
  await guest.getByRole('link', { name: 'Night shift' }).click();
  await guest.waitForURL(`**/c/${id}`);
  await tag(guest, 'prague').waitFor();
});
