/**
 * Spyfall's sheets and votes in browsers: two steps for every action that counts, nothing half-sent, everything
 * announced once (S12–S17).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { announcer, button, now } from '../codenames/controls.ts';
import type { Agent } from '../kit/agent.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { Ring } from './ring.ts';

const house = openHouse();
const { sheets, dock, said, verdict } = t.spyfall;

/** `second`: the first round is already played. */
type Begun = Parameters<typeof Ring.open>[1] & { readonly second?: boolean; readonly before?: string };

/** A round that has begun, one of its players in a browser, and their name. */
async function begun(pick: (ring: Ring) => Agent, { second = false, before, ...options }: Begun = {}) {
  const ring = await Ring.open(house, { names: ['Ada', 'Ben', 'Cleo', 'Dov'], ...options });
  if (second) await ring.round('location-missed');
  await ring.begin();
  const agent = pick(ring);
  const nameOf = (person: string) => ring.host.view.people.find(({ id }) => id === person)?.name ?? '';
  const page = await ring.browser(agent, { reducedMotion: 'reduce', ...(before && { before }) });
  await now(page).waitFor();
  return { ring, page, you: agent.you, nameOf };
}

const innocentGuest = (ring: Ring) => ring.innocents.find((agent) => agent !== ring.host) as Agent;
const dialog = (page: Page) => page.getByRole('dialog');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('S12: choosing a suspect accuses nobody, Esc goes back to the button, and by keyboard alone it is done', async () => {
  const { ring, page, you, nameOf } = await begun(innocentGuest);
  await button(page, dock.accuse).focus();
  await page.keyboard.press('Enter');
  // The clock and the now-line are on top of the sheet.
  await dialog(page)
    .getByText(await now(page).innerText())
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(dock.accuse);

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const others = ring.view().players.filter(({ person }) => person !== you);
  const suspect = nameOf(others[1]?.person ?? '');
  await button(dialog(page), sheets.accuse.yes({ name: suspect })).focus();
  expect(ring.view().accusation).toBeUndefined();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: sheets.vote.title({ name: nameOf(you), suspect }) }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await page.getByText(sheets.vote.done.yes).waitFor();
});

test('S12: if somebody else is faster, the sheet says so, nothing was sent, and it is still mine to accuse', async () => {
  const { ring, page, you, nameOf } = await begun(innocentGuest);
  await button(page, dock.accuse).click();
  await dialog(page).getByRole('radio').first().check();
  const [accuser, suspect] = ring.agents as [Agent, Agent];
  await ring.accuse(accuser, suspect);
  const who = { name: nameOf(accuser.you), suspect: nameOf(suspect.you) };
  const what = sheets.meanwhile.accusation(who);
  await dialog(page).getByRole('alert').getByText(what).waitFor();
  await dialog(page).getByRole('alert').getByText(sheets.meanwhile.notSent).waitFor();
  await button(dialog(page), sheets.meanwhile.look).click();

  // Choosing does not vote: only the second button does.
  await button(page, sheets.vote.no).click();
  await button(page, sheets.vote.sure.no).waitFor();
  expect(ring.view().accusation?.votes.map(({ by }) => by)).toEqual([accuser.you]);
  await button(page, sheets.vote.sure.no).click();
  await page.getByText(sheets.vote.done.no).waitFor();
  await ring.vote(true);
  await page.getByText(sheets.hearing.dropped(who)).waitFor();
  await page.getByText(sheets.hearing.no({ names: nameOf(you) })).waitFor();
  expect(ring.view().accusers).toEqual([accuser.you]);
  await button(page, dock.accuse).click();
  await button(dialog(page), sheets.accuse.none).waitFor();
});

