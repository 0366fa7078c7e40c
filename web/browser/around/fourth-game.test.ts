/**
 * A game is a folder: a copy of the repository gets the example game by its folders and its lines in the registries, as
 * docs/adding-a-game.md says. It is checked and built, obeys the laws, and is played in the browser.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button } from '../codenames/controls.ts';
import { example, lines, treeWithExample } from '../kit/example-tree.ts';
import { openHouse } from '../kit/house.ts';
import { t, textsOf } from '../kit/texts.ts';

type Failure = { readonly step: string; readonly output: string };

const tree = mkdtempSync(join(tmpdir(), 'safehouse-fourth-game-'));
/** Types of the tree, but not of tests that are about other games. */
const types = [
  'server/main.ts',
  'server/testing/test-server.ts',
  'bots/worker.ts',
  'rules/courier',
  'rules/table/*.ts',
];
let changed: readonly string[] = [];
let failures: readonly Failure[] = [];

// Only a tree that hangs takes so long.
beforeAll(async () => {
  changed = treeWithExample(tree);
  const tsconfig = { extends: './tsconfig.json', include: types };
  writeFileSync(join(tree, 'tsconfig.example.json'), JSON.stringify(tsconfig));
  const run = async (...[first, ...rest]: readonly (readonly string[])[]): Promise<Failure[]> =>
    first ? [...(await outcome(first)), ...(await run(...rest))] : [];
  // Two at a time.
  const both = await Promise.all([
    run([
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      'web',
      '--tsconfig',
      './tsconfig.json',
      '--tsgo',
    ]),
    run(
      ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
      ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.example.json'],
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', 'rules/courier'],
      ['scripts/check-arrows.ts', '--write'],
    ),
  ]);
  failures = both.flat();
}, 900_000);

const house = openHouse({ tree });
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('with its folders and lines added, the tree passes types and arrows and builds, and the game obeys the laws', () => {
  expect(failures).toEqual([]);
});

test('it is added by lines in the registries that the page about it names, and by nothing else', () => {
  const page = readFileSync(join(example, '..', '..', 'docs', 'adding-a-game.md'), 'utf8');
  for (const { file, add } of lines) {
    expect(page).toContain(`\`${file}\``);
    expect(page).toContain(add.trim().replace(/^, /, ''));
  }
  const named = new Set(lines.map(({ file }) => file));
  expect(new Set(changed.map((file) => file.replace(/texts\/[a-z]{2}\//, 'texts/<language>/')))).toEqual(named);
});

test('two people play it to the end in two languages, and only the courier sees the parcel before', async () => {
  const en = await courierTexts('en');
  const da = await courierTexts('da');
  const host = await house.guest('/', { remembers: { name: 'Ada' } });
  await host.getByRole('radio', { name: en.names.game.name, exact: true }).check();
  await button(host, t.home.open.button).click();
  await host.waitForURL('**/t/*');
  const guest = await house.guest(new URL(host.url()).pathname, { remembers: { name: 'Bo', language: 'da' } });
  await guest.getByText(da.names.game.note).waitFor();
  await guest.getByText(da.texts.setup.triesOf[3]).waitFor();
  await host.getByRole('radio', { name: en.texts.setup.triesOf[2] }).check();
  await guest.getByText(da.texts.setup.triesOf[2]).waitFor();
  const danish = await textsOf('da');
  await button(guest, danish.lobby.sitAt({ seat: da.names.seat.searcher })).click();
  await button(host, t.lobby.start).click();

  await host.getByText(en.texts.yourTurn.courier).waitFor();
  await guest.getByText(da.texts.theirTurn.courier).waitFor();
  const lockers = await host.getByRole('list', { name: en.texts.lockers }).getByRole('button').allTextContents();
  const parcel = lockers.findIndex((text) => text.includes(en.texts.content.parcel));
  expect(parcel).toBeGreaterThanOrEqual(0);
  expect(await guest.getByText(da.texts.content.parcel, { exact: true }).count()).toBe(0);

  const line = (row: number) => button(host, en.texts.lines[row as 0]);
  await line(Math.floor(parcel / 3)).click();
  await host.locator('#content').getByText(en.refusals['parcel-is-there']).waitFor();
  await line((Math.floor(parcel / 3) + 1) % 3).click();

  await guest.getByText(da.texts.yourTurn.searcher).waitFor();
  await guest.getByRole('list', { name: da.texts.lockers }).getByRole('button').nth(parcel).click();
  const [, word = ''] = /^\s*(\S.*?)\s*$/.exec((lockers[parcel] ?? '').replace(en.texts.content.parcel, '')) ?? [];
  await button(guest, da.texts.openIt.replace('{word}', word)).click();
  await isOver(guest, da.texts.endings.found);
  await isOver(host, en.texts.endings.found);
  await house.guest(`${new URL(host.url()).pathname}/tv`).then((tv) => tv.getByText(en.texts.endings.found).waitFor());
  await button(host, t.play.result.again).waitFor();
});

test('its rules have a page, and the front page offers it', async () => {
  const { names, texts } = await courierTexts('en');
  const page = await house.guest('/');
  await page.getByText(names.game.about).waitFor();
  await page.getByRole('link', { name: t.home.rulesOf({ game: names.game.name }) }).click();
  await page.getByText(texts.rules.K4).waitFor();
});

async function isOver(page: Page, how: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: how }).waitFor();
}

async function courierTexts(language: 'en' | 'da') {
  const folder = join(tree, 'web', 'src', 'texts', language);
  const { courier, refusals } = await import(join(folder, 'courier.ts'));
  const { courierNames } = await import(join(folder, 'courier-names.ts'));
  return { texts: courier, refusals, names: courierNames };
}

/** Runs a command on this Node in the tree, outside of this test run. */
function outcome([script = '', ...rest]: readonly string[]): Promise<Failure[]> {
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name));
  return new Promise((done) => {
    const options = { cwd: tree, env: { ...Object.fromEntries(env), NO_COLOR: '1' }, maxBuffer: 1e8 };
    execFile(process.execPath, [join(tree, script), ...rest], options, (error, out, trouble) =>
      done(error ? [{ step: script, output: out + trouble }] : []),
    );
  });
}
