/** The host looks through a finished game, and the room watches it on the TV (UX 54). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, clues, keyOf, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { Agent } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { decoded } from '../kit/qr.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

/** A game that the starting team loses with its second clue. */
async function lost(table: Table) {
  const { us, them } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 1);
  await table.at(`${us} operative`).touch(spymaster.open(us)[0] as number);
  await table.at(`${us} operative`).play({ kind: 'stop' });
  await table.at(`${them} spymaster`).clue(clues[1], 1);
  await table.at(`${them} operative`).touch(spymaster.open('assassin')[0] as number);
  return { us, them };
}

const switchOf = (page: Page) => page.getByRole('button', { name: t.replay.onTv });

test('UX 54: the TV follows the host through a game, with everything open or as a seat saw it, until the next game', async () => {
  const table = await Table.open(house);
  const { us } = await lost(table);
  const tv = await table.tv();
  const result = tv.getByRole('heading', { name: t.codenames.result.won[us] });
  await result.waitFor();
  const other = await table.browser('blue operative', phone);
  await other.getByRole('link', { name: t.replay.again }).click();
  await now(other).getByText(t.replay.begin).waitFor();
  expect(await switchOf(other).count()).toBe(0);
  const { secret } = table.host;
  const host = await table.browser('red spymaster', phone);
  await host.getByRole('link', { name: t.replay.again }).click();
  await now(host).getByText(t.replay.begin).waitFor();
  await switchOf(host).click();
  await now(tv).getByText(t.replay.begin).waitFor();
  await button(host, t.replay.onTurn).click();
  await now(tv).getByText(clues[0]).waitFor();
  // Everything is open: the key is on the cards. The way in is where it always is.
  expect(await keyOf(tv)).not.toContain(undefined);
  const texts = tv.locator('.word, .code, .host, .side, [data-now]');
  const sizes = () => texts.evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(40);
  expect(await decoded(tv, 0.5)).toBe(`${house.url}${table.path}`);
  await tv.getByText(table.code).waitFor();
  const size = await tv.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(size).toEqual([1920, 1080]);
  // As an operative saw it, nothing is known before it was found.
  await host.getByRole('combobox', { name: t.replay.as }).selectOption({ index: 2 });
  await until(async () => (await keyOf(tv)).every((known) => known === undefined));
  await button(host, t.replay.on1).click();
  await until(async () => (await keyOf(tv)).filter(Boolean).length === 1);
  // A TV that is switched on later is at the same step.
  const second = await table.tv();
  await until(async () => (await keyOf(second)).filter(Boolean).length === 1);
  expect(await now(second).innerText()).toBe(await now(tv).innerText());
  // Off by the switch, on again, and off by leaving the page.
  await switchOf(host).click();
  await result.waitFor();
  await switchOf(host).click();
  await result.waitFor({ state: 'hidden' });
  await host.getByRole('link', { name: t.replay.back }).click();
  await result.waitFor();
  // A host whose connection is gone leaves it there; a new game takes the TV.
  await host.goBack();
  await switchOf(host).click();
  await result.waitFor({ state: 'hidden' });
  await host.close();
  const agent = await Agent.at(house.url, table.id, secret);
  expect(await result.count()).toBe(0);
  await agent.act({ kind: 'again', rotate: false });
  await tv.locator('.where').waitFor({ state: 'detached' });
  await until(async () => (await keyOf(tv)).every((known) => known === undefined));
});
