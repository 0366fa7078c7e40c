/** Once the board is there, a page asks for packed frames and plays on with them; one that cannot have their reader plays on with JSON. */
import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, clues } from './desk.ts';
import { openHouse } from './house.ts';
import { Table } from './table.ts';

const house = openHouse();

/** The page is loaded anew, to hear its socket from the start. */
async function socketOf(page: Page): Promise<{ socket: WebSocket; packed: Buffer[] }> {
  const opening = page.waitForEvent('websocket');
  await page.reload();
  const socket = await opening;
  const packed: Buffer[] = [];
  socket.on('framereceived', ({ payload }) => {
    if (typeof payload !== 'string') packed.push(payload);
  });
  await board(page).waitFor();
  return { socket, packed };
}

const asks = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"packed"');

test('a move comes packed, and is shown', async () => {
  const table = await Table.open(house);
  const { us } = table.sides;
  const page = await table.browser(`${us} operative`);
  const { socket, packed } = await socketOf(page);
  await socket.waitForEvent('framesent', asks);
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"pong"'));
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
