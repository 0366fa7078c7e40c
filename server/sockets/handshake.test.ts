/** Entering a table: hello, welcome, and what happens without them. */
import { closeCode } from '@safehouse/protocol/codes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf, type TableId } from '../platform/ids.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse, words } from '../testing/house.ts';

describe('hello', () => {
  let house: TestHouse;
  const secret = newSecret();
  let table: string;
  beforeAll(async () => {
    house = await openHouse();
    table = (await openTable(house.base, secret)).table;
  });
  afterAll(() => house.close());

  test('is answered with the person id, the view and the packs', async () => {
    const client = await Client.connect(house.base);
    const welcome = await client.hello({ table, secret });
    expect(welcome).toMatchObject({
      you: personOf(secret, table as TableId),
      version: 1,
      packs: expect.arrayContaining([{ id: 'en/classic', language: 'en', holds: 'words', cards: words.length }]),
    });
    expect(client.view.people).toEqual([{ id: welcome.you, name: 'Ann' }]);
    expect(welcome.you).toBe(client.view.host);
    await client.close();
  });

  test('without a secret only allows watching', async () => {
    const client = await Client.connect(house.base);
    expect(await client.hello({ table })).not.toHaveProperty('you');
    expect(await client.act({ kind: 'join', name: 'Bob' })).toMatchObject({ type: 'error', code: 'not-allowed' });
    await client.close();
  });

  test('gives a different id at another table', async () => {
    const other = await openTable(house.base, secret);
    const client = await Client.at(house.base, { table: other.table, secret });
    expect(client.you).not.toBe(personOf(secret, table as TableId));
    await client.close();
  });

  test('to a missing table ends the connection', async () => {
    const client = await Client.connect(house.base);
    client.send({ type: 'hello', protocol: 1, table: 'A'.repeat(22) });
    expect(await client.next('bye')).toEqual({ type: 'bye', code: 'no-such-table' });
    expect(await client.closed).toBe(closeCode('no-such-table'));
  });

  test('must come before everything else', async () => {
    const client = await Client.connect(house.base);
    expect(await client.act({ kind: 'leave' }, 'action-1')).toEqual({
      type: 'error',
      code: 'hello-first',
      id: 'action-1',
    });
    client.send({ type: 'checkClue', id: 'action-2', word: 'river' });
    expect(await client.next('error')).toMatchObject({ code: 'hello-first', id: 'action-2' });
    await client.close();
  });

  test('may be followed at once by an action', async () => {
    const client = await Client.connect(house.base);
    const guest = newSecret();
    client.send({ type: 'hello', protocol: 1, table, secret: guest });
    expect(await client.act({ kind: 'join', name: 'Eager' })).toMatchObject({ type: 'done' });
    expect(client.messages[0]).toMatchObject({ type: 'welcome' });
    await client.must({ kind: 'leave' });
    await client.close();
  });

  test('sent again brings the view again, and to another table is an error', async () => {
    const client = await Client.at(house.base, { table, secret });
    expect(await client.hello({ table, secret })).toHaveProperty('view');
    client.send({ type: 'hello', protocol: 1, table: 'A'.repeat(22), secret });
    expect(await client.next('error')).toMatchObject({ code: 'already-greeted' });
    expect(await client.act({ kind: 'rename', name: 'Anna' })).toMatchObject({ type: 'done' });
    await client.must({ kind: 'rename', name: 'Ann' });
    await client.close();
  });

  test('with the newest version is answered without the view', async () => {
    const client = await Client.at(house.base, { table, secret });
    const { version } = client;
    await client.close();
    const again = await Client.connect(house.base);
    expect(await again.hello({ table, secret, version })).not.toHaveProperty('view');
    const late = await Client.connect(house.base);
    expect(await late.hello({ table, secret, version: version - 1 })).toHaveProperty('view');
    await Promise.all([again.closed, late.close()]);
  });
});

test('a connection without a hello is closed', async () => {
  const house = await openHouse({ timings: { helloWithin: 30 } });
  const client = await Client.connect(house.base);
  expect(await client.next('bye')).toEqual({ type: 'bye', code: 'idle' });
  await client.closed;
  await house.close();
});
