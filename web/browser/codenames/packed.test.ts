/**
 * After the first board a page asks for packed frames and uses them; if their reader cannot be loaded, it continues
 * with JSON.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from '../kit/house.ts';
import { board, clues } from './controls.ts';
import { Table } from './table.ts';

const house = openHouse();

interface Said {
  /** The page has asked for packed frames, and the server has answered. */
  agreed: Promise<void>;
  packed: Buffer[];
}

/** Records a page's socket from its first frame. */
function listenTo(page: Page): Said {
  const packed: Buffer[] = [];
  const agreed = new Promise<void>((resolve) => {
    page.once('websocket', (socket) => {
      let asked = false;
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"packed"')) asked = true;
      });
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload !== 'string') packed.push(payload);
        else if (asked && payload.includes('"pong"')) resolve();
      });
    });
  });
  return { agreed, packed };
}

test('a move comes packed, and is shown', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  let said: Said | undefined;
  const page = await table.browser(`${us} operative`, {
    prepare: (page) => {
      said = listenTo(page);
    },
  });
  await said?.agreed;
  await table.at(`${us} spymaster`).clue(clues[0], 2);
  await page.getByText(clues[0]).first().waitFor();
  expect(said?.packed.length).toBeGreaterThan(0);
});

test('without the reader everything comes as JSON, and is shown', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  let said: Said | undefined;
  let gone: Promise<unknown> | undefined;
  const page = await table.browser(`${us} operative`, {
    prepare: async (page) => {
      said = listenTo(page);
      gone = page.waitForEvent('requestfailed');
      await page.route(/\/packed-[^/]*\.js$/, (route) => route.abort());
    },
  });
  await board(page).waitFor();
  await gone;
  await table.at(`${us} spymaster`).clue(clues[1], 2);
  await page.getByText(clues[1]).first().waitFor();
  expect(said?.packed).toEqual([]);
});