test('S13: every hand is seen and read out once, and the suspect is told that the others decide', async () => {
  const { ring, page, you, nameOf } = await begun((ring) => ring.spy);
  const [first, second, third] = ring.agents as [Agent, Agent, Agent];
  // It plays the hands.
  await page.locator('[data-director]').waitFor({ state: 'attached' });
  await ring.play(first, { kind: 'accuse', suspect: you });
  await page.getByText(sheets.vote.mine).waitFor();
  const hand = (agent: Agent) => page.locator(`[data-seat="${agent.you}"] [data-hand]`);
  await hand(second).getByText(sheets.vote.hand.awaited).waitFor();
  await ring.play(second, { kind: 'vote', guilty: false });
  await hand(second).getByText(sheets.vote.hand.no).first().waitFor();
  await ring.play(third, { kind: 'vote', guilty: true });
  // The last hand is seen before what follows from it.
  await hand(third).getByText(sheets.vote.hand.yes).first().waitFor();
  await announcer(page).getByText(said.dropped).waitFor();
  for (const text of [
    said.accused({ name: nameOf(first.you), suspect: nameOf(you) }),
    said.vote.no({ name: nameOf(second.you), yes: 1, no: 1 }),
    said.vote.yes({ name: nameOf(third.you), yes: 2, no: 1 }),
    said.dropped,
  ]) {
    expect(await announcer(page).getByText(text, { exact: true }).count(), text).toBe(1);
  }
});

test('UX 46, 47: a question and an accusation are seen over any sheet, and the tab says whose turn it is', async () => {
  const { ring, page, nameOf, you } = await begun(
    (ring) => ring.agents.find((agent) => agent !== ring.dealer) as Agent,
    {
      before: 'navigator.vibrate = () => document.documentElement.toggleAttribute("data-shaken", true)',
    },
  );
  const { dealer } = ring;
  expect(await page.title()).not.toContain(t.play.yourTurn);
  await button(page, t.play.tools.help).click();
  await dialog(page).waitFor();
  await ring.ask(dealer, { you } as Agent);
  // Help stays open, with the question on top of it.
  await dialog(page)
    .getByText(t.spyfall.now.spoken.asked({ name: nameOf(dealer.you) }))
    .waitFor();
  await expect.poll(() => page.title()).toMatch(new RegExp(`^● ${t.play.yourTurn}`));
  await page.locator('html[data-shaken]').waitFor({ state: 'attached' });
  const [accuser, suspect] = ring.agents as [Agent, Agent];
  await ring.accuse(accuser, suspect);
  await dialog(page).waitFor({ state: 'detached' });
  await button(page, sheets.vote.yes).waitFor();
  // The focus is not lost with the sheet.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expect.poll(() => page.title()).toMatch(new RegExp(`^● ${t.play.yourTurn}`));
});

test('S22: who is missing is named, and a player can go on without them', async () => {
  const { ring, page, nameOf } = await begun(innocentGuest);
  const { host, spy } = ring;
  const missing = ring.agents.find((agent) => agent !== host && agent !== spy) as Agent;
  const suspect = ring.agents.find((agent) => agent !== host && agent !== missing) as Agent;
  await ring.accuse(host, suspect);
  await button(page, sheets.vote.no).click();
  await button(page, sheets.vote.sure.no).click();
  await page.getByText(sheets.vote.done.no).waitFor();
  await ring.loses(missing);
  await house.skip(6);
  const name = nameOf(missing.you);
  await page.getByText(sheets.missing.wait({ name, time: '' }).split('(')[0] as string).waitFor();
  await button(page, sheets.missing.goOn).click();
  expect(ring.phase).toBe('accusation');
  await button(page, sheets.missing.sure({ name })).click();
  await page.getByText(sheets.hearing.title).waitFor();
});

