/** The lessons in a browser, and what opens over a table without leaving it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Table } from '../codenames/table.ts';
import { openHouse } from '../kit/house.ts';
import { sideways, smallTargets } from '../kit/page-checks.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const phone = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' } as const;

/** A lesson on a phone, whose server answers nothing but the pages. */
async function lesson(game: 'codenames' | 'duet' | 'spyfall'): Promise<Page> {
  const asked: string[] = [];
  const page = await house.guest(`/learn/${game}`, {
    ...phone,
    prepare: async (page) => {
      await page.route('**/api/**', (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
    },
  });
  await page.locator('[data-say]').waitFor();
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(asked).toEqual([]);
  return page;
}

/** Focuses a control and presses Enter; the focus stays on the page. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

async function mark(page: Page, word: string): Promise<void> {
  await page.locator('[data-card]').filter({ hasText: word }).press('Enter');
}

function says(page: Page, text: string): Promise<void> {
  return page.locator('[data-say]').getByText(text, { exact: true }).waitFor();
}

test('UX 8, 44: the lesson of Codenames, by keyboard, without a table', async () => {
  const page = await lesson('codenames');
  const { cards, clues, say } = t.lessonCodenames;
  await press(page, t.learn.next);
  await mark(page, cards.ours1);
  await press(page, t.play.guess.touch({ word: cards.ours1 }));
  await mark(page, cards.ours2);
  await press(page, t.play.guess.touch({ word: cards.ours2 }));
  await press(page, t.play.guess.stop);
  await press(page, t.learn.next);
  await press(page, `${clues.risky} 2`);
  await says(page, say.lost({ clue: clues.risky, word: cards.assassin }));
  await press(page, t.learn.takeBack);
  await press(page, `${clues.good} 2`);
  await says(page, say.won({ clue: clues.good, n: 2 }));
  await page.getByRole('link', { name: t.learn.end.rules }).click();
  await page.getByRole('heading', { name: t.help.rules.title }).waitFor();
});

test('UX 8, 44: the lesson of Duet, by keyboard, without a table', async () => {
  const page = await lesson('duet');
  const { cards, clues, say } = t.lessonDuet;
  await press(page, t.learn.next);
  await press(page, `${clues.good} 2`);
  await press(page, t.learn.next);
  await mark(page, cards.theirs1);
  await press(page, t.play.guess.touch({ word: cards.theirs1 }));
  await mark(page, cards.yours3);
  await press(page, t.play.guess.touch({ word: cards.yours3 }));
  await says(page, say.missedIdle({ word: cards.yours3 }));
  await press(page, t.learn.putBack);
  await mark(page, cards.theirs2);
  await press(page, t.play.guess.touch({ word: cards.theirs2 }));
  await says(page, say.done({ word: cards.theirs2 }));
});

test('UX 8, 44: the lesson of Spyfall, by keyboard, without a table', async () => {
  const page = await lesson('spyfall');
  const { people, answers, questions, replies, say } = t.lessonSpyfall;
  await press(page, t.spyfall.card.look);
  await press(page, t.learn.next);
  await press(page, answers.subtle);
  await press(page, questions.way);
  await page.getByText(replies.way).waitFor();
  await press(page, t.learn.next);
  await press(page, people.milo);
  await says(page, say.against);
  await press(page, t.learn.takeBack);
  await press(page, people.vera);
  await says(page, say.done);
});

test('UX 14, 46: lesson and rules open over the table and show its now-line; the back button closes them', async () => {
  const table = await Table.open(house, { lobby: true });
  const page = await table.browser('red operative', phone);
  const now = page.locator('[data-now]');
  await now.waitFor();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.getByRole('link', { name: t.table.menu.lesson }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[data-say]').waitFor();
  await sheet
    .getByRole('status')
    .getByText((await now.textContent()) ?? '', { exact: true })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(table.path);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: t.table.menu.rules }).click();
  await sheet.getByRole('heading', { name: t.help.rules.title }).waitFor();
  await sheet.getByRole('link', { name: t.help.rules.end.title }).click();
  expect(new URL(page.url()).pathname).toBe(table.path);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/rules/codenames');
  await now.waitFor();
  expect(sockets).toEqual([]);
});

test('UX 8: the first game with a bot is coached by three tips that cover nothing, once', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const page = await table.browser(`${us} operative`, { ...phone, remembers: { coached: 'due' } });
  await spymaster.clue('zzyzx', 2);
  await page.getByText(t.coach.card({ clue: 'ZZYZX', n: 2 })).waitFor();
  const own = spymaster.game.cards.findIndex(({ identity }) => identity === us);
  const covers = () =>
    page.evaluate(() => {
      const { top, bottom } = (document.querySelector('.coach') as Element).getBoundingClientRect();
      const cards = [...document.querySelectorAll('[data-card], [data-act]')].map((each) =>
        each.getBoundingClientRect(),
      );
      return cards.filter((card) => card.top < bottom - 1 && card.bottom > top + 1).length;
    });
  await page.locator(`[data-card="${own}"]`).click();
  await page.getByText(t.coach.touch).waitFor();
  expect(await covers()).toBe(0);
  await page.locator('[data-act] button').click();
  await page.getByText(t.coach.stop).waitFor();
  await page.getByRole('button', { name: t.coach.skip }).click();
  await page.getByText(t.coach.stop).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('safehouse.coached'))).toBe('done');
});
