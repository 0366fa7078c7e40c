/** Chunks of a page that cannot be loaded: removed by an upgrade of the server, or the network failed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { board, button } from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import { openHouse, until } from '../kit/house.ts';
import { builtPages } from '../kit/test-server.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();
const upgraded = mkdtempSync(join(tmpdir(), 'safehouse-upgraded-'));
afterAll(() => rmSync(upgraded, { recursive: true }));

/** The same pages as another build: every script is renamed, with its references. */
function rename(): void {
  rmSync(upgraded, { recursive: true, force: true });
  cpSync(builtPages, upgraded, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(upgraded, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const file of [...scripts.map((name) => join(assets, name)), join(upgraded, 'index.html')]) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      scripts.reduce((all, name) => all.replaceAll(name, anew(name)), text),
    );
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, anew(name)));
}

const anew = (name: string) => name.replace(/\.js$/, '-anew.js');

test('an old page reloads itself at its table when one of its files is gone', async () => {
  rename();
  const table = await Table.open(house);
  const page = await table.browser('red operative');
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
  expect(await page.locator('script[type=module][src]').getAttribute('src')).toMatch(/-anew\.js$/);
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
