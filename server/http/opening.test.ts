/** Who may open tables: everyone, people with a password, or people whom the proxy knows. Joining stays open. */
import { expect, test } from 'vitest';
import { Client, newSecret } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { coded, post } from '../testing/http.ts';

const guest = () => ({ secret: newSecret(), name: 'Ann', language: 'en' });
const password = { 'safehouse-password': encodeURIComponent('nyílj ki') };

test('with a password, tables, campaigns and quick starts need it; joining does not', async () => {
  const house = await openHouse({ settings: { openPassword: 'nyílj ki' } });
  const wishes: [string, object][] = [
    ['tables', guest()],
    ['tables', { ...guest(), playNow: 'duet', botNames: ['Moss'] }],
    ['campaigns', { name: 'Night shift' }],
  ];
  for (const [path, wish] of wishes) {
    expect(await coded(post(house.base, path, wish))).toEqual([401, 'password-needed']);
    const wrong = { 'safehouse-password': 'abracadabra' };
    expect(await coded(post(house.base, path, wish, wrong))).toEqual([401, 'password-needed']);
  }
  const opened = await post(house.base, 'tables', guest(), password);
  expect(opened.status).toBe(201);
  const { table, code } = (await opened.json()) as { table: string; code: string };
  expect((await fetch(`${house.base}/api/codes/${code}`)).status).toBe(200);
  const friend = await Client.at(house.base, { table, secret: newSecret() });
  await friend.must({ kind: 'join', name: 'Ben' });

  const { campaign } = (await (await post(house.base, 'campaigns', { name: 'Night shift' }, password)).json()) as {
    campaign: string;
  };
  const mission = { ...guest(), city: 'prague' };
  expect(await coded(post(house.base, `campaigns/${campaign}/tables`, mission))).toEqual([401, 'password-needed']);
  expect((await post(house.base, `campaigns/${campaign}/tables`, mission, password)).status).toBe(201);
  await house.close();
});

test('wrong passwords use up the tables that an address may open', async () => {
  const house = await openHouse({ settings: { openPassword: 'x', tablesPerHour: 2 } });
  for (let i = 0; i < 2; i++) {
    expect(await coded(post(house.base, 'tables', guest()))).toEqual([401, 'password-needed']);
  }
  expect(await coded(post(house.base, 'tables', guest(), { 'safehouse-password': 'x' }))).toEqual([
    429,
    'too-many-tries',
  ]);
  await house.close();
});

test('with a header of the proxy, only people who signed in open tables; without a trusted proxy nobody does', async () => {
  const house = await openHouse({ settings: { openHeader: 'X-Remote-User', trustProxy: true } });
  expect(await coded(post(house.base, 'tables', guest()))).toEqual([401, 'sign-in-needed']);
  expect(await coded(post(house.base, 'tables', guest(), { 'x-remote-user': '' }))).toEqual([401, 'sign-in-needed']);
  expect((await post(house.base, 'tables', guest(), { 'x-remote-user': 'ada' })).status).toBe(201);
  await house.close();
  const bare = await openHouse({ settings: { openHeader: 'X-Remote-User' } });
  expect(await coded(post(bare.base, 'tables', guest(), { 'x-remote-user': 'ada' }))).toEqual([401, 'sign-in-needed']);
  await bare.close();
});
