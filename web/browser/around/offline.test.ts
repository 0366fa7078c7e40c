/** UX 40: what works without a network, and how an update of the pages comes in. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savedFrom } from '@safehouse/rules/record/saved.ts';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { board, clues, now } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { ANOTHER, anotherBuild } from '../kit/another-build.ts';
import { openHouse, until } from '../kit/house.ts';
import { builtPages } from '../kit/test-server.ts';
import { textsOf } from '../kit/texts.ts';

const house = openHouse();
const upgraded = mkdtempSync(join(tmpdir(), 'safehouse-offline-'));
afterAll(() => rmSync(upgraded, { recursive: true }));

const withWorker = { serviceWorkers: 'allow' } as const;

/** The names of all stored files. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}

/**
 * Waits for the parts of a table that are loaded some seconds after the board: one that fails to load while the server
 * is replaced makes the page reload.
 */
async function allLoaded(page: Page): Promise<void> {
  for (const part of ['Chat-', 'Judge-', 'Result-', 'packed-']) {
    await until(() =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}`)),
        part,
      ),
    );
  }
  await page.waitForLoadState('networkidle');
}

/**
 * Call it while the old service worker is active; `replaced` resolves when a new one is. Chromium loses a visit that
 * comes while it stops the old one.
 */
async function watchWorkers(page: Page): Promise<{ readonly replaced: Promise<void> }> {
  const workers = await page.context().newCDPSession(page);
  let old: string | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  workers.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    const active = versions.find(({ status }) => status === 'activated')?.versionId;
    old ??= active;
    if (active !== undefined && active !== old) resolve();
  });
  await workers.send('ServiceWorker.enable');
  return { replaced: promise };
}

test('UX 40: after one visit, a saved game is opened, checked and looked through without a network', async () => {
  const t = await textsOf('hu');
  const table = await Table.open(house);
  const spymaster = table.at(`${table.sides.us} spymaster`);
  await spymaster.clue(clues[0], 1);
  await table.at(`${table.sides.us} operative`).touch(spymaster.open('assassin')[0] as number);
  const record = await fetch(`${house.url}/api/tables/${table.id}/games/1/record`);
  const saved = JSON.stringify(savedFrom((await record.json()) as GameRecord));

  const device = await house.device({ ...withWorker, remembers: { language: 'hu' } });
  await device.clock.install();
  const first = await device.newPage();
  await first.goto('/');
  await first.getByRole('heading', { level: 1 }).waitFor();
  await device.clock.runFor(10_000);
  await until(async () => (await stored(first)).some((file) => file.includes('/ending-')));
  await first.close();
  await device.setOffline(true);
  const page = await device.newPage();
  await page.goto('/replay');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(saved) };
  await page.locator('input[type=file]').setInputFiles(file);
  await now(page).getByText(t.replay.begin).waitFor();
  await page.keyboard.press('ArrowRight');
  await now(page).getByText(clues[0]).waitFor();
  await expect.poll(() => page.locator('[data-card]').count()).toBe(25);
});

test('UX 40, 44: after one visit, lessons and rules need no network, and nothing of a table is stored', async () => {
  const t = await textsOf('hu');
  const device = await house.device({ ...withWorker, remembers: { language: 'hu' } });
  await device.clock.install();
  const first = await device.newPage();
  await first.goto('/');
  await first.getByRole('heading', { level: 1 }).waitFor();
  await device.clock.runFor(10_000);
  await until(async () => (await stored(first)).some((file) => file.includes('/learn-')));
  await first.goto(`/t/${'x'.repeat(22)}`);
  expect((await stored(first)).filter((file) => !file.startsWith('/assets/'))).toEqual(['/']);
  await first.close();

  await device.setOffline(true);
  const page = await device.newPage();
  await page.goto('/');
  await page.getByText(t.home.noNetwork.note).waitFor();
  await page
    .getByRole('link', { name: `${t.table.menu.lesson}: ${t.games.codenames.name}` })
    .first()
    .click();
  await page.getByText(t.lessonCodenames.say.intro).waitFor();
  await page.getByRole('button', { name: t.learn.next }).click();
  await page.getByText(t.lessonCodenames.say.mark({ clue: t.lessonCodenames.clues.first, n: 2 })).waitFor();
  await page.goto('/learn/spyfall');
  await page.getByText(t.lessonSpyfall.say.card).waitFor();
  await page.goto('/rules/duet');
  await page.getByRole('heading', { name: t.duetHelp.rules.title }).waitFor();
});

test('UX 40: an update in the middle of a game reloads nothing, and comes with the next visit', async () => {
  anotherBuild(upgraded);
  // The old parts are still there: without them the page would reload by itself.
  cpSync(join(builtPages, 'assets'), join(upgraded, 'assets'), { recursive: true });
  const table = await Table.open(house);
  const page = await table.browser('red operative', withWorker);
  await board(page).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  // From the second visit on, the page is the worker's.
  await page.reload();
  await board(page).waitFor();
  await allLoaded(page);
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await house.kill();
  await house.start(upgraded);
  await until(() =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      await worker.update().catch(() => undefined);
      return worker.waiting !== null;
    }),
  );
  await board(page).waitFor();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);

  const next = await page.context().newPage();
  const { replaced } = await watchWorkers(next);
  await page.close();
  await replaced;
  await next.goto('/');
  expect(await next.locator('script[type=module][src]').getAttribute('src')).toContain(ANOTHER);
});
