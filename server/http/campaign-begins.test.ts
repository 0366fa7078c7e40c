/** D24: a campaign that begins with a standard game its table has won. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mapOf } from '../testing/campaigns.ts';
import { begun, losingMove, pairAt, playOut } from '../testing/duet.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { coded, post } from '../testing/http.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const nobodys = 'A'.repeat(22);

describe('a campaign that begins at a table', () => {
  const open = (table: unknown) => post(house.base, 'campaigns', { name: 'The Moles', table });

  test('D24: has Prague won with the standard game the table has just won, and the cities linked to it open', async () => {
    const pair = await pairAt(house.base);
    await begun(pair);
    expect(await coded(await open(pair.table))).toEqual([400, 'malformed']);
    await playOut(pair);
    const response = await open(pair.table);
    expect(response.status).toBe(201);
    const { campaign } = (await response.json()) as { campaign: string };
    const map = await mapOf(house.base, campaign);
    expect(map.results).toMatchObject([{ city: 'prague', won: true, ending: 'contacted' }]);
    const standings = Object.fromEntries(map.cities.map(({ id, standing }) => [id, standing]));
    expect(standings).toMatchObject({ prague: 'won', berlin: 'open', cairo: 'open', moscow: 'open' });
    await Promise.all([pair.west, pair.east].map((client) => client.close()));
  });

  test('D24: is refused after a lost game, a game with more tokens, and without a table', async () => {
    const lost = await pairAt(house.base);
    await begun(lost);
    await playOut(lost, losingMove);
    expect(await coded(await open(lost.table))).toEqual([400, 'malformed']);
    const easier = await pairAt(house.base);
    const { setup } = easier.west.view;
    const options = { ...setup.options, play: { kind: 'standard', tokens: 10 } };
    await easier.west.must({ kind: 'setUp', setup: { ...setup, options } as typeof setup });
    await begun(easier);
    await playOut(easier);
    expect(await coded(await open(easier.table))).toEqual([400, 'malformed']);
    expect(await coded(await open(nobodys))).toEqual([404, 'no-such-table']);
    expect(await coded(await open('Prague'))).toEqual([404, 'no-such-table']);
    expect(await coded(await open(9))).toEqual([400, 'malformed']);
    const clients = [lost.west, lost.east, easier.west, easier.east];
    await Promise.all(clients.map((client) => client.close()));
  });
});
