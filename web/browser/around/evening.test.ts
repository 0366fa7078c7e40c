/** The evening at a table: a page with an address of its own, and on the TV between games (UX 53). */
import { expect, test } from 'vitest';
import { button, clues } from '../codenames/controls.ts';
import { four, Table } from '../codenames/table.ts';
import { openHouse } from '../kit/house.ts';
import { decoded } from '../kit/qr.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

/** The starting team finds two cards on its clue, then the assassin. */
async function played(table: Table): Promise<string[]> {
  const { us } = table.sides;
  const [spymaster, operative] = [table.at(`${us} spymaster`), table.at(`${us} operative`)];
  const found = spymaster.open(us).slice(0, 2);
  await spymaster.clue(clues[0], 3);
  for (const card of [...found, ...spymaster.open('assassin')]) await operative.touch(card);
  return found.map((card) => spymaster.game.cards[card]?.word.replaceAll('\u00ad', '').toUpperCase() as string);
}

/** A table with two finished games. */
async function twoGames() {
  const table = await Table.open(house);
  const first = await played(table);
  await table.host.act({ kind: 'again', rotate: false });
  await Promise.all(four.map((seat) => table.at(seat).until((view) => view.phase === 'playing')));
  await played(table);
  return { table, first };
}

test('UX 53: the evening has a link of its own; back leads to the result, and who left is not named', async () => {
  const { table, first } = await twoGames();
  const page = await table.browser('red operative', phone);
  await page.getByRole('link', { name: t.evening.open }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: t.evening.clues }).waitFor();
  await main.getByText(first.join(', ')).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`${table.path}/evening`);
  expect(await button(page, t.replay.onTv).count()).toBe(0);
  await page.goBack();
  await button(page, t.play.result.imIn).waitFor();
  // A stranger with the link reads the same, until someone leaves and takes their name along.
  const stranger = await house.guest(`${table.path}/evening`, phone);
  const told = stranger.getByRole('main');
  await told.getByText('Ada').first().waitFor();
  await table.at('red spymaster').act({ kind: 'leave' });
  await told.getByText('Ada').first().waitFor({ state: 'detached' });
  await told.getByText(first.join(', ')).first().waitFor();
});

test('UX 28, 53: from the second game on the TV shows the evening in turn with the table, and when the host wants it', async () => {
  const { table } = await twoGames();
  const tv = await table.tv({ prepare: (page) => page.clock.install() });
  const result = tv.getByRole('list', { name: t.play.log.heading });
  const evening = tv.getByRole('heading', { name: t.evening.title });
  await result.waitFor();
  const host = await table.browser('red spymaster', phone);
  await host.getByRole('link', { name: t.evening.open }).click();
  await button(host, t.replay.onTv).click();
  await evening.waitFor();
  const texts = tv.locator('h1, h2, li, .code, .host');
  const sizes = await texts.evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  expect(await decoded(tv, 0.5)).toBe(`${house.url}${table.path}`);
  const size = await tv.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(size).toEqual([1920, 1080]);
  await host.getByRole('link', { name: t.replay.back }).click();
  await result.waitFor();
  // By itself, in turn.
  await tv.clock.fastForward(41_000);
  await evening.waitFor();
  await tv.clock.fastForward(21_000);
  await result.waitFor();
});
