/** Once the board is there, a page asks for packed frames and plays on with them; one that cannot have their reader plays on with JSON. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, clues } from './desk.ts';
import { openHouse } from './house.ts';
import { Table } from './table.ts';

const house = openHouse();

interface Said {
  /** The page has asked for packed frames, and the house has answered what it was asked after that. */
  agreed: Promise<void>;
  packed: Buffer[];
}

/** The page is loaded anew, and its socket heard from its first frame: what is listened for later may have been said. */
async function socketOf(page: Page): Promise<Said> {
  // The socket of the page as it was opens as late as its board comes.
  await board(page).waitFor();
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
  await page.reload();
  await board(page).waitFor();
  return { agreed, packed };
}

test('a move comes packed, and is shown', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const page = await table.browser(`${us} operative`);
  const { agreed, packed } = await socketOf(page);
  await agreed;
  await table.at(`${us} spymaster`).clue(clues[0], 2);
  await page.getByText(clues[0]).first().waitFor();
  expect(packed.length).toBeGreaterThan(0);
});

test('without the reader everything comes as JSON, and is shown', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const page = await table.browser(`${us} operative`);
  const gone = page.waitForEvent('requestfailed');
  await page.route(/\/packed-[^/]*\.js$/, (route) => route.abort());
  const { packed } = await socketOf(page);
  await gone;
  await table.at(`${us} spymaster`).clue(clues[1], 2);
  await page.getByText(clues[1]).first().waitFor();
  expect(packed).toEqual([]);
});
