/** Bots: a game with one in a single tap, one on a free seat, and what a host can do about it. They take no time to think here. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actButton, button, now } from './desk.ts';
import { openHouse, until } from './house.ts';
import { Table } from './table.ts';
import { type Texts, t, textsOf } from './texts.ts';

process.env.SAFEHOUSE_BOT_PACE = '0';
const house = openHouse();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [first = '', second = ''] = t.bots.names.split(', ');
const seats = t.common.seat.red;

/** The mark beside a name. */
function mark(page: Page | Locator, texts: Texts = t): Locator {
  return page.getByRole('img', { name: texts.table.people.bot, exact: true });
}

/** A lobby of Codenames played together, with its host on no seat yet. */
async function lobby(name = 'Ada'): Promise<Page> {
  const page = await house.guest('/', { remembers: { name } });
  await button(page, t.home.open.button).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('radio', { name: t.lobby.setup.forms.together }).check();
  await button(page, t.lobby.sitAt({ seat: seats.operative })).waitFor();
  return page;
}

async function addBot(page: Page, seat: string, level: keyof Texts['bots']['levels'] = 'normal'): Promise<void> {
  await button(page, t.lobby.botAt({ seat })).click();
  await page.getByRole('dialog').getByRole('radio', { name: t.bots.levels[level] }).check();
  await button(page, t.bots.add).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What is to be done by this screen at Duet, once it is. */
async function myMove(page: Page, { duet, play }: Texts): Promise<'guess' | 'stop' | 'clue' | 'over'> {
  const { guess, sudden } = duet.now;
  let move: 'guess' | 'stop' | 'clue' | 'over' | undefined;
  await until(async () => {
    if (await button(page, play.result.again).isVisible()) move = 'over';
    else {
      const said =
        (await now(page)
          .textContent({ timeout: 1_000 })
          .catch(() => '')) ?? '';
      if (said === guess.more) move = 'stop';
      else if (Object.values({ ...guess, me: sudden.me }).some((text) => text === said)) move = 'guess';
      else if (
        await page
          .getByRole('textbox', { name: play.clue.word })
          .isEditable({ timeout: 500 })
          .catch(() => false)
      )
        move = 'clue';
    }
    return move !== undefined;
  });
  return move ?? 'over';
}

test('in Hungarian one tap starts Duet with a bot, which gives clues and guesses', { timeout: 120_000 }, async () => {
  const hu = await textsOf('hu');
  const { playNow } = hu.home;
  const page = await house.guest('/', { ...phone, remembers: { language: 'hu', motion: 'less' } });
  await page.getByRole('button', { name: playNow.duet }).tap();
  await page.locator('[data-card]').first().waitFor();
  // Its name is of the language, and so is that of whoever gave none.
  expect(await page.getByText(playNow.bot, { exact: true }).count()).toBeGreaterThan(0);
  expect(await page.getByText(playNow.you, { exact: true }).count()).toBeGreaterThan(0);
  await mark(page, hu).first().waitFor();
  const did = { clue: 0, guess: 0 };
  const words = ['ritkán', 'alighanem', 'holott', 'mindazonáltal', 'netalán'];
  for (let moves = 0; moves < 60 && (did.clue < 2 || did.guess < 1); moves++) {
    const move = await myMove(page, hu);
    if (move === 'over') await button(page, hu.play.result.again).click();
    if (move === 'stop') await button(page, hu.play.guess.stop).click();
    if (move === 'clue') {
      await page.getByRole('textbox', { name: hu.play.clue.word }).fill(words[moves % words.length] as string);
      await button(page, hu.play.clue.give).click();
      await page
        .getByText(hu.duet.log.ended.missed)
        .or(page.getByText(hu.duet.log.ended.stopped))
        .first()
        .waitFor({ state: 'attached', timeout: 5_000 })
        .catch(() => undefined);
    }
    if (move === 'guess') {
      did.clue++;
      const open = page.locator('[data-card]:not([aria-disabled="true"])');
      await open.nth(moves % 25).click();
      await actButton(page).click();
    }
    // Who guessed stands beside what was guessed.
    await button(page, hu.play.log.open)
      .click()
      .catch(() => undefined);
    did.guess = await page.getByRole('dialog').locator('.guess').filter({ hasText: playNow.bot }).count();
    if (did.clue > 0 && move === 'guess') expect(await mark(page.getByRole('dialog'), hu).count()).toBeGreaterThan(0);
    await button(page, hu.common.close)
      .click()
      .catch(() => undefined);
  }
  expect(did.clue).toBeGreaterThan(1);
  expect(did.guess).toBeGreaterThan(0);
});

test('the host puts a bot on a free seat, says how it plays, pauses it and lets it go on', async () => {
  const page = await lobby();
  await button(page, t.lobby.sitAt({ seat: seats.operative })).click();
  await addBot(page, seats.spymaster, 'bold');
  await mark(page).waitFor();
  const about = button(page, t.table.people.manage({ name: first }));
  await about.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('radio', { name: t.bots.levels.bold }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: t.bots.levels.careful }).check();
  await button(page, t.bots.pause).click();
  await button(page, t.bots.resume).waitFor();
  await button(page, t.common.close).click();
  await button(page, t.lobby.start).click();
  // Whoever waits for it is told why.
  await now(page)
    .getByText(t.play.bot.paused({ name: first }))
    .waitFor();
  await about.click();
  expect(await dialog.getByRole('radio', { name: t.bots.levels.careful }).isChecked()).toBe(true);
  await button(page, t.bots.resume).click();
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
});

