/** Finished games looked through step by step (UX 19, 50), saved, and opened again from a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, clues, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

/** A game that the starting team loses: two clues, then the assassin. */
async function lost(table: Table) {
  const { us, them } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  const cards = spymaster.open(us);
  const assassin = spymaster.open('assassin')[0] as number;
  const word = (card: number) => spymaster.game.cards[card]?.word.replaceAll('\u00ad', '') as string;
  await spymaster.clue(clues[0], 1);
  await table.at(`${us} operative`).touch(cards[0] as number);
  await table.at(`${us} operative`).play({ kind: 'stop' });
  await table.at(`${them} spymaster`).clue(clues[1], 1);
  await table.at(`${them} operative`).play({ kind: 'mark', card: cards[1] as number, on: true });
  await table.at(`${them} operative`).touch(spymaster.open('bystander')[0] as number);
  await spymaster.clue(clues[2], 2);
  await table.at(`${us} operative`).touch(assassin);
  return { us, them, first: word(cards[0] as number), assassin, killer: word(assassin) };
}

const position = (page: Page) => page.getByRole('slider', { name: t.replay.position });

test('UX 19, 50: a lost game is looked through on a phone, as a player saw it and with everything open', async () => {
  const table = await Table.open(house);
  const { us, them, first, assassin, killer } = await lost(table);
  const page = await table.browser(`${us} operative`, phone);
  await page.getByRole('heading', { name: t.codenames.result.won[them] }).waitFor();
  await page.getByRole('link', { name: t.replay.again }).click();
  await now(page).getByText(t.replay.begin).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${table.path}/replay/1`);
  const key = page.locator('[data-card] [data-team]');
  expect(await key.count()).toBeGreaterThanOrEqual(25);
  await button(page, t.replay.onTurn).click();
  await now(page).getByText(clues[0]).waitFor();
  await button(page, t.replay.on1).click();
  await now(page).getByText(first).waitFor();
  // What the operative did not know is hidden, and so is what came later.
  await page.getByRole('combobox', { name: t.replay.as }).selectOption({ index: 2 });
  await until(async () => (await page.locator('[data-card] .tab').count()) === 0);
  await page.keyboard.press('End');
  await now(page).getByText(killer).waitFor();
  await page.keyboard.press('ArrowLeft');
  await now(page).getByText(clues[2]).waitFor();
  await until(async () => (await page.locator(`[data-card="${assassin}"] .plate`).count()) === 0);
  // The moment is in the address, and a link to it leads there.
  await until(() => page.url().endsWith('#7'));
  const moment = new URL(page.url());
  const stranger = await house.guest(moment.pathname + moment.hash, phone);
  await now(stranger).getByText(clues[2]).waitFor();
  await button(page, t.replay.moments).click();
  await page.getByRole('dialog').getByRole('button', { name: clues[1] }).click();
  await now(page).getByText(clues[1]).waitFor();
  // A bot is asked about the moment that is shown.
  const asked = page.waitForResponse((response) => response.url().endsWith(`${table.id}/games/1/clues/1`));
  await page.getByRole('button', { name: t.play.result.askBot, exact: true }).click();
  await asked;
  const opinion = page.getByRole('dialog', { name: t.review.title });
  await opinion.getByRole('heading', { name: clues[1], exact: false }).waitFor();
  await opinion.getByText(t.review.thinking).waitFor({ state: 'hidden' });
  expect((await opinion.locator('.review p').allInnerTexts()).length).toBeGreaterThan(0);
  await button(page, t.common.close).click();
  await page.getByRole('link', { name: t.replay.back }).click();
  await page.getByRole('heading', { name: t.codenames.result.won[them] }).waitFor();
});

test('UX 50: by keyboard and screen reader, forwards, back, by turn, and played by itself', async () => {
  const table = await Table.open(house);
  await lost(table);
  const page = await house.guest(`${table.path}/replay/1`, phone);
  await now(page).getByText(t.replay.begin).waitFor();
  const steps = Number(await position(page).getAttribute('max'));
  expect(steps).toBeGreaterThan(5);
  const said = page.locator('[aria-live]');
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['PageDown', 4],
    ['PageUp', 1],
    ['End', steps],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await until(async () => (await position(page).inputValue()) === String(at));
    if (at > 0)
      await said
        .getByText(await now(page).innerText())
        .first()
        .waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Space');
  await button(page, t.replay.pause).waitFor();
  await until(async () => Number(await position(page).inputValue()) > 0);
  await page.keyboard.press('Space');
  await button(page, t.replay.play).waitFor();
});

test('a saved game has only the names that were agreed to, opens without a server, and tells when it was changed', async () => {
  const table = await Table.open(house);
  const { us, them, killer } = await lost(table);
  const page = await table.browser(`${us} operative`, phone);
  await page.getByRole('heading', { name: t.codenames.result.won[them] }).waitFor();
  await button(page, t.replay.save).click();
  await page.getByText(t.replay.saving.noNames).waitFor();
  await page.getByRole('checkbox', { name: t.replay.saving.mine }).check();
  await page.getByText(t.replay.saving.noNames).waitFor({ state: 'hidden' });
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, t.replay.saving.download).click()]);
  const path = await download.path();
  const saved = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
  expect(saved.people.flatMap(({ name }) => name ?? [])).toHaveLength(1);

  // A device whose browser has no file of ours yet.
  const reader = await house.guest('/', { ...phone, isUsed: false });
  await reader.getByRole('link', { name: t.home.saved }).click();
  const file = reader.locator('input[type=file]');
  const forged = join(tmpdir(), `forged-${table.id}.json`);
  const events = saved.events.map((event, i) =>
    event.kind === 'played' && i === saved.events.length - 1
      ? { ...event, event: { ...event.event, by: 'p9' } }
      : event,
  );
  writeFileSync(forged, JSON.stringify({ ...saved, events }));
  await file.setInputFiles(forged);
  await reader.getByText(t.replay.faults['bad-event']).waitFor();
  await reader.getByText(t.replay.faults.event({ event: events.length })).waitFor();
  await reader.locator('main[aria-busy="false"]').waitFor();
  await reader.context().setOffline(true);
  await file.setInputFiles(path);
  await now(reader).getByText(t.replay.begin).waitFor();
  await reader.keyboard.press('End');
  await now(reader).getByText(killer).waitFor();
  const seats = await reader.getByRole('combobox', { name: t.replay.as }).locator('option').allInnerTexts();
  expect(seats).toContain(t.seat[us].spymaster);
  await reader.context().setOffline(false);
});
