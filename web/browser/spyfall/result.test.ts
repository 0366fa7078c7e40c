/**
 * The end of a game of Spyfall in browsers: who won, the score sheet, the story round by round, the next game, and the
 * rules (UX 14, 17, 18).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, now } from '../codenames/controls.ts';
import { openHouse } from '../kit/house.ts';
import { LISTENER, saidOnce } from '../kit/keys.ts';
import { boxOf } from '../kit/layout.ts';
import { clipped, nowSentences, sideways, silent, smallTargets } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';
import { Ring } from './ring.ts';
import { Scene, Theatre } from './scenes.ts';

const house = openHouse();
const { verdict, said } = t.spyfall;
const result = t.spyfallResult;
const still = { reducedMotion: 'reduce' } as const;

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const rounds = (page: Page) => page.locator('[data-round]');
/** From the verdict of the last round. */
const leadOn = (page: Page) => button(page, verdict.next.result).click();
const shared = (page: Page) => page.locator('pre').innerText();

test('S21, UX 18: three rounds, told with their spies, locations, roles and reasons; shared without any of them; dealt fairly', async () => {
  const ring = await Ring.open(house, { rounds: 3 });
  const { view } = ring.host;
  const nameOf = (person: string) => view.people.find(({ id }) => id === person)?.name ?? '';
  await ring.round('spy-accused');
  await ring.round('innocent-accused');
  const page = await ring.watcher('Eva', { ...still, before: LISTENER });
  await now(page).waitFor();
  await ring.round('location-missed');

  const { verdicts, outcome, players, locations } = ring.view();
  const nameOfLocation = (id: string) => locations.find((location) => location.id === id)?.name ?? '';
  const winners = (outcome?.winners ?? []).map(nameOf);
  await page.getByRole('heading', { name: verdict.title['location-missed'] }).waitFor();
  await leadOn(page);
  await title(page, winners.length > 1 ? result.title.shared : result.title.won({ name: winners[0] ?? '' })).waitFor();
  expect(await nowSentences(page)).toHaveLength(1);
  // Everyone's points, with the winners marked.
  for (const { person, points } of players) {
    const row = page.locator(`[data-player="${person}"]`);
    expect(await row.innerText()).toContain(nameOf(person));
    await row.getByText(result.standing.points({ n: points }), { exact: true }).waitFor({ state: 'attached' });
    const isWinner = winners.includes(nameOf(person));
    await expect.poll(() => row.getByRole('img', { name: result.standing.winner }).count()).toBe(isWinner ? 1 : 0);
  }
  await expect.poll(() => rounds(page).count()).toBe(3);
  for (const [i, { result, spy, location, roles, points }] of verdicts.entries()) {
    const round = rounds(page).nth(i);
    await round.getByRole('heading', { name: verdict.title[result] }).waitFor();
    const text = await round.innerText();
    for (const part of [nameOf(spy), nameOfLocation(location)]) expect(text).toContain(part);
    for (const { merits } of points) for (const merit of merits) expect(text).toContain(verdict.merit[merit]);
    expect(text).not.toContain(roles[0]?.role ?? '?');
    await round.locator('summary').click();
    for (const { role } of roles) expect(await round.innerText()).toContain(role);
  }
  const text = await shared(page);
  const secrets = [
    ...players.map(({ person }) => nameOf(person)),
    ...verdicts.flatMap(({ location, roles }) => [nameOfLocation(location), ...roles.map(({ role }) => role)]),
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text.split('\n').filter((line) => /^[123] /u.test(line))).toHaveLength(3);
  await page.getByText(t.play.result.fair).click();
  await button(page, t.play.result.check).click();
  await page.locator('details').getByText(t.play.result.fits).waitFor();
  // Everyone present heard the end once.
  const ending = winners.length > 1 ? said.ending.shared : said.ending.won;
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(winners);
  await saidOnce(page, [ending({ names })], []);
});

