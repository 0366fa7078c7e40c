/** A table takes a limited number of bytes: all of them are in memory while it is loaded. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { type TableId, tableStream } from '../platform/ids.ts';
import { openMemory } from '../streams/memory.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { eventOf } from './envelope.ts';
import { bytesOf } from './stored-bytes.ts';

const LONG = 'x'.repeat(400_000);

test('a table whose history is full can only be left and deleted, and others go on', async () => {
  const streams = openMemory();
  const house = await openHouse({ streams });
  const secret = newSecret();
  const { table } = await openTable(house.base, secret);
  const stream = tableStream(table as TableId);
  const stored = await streams.read(stream, 0);
  const [setup] = stored.map(eventOf).flatMap((event) => (event.kind === 'opened' ? event.setup : []));
  // More than the limits on what people send would let through in an hour.
  const large = Array.from({ length: Math.ceil(limits.tableBytes / LONG.length) }, () => ({ ...setup, packs: [LONG] }));
  for (const [i, one] of [...large, setup].entries()) {
    await streams.append(stream, stored.length + i, [{ event: { kind: 'setUp', setup: one } }]);
  }
  const guest = await Client.at(house.base, { table, secret: newSecret() });
  expect(await guest.act({ kind: 'join', name: 'Bo' })).toMatchObject({ type: 'error', code: 'history-full' });
  const host = await Client.at(house.base, { table, secret });
  expect(await host.act({ kind: 'say', text: 'hi' })).toMatchObject({ type: 'error', code: 'history-full' });
  expect(await host.act({ kind: 'start' })).toMatchObject({ type: 'error', code: 'history-full' });
  await host.must({ kind: 'close' });
  const other = newSecret();
  const { table: another } = await openTable(house.base, other);
  await (await Client.at(house.base, { table: another, secret: other })).must({ kind: 'say', text: 'hi' });
  await house.close();
});

test('what people typed, and what a deal was drawn from, counts', () => {
  const empty = bytesOf([{ kind: 'abandoned' }]);
  const person = 'p' as PersonId;
  expect(bytesOf([{ kind: 'said', person, channel: 'table', text: LONG, at: 0 }])).toBe(empty + LONG.length);
  const pack = { id: 'own/1', name: 'Ours', words: [LONG, LONG], share: 's', language: 'en' };
  expect(bytesOf([{ kind: 'packAdded', by: person, ...pack } as never])).toBeGreaterThan(empty + 2 * LONG.length);
  const dealt = { kind: 'dealt', words: [LONG], setup: { packs: [LONG] }, locations: [{}] };
  expect(bytesOf([dealt as never])).toBeGreaterThan(empty + 2 * LONG.length);
});
