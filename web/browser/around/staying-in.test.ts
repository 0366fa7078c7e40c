/** UX 22–26: reloads, lost networks, second tabs, killed servers, and a screen that stays awake. */
import { closeCode, type Farewell } from '@safehouse/protocol/codes.ts';
import type { FromServer } from '@safehouse/protocol/messages.ts';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  actButton,
  board,
  button,
  card,
  clues,
  coveredOf,
  keyOf,
  labels,
  now,
  touch,
  turned,
  wordsOf,
} from '../codenames/controls.ts';
import { Table } from '../codenames/table.ts';
import type { Agent } from '../kit/agent.ts';
import { openHouse, until } from '../kit/house.ts';
import { heard, LISTENER } from '../kit/keys.ts';
import { boxOf } from '../kit/layout.ts';
import { t } from '../kit/texts.ts';

const house = openHouse();

/** The page shows what the server says. */
async function agrees(page: Page, truth: Agent): Promise<void> {
  await until(
    async () => JSON.stringify(await coveredOf(page)) === JSON.stringify(truth.game.cards.map((each) => each.covered)),
  );
  expect(await wordsOf(page)).toEqual(truth.game.cards.map(({ word }) => word.replaceAll('\u00ad', '')));
}

/** A proxy between page and server that can drop messages and cut the connection. */
class Line {
  toHouse = true;
  toPage = true;
  #route: WebSocketRoute | undefined;

  readonly prepare = (page: Page) =>
    page.routeWebSocket(/\/ws$/, (route) => {
      this.#route = route;
      const server = route.connectToServer();
      route.onMessage((message) => this.toHouse && server.send(message));
      server.onMessage((message) => this.toPage && route.send(message));
    });

  async cut(): Promise<void> {
    await this.#route?.close();
  }

  async bye(code: Farewell): Promise<void> {
    this.#route?.send(JSON.stringify({ type: 'bye', code } satisfies FromServer));
    await this.#route?.close({ code: closeCode(code) });
  }
}

test('UX 22: a reload in the middle brings seat, role and board back, no questions asked', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  await table.at(`${us} spymaster`).clue(clues[0], 2);
  const page = await table.browser(`${us} operative`);
  await card(page, 7).click();
  await actButton(page).and(page.locator(':not([aria-disabled])')).waitFor();
  // Chosen at once, marked once the server has confirmed it.
  await card(page, 7).locator('.mark').waitFor();
  const before = await labels(page);
  await page.reload({ waitUntil: 'commit' });
  await now(page).getByText(t.codenames.now.operative.first).waitFor();
  expect(await labels(page)).toEqual(before);
  expect(await page.getByRole('textbox', { name: t.lobby.join.name }).count()).toBe(0);

  const spymaster = await table.browser(`${us} spymaster`);
  const key = await keyOf(spymaster);
  await spymaster.reload();
  expect(await keyOf(spymaster)).toEqual(key);
});

test('UX 23: without network a banner comes at once; back again, moves made meanwhile arrive once', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 3);
  const page = await table.browser(`${us} operative`, { before: LISTENER });
  const [first, second] = spymaster.open(us) as [number, number];
  await touch(page, first);
  await turned(page, first, us);
  await actButton(page).and(page.locator(':not([aria-busy])')).waitFor();

  await page.context().setOffline(true);
  const banner = page.getByText(t.table.connection.offline);
  await banner.waitFor();
  // It covers none of the actions.
  const [note, act] = [await boxOf(banner), await boxOf(actButton(page))];
  expect(note.y + note.height).toBeLessThan(act.y);
  // Taps made offline are kept.
  await card(page, second).click();
  await actButton(page).click();
  await page.context().setOffline(false);
  await until(async () => (await heard(page)).includes(t.table.connection.back));
  await until(() => spymaster.game.clues[0]?.guesses.length === 2);
  await agrees(page, spymaster);
  expect(spymaster.game.clues[0]?.guesses.map((guess) => guess.card)).toEqual([first, second]);
});

