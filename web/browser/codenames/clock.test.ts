/** UX 16: clocks can be off, paused, extended; they are announced, and never tell by colour alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codenamesIn } from '../kit/agent.ts';
import { openHouse } from '../kit/house.ts';
import { t } from '../kit/texts.ts';
import { announcer, board, button, clues, giveClue } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();

test('UX 16: without a clock there is none; the host sets one in the lobby by taps', async () => {
  const table = await Table.open(house, { lobby: true });
  const host = await table.browser('red spymaster');
  await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).and(host.locator(':checked')).waitFor();
  await host.getByRole('radio', { name: t.lobby.setup.clocks.limits }).click();
  await host.getByRole('textbox', { name: t.lobby.setup.clueSeconds }).fill('45');
  await host.getByRole('textbox', { name: t.lobby.setup.clueSeconds }).press('Tab');
  const onlooker = await table.onlooker();
  await onlooker.until(
    ({ setup }) =>
      setup.game === 'codenames' && setup.options.clock.kind === 'limits' && setup.options.clock.clue === 45,
  );
  await host.getByRole('radio', { name: t.lobby.setup.clocks.off }).click();
  await onlooker.until(({ setup }) => setup.game === 'codenames' && setup.options.clock.kind === 'off');
  await button(host, t.lobby.start).click();
  await board(host).waitFor();
  expect(await host.getByRole('button', { name: t.play.clock.limit }).count()).toBe(0);
});

test('UX 16: seconds that the host is typing stay when another option changes', async () => {
  const table = await Table.open(house, { lobby: true, clock: { kind: 'limits', clue: 60, guess: 60 } });
  const host = await table.browser('red spymaster');
  const seconds = host.getByRole('textbox', { name: t.lobby.setup.clueSeconds });
  await seconds.fill('45');
  // By script, so that the field keeps the focus and sends nothing yet.
  await host.getByRole('checkbox', { name: t.gloss.title }).evaluate((box: HTMLInputElement) => box.click());
  const onlooker = await table.onlooker();
  await onlooker.until(({ setup }) => setup.game === 'codenames' && setup.options.glosses !== undefined);
  expect(await seconds.inputValue()).toBe('45');
});

test('UX 16: the host pauses, goes on and extends; 30 s and 10 s are announced, in words', async () => {
  const table = await Table.open(house, { lobby: true, clock: { kind: 'limits', clue: 31, guess: 11 } });
  // Page time is paused like the server's, and advanced together with it.
  const prepare = async (page: Page) => {
    await page.clock.install({ time: house.server.now - 1_000 });
    await page.clock.pauseAt(house.server.now);
  };
  const host = await table.browser('red spymaster', { viewport: { width: 360, height: 640 }, prepare });
  const other = await table.browser('blue operative', { viewport: { width: 1280, height: 800 }, prepare });
  const pass = async (seconds: number) => {
    await house.skip(seconds);
    for (const page of [host, other]) await page.clock.runFor(seconds * 1000);
  };
  const clock = (page: Page) => page.getByRole('button', { name: t.play.clock.limit });
  await button(host, t.lobby.start).click();
  await clock(host).waitFor();
  await clock(other).waitFor();
  await pass(1);
  await announcer(host).getByText(t.play.clock.soon).waitFor();
  await clock(host).getByText(t.play.clock.hurry.soon).waitFor();

  await clock(host).click();
  await button(host, t.play.clock.pause).click();
  await clock(other).getByText(t.play.clock.paused).waitFor();
  await announcer(other).getByText(t.codenames.said.paused).waitFor();
  const onlooker = await table.onlooker();
  const left = onlooker.game.clock?.left as number;
  await button(host, t.play.clock.extend).click();
  await onlooker.until((view) => codenamesIn(view)?.clock?.left === left + 60_000);
  await button(host, t.play.clock.resume).click();
  await announcer(other).getByText(t.codenames.said.resumed).waitFor();
  await host.keyboard.press('Escape');

  // Other players get a reason why they cannot.
  await clock(other).click();
  await other.getByText(t.refusals['host-only']).first().waitFor();
  await other.keyboard.press('Escape');

  if (onlooker.game.team === 'red') await giveClue(host, clues[0]);
  else await table.at('blue spymaster').clue(clues[0], 1);
  await announcer(other).getByText(clues[0]).waitFor();
  await pass(1);
  await announcer(other).getByText(t.play.clock.last).waitFor();
  await clock(other).getByText(t.play.clock.hurry.last).waitFor();
  // Announced once, regardless of how many seconds pass.
  await pass(2);
  await expect.poll(() => announcer(other).getByText(t.play.clock.last).count()).toBe(1);
});

test('UX 16: anyone may turn the hourglass', async () => {
  const table = await Table.open(house, { clock: { kind: 'hourglass', seconds: 10 } });
  const page = await table.browser('blue operative');
  await button(page, t.codenames.clock.turn).click();
  await page.getByRole('button', { name: t.codenames.clock.hourglass }).waitFor();
  await announcer(page)
    .getByText(t.codenames.said.hourglass({ seconds: 10 }))
    .waitFor();
});
