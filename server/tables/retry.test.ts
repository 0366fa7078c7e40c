/**
 * An action repeated under the same id gets the same answer and is never played twice, whatever happened in between.
 */
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';

const line = (text: string) => ({ kind: 'say', text }) as const;

test('on the same connection', async () => {
  const house = await openHouse();
  const { host: client } = await hostAt(house.base);
  const first = await client.act(line('once'), 'action-1');
  await client.must(line('other'));
  expect(await client.act(line('once'), 'action-1')).toEqual(first);
  // Only the id counts, even if the content differs.
  expect(await client.act(line('changed'), 'action-1')).toEqual(first);
  expect(client.view.chat.lines.map(({ text }) => text)).toEqual(['once', 'other']);
  await house.close();
});

test('on a new connection, before the first answer was read', async () => {
  const house = await openHouse();
  const { table, secret, host: first } = await hostAt(house.base);
  first.send({ type: 'act', id: 'action-1', action: line('once') });
  const second = await Client.at(house.base, { table, secret });
  expect(await second.act(line('once'), 'action-1')).toMatchObject({ type: 'done' });
  expect(second.view.chat.lines).toHaveLength(1);
  await house.close();
});

test('after a restart', async () => {
  const streams = lasting(openMemory());
  const before = await openHouse({ streams });
  const { table, secret, host: client } = await hostAt(before.base);
  const done = await client.act(line('once'), 'action-1');
  await client.must(line('other'));
  const { view } = client;
  await before.close();
  const after = await openHouse({ streams });
  const again = await Client.at(after.base, { table, secret });
  expect(again.view).toEqual(view);
  expect(await again.act(line('once'), 'action-1')).toEqual(done);
  expect(again.view).toEqual(view);
  await after.close();
});

test('but two people may use the same id', async () => {
  const house = await openHouse();
  const { table, host } = await hostAt(house.base);
  const guest = await Client.at(house.base, { table, secret: newSecret() });
  await guest.must({ kind: 'join', name: 'Bob' });
  await host.act(line('one'), 'action-1');
  await guest.act(line('two'), 'action-1');
  expect(guest.view.chat.lines.map(({ text }) => text)).toEqual(['one', 'two']);
  await house.close();
});

test('and what was refused may be tried again under the same id', async () => {
  const house = await openHouse();
  const { host } = await hostAt(house.base);
  expect(await host.act({ kind: 'start' }, 'action-1')).toEqual({
    type: 'refused',
    id: 'action-1',
    code: 'places-empty',
  });
  expect(await host.act(line('well'), 'action-1')).toMatchObject({ type: 'done' });
  await house.close();
});