test('a person who sits down takes the place of a bot, before the game and in it', async () => {
  const page = await lobby();
  await addBot(page, seats.spymaster);
  await button(page, t.lobby.sitAt({ seat: seats.operative })).click();
  const guest = await house.guest(new URL(page.url()).pathname, { remembers: { name: 'Bo' } });
  await button(guest, t.lobby.replace({ name: first })).click();
  await button(page, t.table.people.manage({ name: 'Bo' })).waitFor();
  await expect.poll(() => mark(page).count()).toBe(0);
  // And a bot goes on for somebody who is away.
  await guest.close();
  await button(page, t.table.people.manage({ name: 'Bo' })).click();
  await button(page, t.person.bot).click();
  await page.getByText(t.bots.insteadNote({ name: 'Bo' })).waitFor();
  await button(page, t.bots.add).click();
  await mark(page).waitFor();
  await button(page, t.lobby.start).click();
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
  const late = await house.guest(new URL(page.url()).pathname, { remembers: { name: 'Cleo' } });
  await button(late, seats.spymaster).click();
  await late.locator('[data-card]').first().waitFor();
  await button(page, t.table.people.manage({ name: 'Cleo' })).waitFor();
  await expect.poll(() => button(page, t.table.people.manage({ name: first })).count()).toBe(0);
});

test('two bots play to the end while the host looks on, and then it says what their clues were for', async () => {
  const page = await lobby();
  await button(page, t.lobby.watchers.watch)
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  await addBot(page, seats.spymaster);
  await addBot(page, seats.operative);
  await button(page, t.table.people.manage({ name: second })).waitFor();
  await button(page, t.lobby.start).click();
  await button(page, t.play.result.again).waitFor({ timeout: 60_000 });
  const [before = ''] = t.codenames.result.meant({ words: '|' }).split('|');
  await page.getByText(before.trim()).first().waitFor();
  expect(await page.getByText(before.trim()).count()).toBeGreaterThan(0);
});

test('nobody but the host is offered bots', async () => {
  const table = await Table.open(house, { lobby: true, seats: ['red spymaster', 'red operative'] });
  const host = await table.browser('red spymaster');
  await button(host, t.lobby.botAt({ seat: t.common.seat.blue.spymaster })).waitFor();
  const guest = await table.browser('red operative');
  await button(guest, t.lobby.sitAt({ seat: t.common.seat.blue.spymaster })).waitFor();
  expect(await guest.getByText(t.lobby.bot).count()).toBe(0);
});

test('a house that cannot open a table says so, and the next tap tries again', async () => {
  const page = await house.guest('/');
  await page.route('**/api/tables', (route) => route.abort());
  const tap = page.getByRole('button', { name: t.home.playNow.together });
  await tap.click();
  await page.getByRole('alert').getByText(t.home.offline).waitFor();
  await page.unroute('**/api/tables');
  await tap.click();
  await page.locator('[data-card]').first().waitFor();
});