test('UX 17: the next game with the same people is one tap of the host’s away, and nothing is to be passed on', async () => {
  const ring = await Ring.open(house, { rounds: 1 });
  const people = ring.agents.map(({ you }) => you);
  const guest = ring.agents[1] as Ring['host'];
  await ring.round('spy-accused');
  const page = await ring.browser(ring.host, still);
  const other = await ring.browser(guest, still);
  await other.getByText(t.play.result.waiting({ name: 'Ada' })).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  // A guest is in for another game, and everyone sees it.
  await button(other, t.play.result.imIn).click();
  for (const each of [page, other]) await each.getByText(t.play.result.in({ names: 'Ben' }), { exact: true }).waitFor();
  expect(await button(other, t.play.result.imIn).getAttribute('aria-pressed')).toBe('true');
  expect(await button(page, t.play.result.imIn).count()).toBe(0);
  // The next game stays in reach, however far the story is scrolled.
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    for (const end of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), end);
      const box = await boxOf(button(page, t.play.result.again));
      expect(box.y >= 0 && box.y + box.height <= viewport.height, `${viewport.width}`).toBe(true);
    }
  }
  await button(page, t.play.result.again).click();
  for (const each of [page, other])
    await each
      .getByText(t.spyfall.round({ round: 1, rounds: 1 }))
      .first()
      .waitFor();
  await ring.host.until(({ round }) => round?.number === 2);
  expect(ring.view().players.map(({ person, points }) => [person, points])).toEqual(people.map((id) => [id, 0]));
});

test('S22: a game that broke up shows the points so far, and one that was called off keeps its cards sealed', async () => {
  const broken = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo'], rounds: 3 });
  await broken.round('location-named');
  const leader = broken.view().players.find(({ points }) => points > 0)?.person;
  const page = await broken.watcher('Eva', still);
  await now(page).waitFor();
  await broken.agents[2]?.act({ kind: 'leave' });
  await leadOn(page);
  await title(page, result.title.brokenUp).waitFor();
  await page
    .locator(`[data-player="${leader}"]`)
    .getByText(result.standing.points({ n: 4 }), { exact: true })
    .waitFor({ state: 'attached' });
  await expect.poll(() => rounds(page).count()).toBe(2);
  await rounds(page).nth(1).getByText(verdict.how.void).waitFor();

  const off = await Ring.open(house);
  await off.begin();
  const place = off.view().locations.find(({ id }) => id === off.location)?.name ?? '?';
  await off.host.act({ kind: 'abandon' });
  const sealed = await off.browser(off.agents[1] as Ring['host'], still);
  await title(sealed, t.play.result.abandoned).waitFor();
  await sealed.getByText(result.how.abandoned).waitFor();
  await sealed.getByText(result.story.none).waitFor();
  expect(await sealed.locator('main').innerText()).not.toContain(place);
  expect(await sealed.getByText(t.play.result.next, { exact: true }).count()).toBe(0);
});

test('UX 27, 32: the result of twenty rounds with the longest names, on a small phone and at a desk', async () => {
  const names = [
    'Maximilian von Hohen',
    'MMMMMMMMMMMMMMMMMMMM',
    'Ștefănuț-Alexandrina',
    'Ada',
    'Ben',
    'Cleo',
    'Dov',
    'Eva',
  ];
  const ring = await Ring.open(house, { names });
  const people = ring.agents.map(({ you }) => you);
  const roles = Array.from({ length: 7 }, (_, i) => `somebody whose role is rather long, no ${i}`);
  const locations = ring.view().locations.map((location) => ({ ...location, roles }));
  const page = await ring.browser(ring.host, { ...still, viewport: { width: 320, height: 568 } });
  const theatre = await Theatre.on(page);
  const game = new Scene({ people, locations, rounds: 20 });
  for (let round = 0; round < 19; round++) {
    game.starts().does(1, { kind: 'stop' });
    game.does(1, { kind: 'name', location: locations[round]?.id ?? '' }).does(0, { kind: 'goOn' });
  }
  game.starts().rings().does(1, { kind: 'openBallot' });
  for (const voter of [1, 2, 3, 4, 5, 6, 7, 0]) game.suspects(voter, voter === 2 ? 3 : 2);
  await theatre.show(game);
  await leadOn(page);
  await title(page, result.title.won({ name: names[1] ?? '' })).waitFor();
  await rounds(page).last().locator('summary').click();
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    const found = [sideways(page), smallTargets(page), clipped(page), silent(page)];
    expect((await Promise.all(found)).flat(), `${viewport.width}`).toEqual([]);
  }
});

test('UX 14: help at the table leads to all rules of Spyfall', async () => {
  const ring = await Ring.open(house);
  const page = await ring.watcher('Eva', still);
  await button(page, t.play.tools.help).click();
  await page.getByRole('link', { name: t.play.tools.rules }).click();
  await title(page, t.spyfallRules.title).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
});
