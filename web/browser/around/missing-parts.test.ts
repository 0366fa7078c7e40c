/** Chunks of a page that cannot be loaded: removed by an upgrade of the server, or the network failed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { board, button } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { anotherBuild } from '../kit/another-build.ts';
import { openHouse, until } from '../kit/house.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const upgraded = mkdtempSync(join(tmpdir(), 'safehouse-upgraded-'));
afterAll(() => rmSync(upgraded, { recursive: true }));

test('an old page reloads itself at its table when one of its files is gone', async () => {
  anotherBuild(upgraded);
  const table = await Table.open(house);
  // Another guest's browser may have cached the missing file.
  const page = await table.browser('red operative', { isUsed: false });
  await board(page).waitFor();
  let isLoadedAnew = false;
  page.once('load', () => {
    isLoadedAnew = true;
  });
  await house.kill();
  await house.start(upgraded);
  const dialog = page.getByRole('dialog');
  // The first chunk that the page needs, this one or a preload, triggers the reload.
  const asks = () => button(page, t.table.menu.settings).click({ timeout: 2_000 });
  await until(async () => {
    if (!isLoadedAnew) await asks().catch(() => undefined);
    return isLoadedAnew;
  });
  await board(page).waitFor();
  expect(await page.locator('script[type=module][src]').getAttribute('src')).toMatch(/-new\.js$/);
  await until(async () => {
    if (!(await dialog.isVisible())) await asks().catch(() => undefined);
    return dialog.isVisible();
  });
  // The page reported only the missing chunks (with and without their name).
  const troubles = await house.clear();
  expect(troubles.filter((what) => what !== '' && !/404.*\/assets\//.test(what))).toEqual([]);
});

test('a file that could not be prefetched is loaded when it is needed', async () => {
  const table = await Table.open(house);
  const page = await table.browser('red operative', {
    prepare: async (page) => void (await page.route('**/assets/Result-*.js', (route) => route.abort())),
  });
  await page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Result-'));
  await page.unrouteAll();
  await table.host.act({ kind: 'abandon' });
  await page.getByText(t.play.result.abandonedNote).waitFor();
});

test('a saved game whose page is incomplete is not called damaged, and can be opened once the parts are there', async () => {
  const page = await house.guest('/replay', {
    isUsed: false,
    prepare: async (page) => void (await page.route('**/assets/check-*.js', (route) => route.abort())),
  });
  await page.locator('main[aria-busy="false"]').waitFor();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{"no": "game"}') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(t.common.failed).waitFor();
  expect(await page.locator('[data-fault]').count()).toBe(0);
  await page.unrouteAll();
  await page.locator('input[type=file]').setInputFiles({ ...file, name: 'again.json' });
  await page.locator('[data-fault]').waitFor();
  await page.getByText(t.common.failed).waitFor({ state: 'detached' });
});