test('S15: the sheet is the same for the spy and for the others, to whom nothing happens', async () => {
  const { ring, page } = await begun(innocentGuest, { minutes: 30 });
  const { spy } = ring;
  const spysPage = await ring.browser(spy, { reducedMotion: 'reduce' });
  const looks = [];
  for (const each of [page, spysPage]) {
    await button(each, dock.stop).click();
    await button(dialog(each), sheets.stop.yes).waitFor();
    // Without the clock and the now-line, which depend on who deals.
    looks.push((await dialog(each).ariaSnapshot()).replace(/ {2}- paragraph.*\n/, ''));
  }
  expect(looks[0]).toBe(looks[1]);
  const before = JSON.stringify(ring.view());
  await button(dialog(page), sheets.stop.yes).click();
  await dialog(page).getByText(sheets.stop.not).waitFor();
  expect(JSON.stringify(ring.view())).toBe(before);

  await button(dialog(spysPage), sheets.stop.yes).click();
  await spysPage.getByRole('heading', { name: sheets.naming.title }).waitFor();
  await dialog(page).getByText(sheets.meanwhile.naming).waitFor();
});

test('S5, S16: the spy finds a location by writing; one that was played is closed; then the round is told with its points', async () => {
  const { ring, page, nameOf } = await begun(innocentGuest, { rounds: 3, second: true });
  const { spy, location } = ring;
  const played = ring.view().verdicts[0]?.location ?? '';
  const spysName = nameOf(spy.you);
  const nameOfLocation = (id: string) => ring.view().locations.find((each) => each.id === id)?.name ?? '';
  await ring.play(spy, { kind: 'stop' });
  await page.getByRole('heading', { name: sheets.naming.spy({ name: spysName }) }).waitFor();

  const spysPage = await ring.browser(spy, { reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });
  const slip = (id: string) => spysPage.locator(`input[type="radio"][value="${id}"]`);
  const find = spysPage.getByRole('searchbox', { name: sheets.naming.filter });
  await find.fill(nameOfLocation(played).toLocaleUpperCase());
  // A forced tap chooses nothing.
  await slip(played).click({ force: true });
  await spysPage.getByText(sheets.naming.played).waitFor();
  await button(spysPage, sheets.naming.none).waitFor();
  await find.fill('xyzzy');
  await spysPage.getByText(sheets.naming.empty).waitFor();
  await find.fill(nameOfLocation(location).slice(-5));
  await slip(location).check();
  await button(spysPage, sheets.naming.yes({ location: nameOfLocation(location) })).click();

  for (const each of [page, spysPage]) {
    await each.getByRole('heading', { name: verdict.title['location-named'] }).waitFor();
    const row = each.getByRole('listitem').filter({ hasText: spysName }).filter({ hasText: verdict.spy });
    await row.getByText(verdict.gained({ n: 4 }), { exact: true }).waitFor();
    for (const merit of ['spy-won', 'named-location'] as const) await row.getByText(verdict.merit[merit]).waitFor();
    await each.getByText(verdict.next.dealer({ name: spysName }), { exact: true }).waitFor();
  }
  const wide = await spysPage.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(320);
  await button(spysPage, verdict.next.go).click();
  await now(page)
    .getByText(t.spyfall.now.briefing.wait({ name: spysName }))
    .waitFor();
});

test('S17: when the time is up, everybody names a suspect in turn, with a second control', async () => {
  const { ring, page, you, nameOf } = await begun((ring) => ring.dealer, { minutes: 1 });
  await house.skip(60);
  await page.getByRole('heading', { name: sheets.suspicions.title }).waitFor();
  await button(page, dock.open).click();
  const suspect = nameOf(ring.agents[0]?.you ?? '');
  await page.locator(`[data-seat="${ring.agents[0]?.you}"]`).click();
  expect(ring.view().ballot?.voices).toEqual([]);
  await button(page, sheets.ballot.yes({ name: suspect })).click();
  await announcer(page)
    .getByText(said.voice({ name: nameOf(you), suspect }), { exact: true })
    .waitFor();
  for (let voice = 1; voice < 4; voice++) {
    await ring.host.until(() => ring.view().ballot?.voices.length === voice);
    await ring.play(ring.by(ring.view().ballot?.awaited), { kind: 'suspect', suspect: you });
  }
  await page.getByRole('heading', { name: verdict.voices }).waitFor();
  await page
    .getByText(sheets.ballot.voice({ name: suspect }))
    .first()
    .waitFor();
});
