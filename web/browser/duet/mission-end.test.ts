/** The end of a mission: whether it is on the map, announced once, and two tokens on a card drawn and read as two. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from '../kit/house.ts';
import { heard, LISTENER, saidOnce } from '../kit/keys.ts';
import { t } from '../kit/texts.ts';
import { tag } from './campaign-map.ts';
import { Pair } from './pair.ts';

const house = openHouse();
const { mission } = t.duetResult;
const small = { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' } as const;
const cities = ['berlin', 'cairo', 'moscow'].map((city) => t.cities[city as keyof typeof t.cities].name).join(', ');

/** Replaces the server's result on its way to the page. */
async function withResult(page: Page, result: 'owed' | 'lost'): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((text) => socket.send(String(text).replaceAll('"result":"recorded"', `"result":"${result}"`)));
  });
  await page.reload();
}

test('D24, D31, UX 30: that a mission is on the map, and what it has opened, is said once, and after the end of the game', async () => {
  const pair = await Pair.open(house, { city: 'prague' });
  const page = await pair.mate('west', 'Cleo', { ...small, before: LISTENER });
  await page.locator('[data-card]').first().waitFor();
  await pair.win();
  const opened = mission.opened({ n: 3, cities });
  await page.getByText(opened).first().waitFor();
  await expect.poll(() => heard(page)).toContain(opened);
  await saidOnce(page, [t.duet.said.ending.contacted, mission.written, opened], []);
  const ends = [t.duet.said.ending.contacted, mission.written, opened];
  expect((await heard(page)).filter((each) => ends.includes(each))).toEqual(ends);
  expect(await heard(page)).not.toContain(mission.writing);
  await page.getByText(mission.written).first().waitFor();
  await page.getByRole('link', { name: mission.toMap }).click();
  await page.waitForURL(`**/c/${pair.campaign}`);
  // The map stamps what was just won and lights what it opened, once.
  const stamp = tag(page, 'prague').getByText(t.campaign.standings.won).nth(1);
  await stamp.waitFor();
  await expect.poll(() => page.locator('.tag.opened').count()).toBe(3);
  await page.reload();
  await tag(page, 'prague').waitFor();
  expect(await page.locator('.tag.opened').count()).toBe(0);
  expect(await stamp.count()).toBe(0);
});

test('D31: a map that is gone is told plainly, and no way leads there; one that is waited for is still being written', async () => {
  const pair = await Pair.open(house, { city: 'prague' });
  await pair.win();
  const page = await pair.browser('west', { ...small, before: LISTENER });
  await page.getByRole('link', { name: mission.toMap }).waitFor();
  await withResult(page, 'owed');
  await page.getByText(mission.writing).waitFor();
  await expect.poll(() => page.getByRole('link', { name: mission.toMap }).count()).toBe(1);
  expect(await page.getByText(mission.written).count()).toBe(0);

  const gone = await pair.browser('east', { ...small, before: LISTENER });
  await withResult(gone, 'lost');
  await gone.getByRole('main').getByText(mission.lost).waitFor();
  await expect.poll(() => heard(gone)).toContain(mission.lost);
  expect(await gone.getByRole('link', { name: mission.toMap }).count()).toBe(0);
  for (const text of [mission.written, mission.writing, mission.stays, t.duetResult.next.map]) {
    expect(await gone.getByText(text).count(), text).toBe(0);
  }
  await saidOnce(gone, [mission.lost], []);
});

test('D27: two tokens on a card are drawn whole on the open key, and said', async () => {
  const pair = await Pair.open(house, { play: { kind: 'mission', city: 'cairo', tokens: 5, mistakes: 0 } });
  await pair.turn('west', 0, 'miss');
  await pair.turn('east', 0, 'miss');
  await pair.clue('west', 1);
  await pair.touch('east', pair.open('west', 'assassin')[0] as number);
  for (const page of [await pair.browser('west', small), await pair.tv({ reducedMotion: 'reduce' })]) {
    const key = page.getByRole('list', { name: t.duetResult.key.title }).getByRole('listitem');
    await key.first().waitFor();
    // Both may be on one card.
    const said = (await key.allTextContents()).join();
    expect(said.split(t.duet.board.double)).toHaveLength(3);
    // The second token is behind the first: a quarter of its size must show beside it and below.
    const cramped = await page.locator('[data-card] .double').evaluateAll((all) =>
      all.flatMap((token) => {
        const box = token.getBoundingClientRect();
        const card = token.closest('.card') as Element;
        const word = card.querySelector('.word') as Element;
        const lines = document.createRange();
        lines.selectNodeContents(word);
        // Letters begin below the top of their line box.
        const letters = lines.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(word).fontSize) * 0.15;
        const isCut = box.right + box.width / 4 > card.getBoundingClientRect().right;
        return isCut || box.bottom + box.height / 4 > letters ? [word.textContent] : [];
      }),
    );
    await expect.poll(() => page.locator('[data-card] .double').count()).toBe(2);
    expect(cramped).toEqual([]);
  }
});