test('UX 23: an answer lost on the way doubles no move', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 3);
  const line = new Line();
  const page = await table.browser(`${us} operative`, { prepare: line.prepare });
  const [first] = spymaster.open(us) as [number];
  await card(page, first).click();
  await actButton(page).and(page.locator(':not([aria-disabled])')).waitFor();
  // The touch arrives, its answer does not: the page sends it again, and it is not played twice.
  line.toPage = false;
  await actButton(page).click();
  await until(() => spymaster.game.clues[0]?.guesses.length === 1);
  await line.cut();
  line.toPage = true;
  await turned(page, first, us);
  await actButton(page).and(page.locator(':not([aria-busy])')).waitFor();
  expect(spymaster.game.clues[0]?.guesses).toHaveLength(1);
  await agrees(page, spymaster);
});

test('UX 23: a network that dies in silence is noticed within 3 s of the page’s own time, and so is its return', async () => {
  const table = await Table.open(house);
  const line = new Line();
  const page = await table.browser('red operative', {
    prepare: async (page) => {
      await line.prepare(page);
      await page.clock.install({ time: house.server.now });
      await page.clock.pauseAt(house.server.now + 1_000);
    },
  });
  await board(page).waitFor();
  line.toHouse = line.toPage = false;
  await page.clock.runFor(2_999);
  await page.getByText(t.table.connection.lost).waitFor();
  line.toHouse = line.toPage = true;
  await page.clock.runFor(5_000);
  await page.getByText(t.table.connection.back).waitFor();
});

test('UX 24: a second tab takes the seat over with a message; the number of players stays right', async () => {
  const table = await Table.open(house);
  const first = await table.browser('red operative');
  await board(first).waitFor();
  const second = await first.context().newPage();
  await second.goto(table.path);
  await board(second).waitFor();
  await first.getByText(t.farewell.takenOverTitle).first().waitFor();
  const onlooker = await table.onlooker();
  expect(onlooker.view.people.filter(({ left }) => !left)).toHaveLength(4);
  await until(() => onlooker.present.length === 4);
  await button(first, t.farewell.useHere).click();
  await board(first).waitFor();
  await second.getByText(t.farewell.takenOverTitle).first().waitFor();
  await until(() => onlooker.present.length === 4);
});

test('UX 25: a server killed in the middle of a game looks like a short network loss', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const spymaster = table.at(`${us} spymaster`);
  await spymaster.clue(clues[0], 2);
  const [first, second] = spymaster.open(us) as [number, number];
  const page = await table.browser(`${us} operative`);
  await touch(page, first);
  await turned(page, first, us);
  await house.kill();
  await page.getByText(t.table.connection.lost).waitFor();
  await card(page, second).click();
  await actButton(page).click();
  await house.start();
  await turned(page, second, us);
  const truth = await table.onlooker();
  expect(truth.game.clues[0]?.guesses.map((guess) => guess.card)).toEqual([first, second]);
  await agrees(page, truth);
});

test('UX 26: the screen is kept awake while playing, and asked for again when the page is back', async () => {
  const table = await Table.open(house);
  const page = await table.browser('red operative', {
    before: `
      globalThis.locks = [];
      const request = (kind) => { const lock = { kind, released: false, release: async () => { lock.released = true; } }; locks.push(lock); return Promise.resolve(lock); };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });`,
  });
  await board(page).waitFor();
  const locks = () =>
    page.evaluate(() =>
      (globalThis as unknown as { locks: { kind: string; released: boolean }[] }).locks.map(({ kind, released }) => ({
        kind,
        released,
      })),
    );
  expect(await locks()).toEqual([{ kind: 'screen', released: false }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await until(async () => (await locks()).length === 2);
  await page.getByRole('link', { name: t.table.menu.home }).click();
  await page.getByRole('heading', { name: t.home.open.title }).waitFor();
  expect((await locks()).at(-1)?.released).toBe(true);
});

test('a table that was stopped is not forgotten: its link stays on the home page', async () => {
  const table = await Table.open(house, { lobby: true });
  const line = new Line();
  const page = await table.browser('blue operative', { prepare: line.prepare });
  await now(page).waitFor();
  await line.bye('table-stopped');
  await page.getByText(t.refusals['table-stopped']).waitFor();
  await page.getByRole('link', { name: t.common.toHome, exact: true }).click();
  await page.locator(`a[href="/t/${table.id}"]`).first().waitFor();
});
