/** The store fails, others write to it, a stream is broken: what happens to a table, and what does not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeCode } from '@safehouse/protocol/codes.ts';
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { openHouse } from '../testing/house.ts';
import { partyAt } from '../testing/players.ts';

const line = (text: string) => ({ kind: 'say', text }) as const;
const textsOf = ({ view }: Client) => view.chat.lines.map(({ text }) => text);

test('a store failure is reported to the actor, and nobody sees the move', async () => {
  const faulty = new FaultyStreams(openMemory());
  const house = await openHouse({ streams: faulty.streams, timings: { probe: 0 } });
  const { people } = await partyAt(house.base);
  const [host, guest] = people;
  faulty.fails = 'before';
  expect(await host.act(line('lost'), 'action-1')).toEqual({
    type: 'error',
    id: 'action-1',
    code: 'store-unavailable',
  });
  await guest.ping();
  expect(textsOf(guest)).toEqual([]);
  expect((await fetch(`${house.base}/ready`)).status).toBe(503);
  faulty.fails = 'no';
  expect((await fetch(`${house.base}/ready`)).status).toBe(200);
  expect(await host.act(line('found'), 'action-1')).toMatchObject({ type: 'done' });
  await guest.until((client) => textsOf(client).length === 1);
  expect(textsOf(guest)).toEqual(['found']);
  await house.close();
});

test('a move that was stored although the store reported a failure is found, shown, and not played twice', async () => {
  const faulty = new FaultyStreams(openMemory());
  const house = await openHouse({ streams: faulty.streams });
  const { people } = await partyAt(house.base);
  const [host, guest] = people;
  faulty.fails = 'after';
  expect(await host.act(line('kept'), 'action-1')).toMatchObject({ code: 'store-unavailable' });
  faulty.fails = 'no';
  expect(await host.act(line('kept'), 'action-1')).toMatchObject({ type: 'done' });
  await guest.until((client) => textsOf(client).length === 1);
  expect(textsOf(host)).toEqual(['kept']);
  await house.close();
});

test('a full disk is a store that fails, and works again when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-full-'));
  const streams = openSqlite(join(folder, 'streams.db'));
  const house = await openHouse({ streams });
  const { people } = await partyAt(house.base);
  const [host] = people;
  streams.limitSize(1);
  let refused = 0;
  for (let i = 0; i < 200 && refused === 0; i++) {
    const answer = await host.act(line('x'.repeat(500)));
    if (answer.type === 'error') refused += 1;
  }
  expect(refused).toBe(1);
  expect((await fetch(`${house.base}/api/house`)).status).toBe(200);
  streams.limitSize(1e9);
  await host.must(line('room again'));
  expect(textsOf(host).at(-1)).toBe('room again');
  await house.close();
  rmSync(folder, { recursive: true });
});

test('two houses on one store show the same table, and neither plays over the other', async () => {
  const streams = openMemory();
  const [one, other] = [await openHouse({ streams }), await openHouse({ streams })];
  const { table, host } = await hostAt(one.base);
  const guest = await Client.at(other.base, { table, secret: newSecret() });
  await guest.must({ kind: 'join', name: 'Bob' });
  await host.until(({ view }) => view.people.length === 2);
  const said = Array.from({ length: 30 }, (_, i) => (i % 2 ? host : guest).act(line(`line ${i}`)));
  expect((await Promise.all(said)).every(({ type }) => type === 'done')).toBe(true);
  for (const client of [host, guest]) await client.until((one) => textsOf(one).length === 30);
  expect(textsOf(host)).toEqual(textsOf(guest));
  expect(new Set(textsOf(host)).size).toBe(30);
  await one.close();
  await other.close();
});

test('a broken table stops loudly, and no other table notices', async () => {
  const lines: string[] = [];
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: (message: string) => void lines.push(message) };
  const house = await openHouse({ log });
  const broken = await partyAt(house.base);
  const whole = await partyAt(house.base);
  const stream = `table/${broken.table}`;
  const { length } = await house.streams.read(stream, 0);
  const [host] = broken.people;
  const told = Promise.all(broken.people.map((client) => client.next('bye')));
  await house.streams.append(stream, length, [{ event: { kind: 'played', event: { kind: 'nonsense' } } }]);
  for (const bye of await told) expect(bye).toEqual({ type: 'bye', code: 'table-stopped' });
  expect(await host.closed).toBe(closeCode('table-stopped'));
  expect(lines).toEqual(['a table was stopped']);

  const again = await Client.connect(house.base);
  again.send({ type: 'hello', protocol: 1, table: broken.table });
  expect(await again.next('bye')).toMatchObject({ code: 'table-stopped' });
  await again.closed;
  await whole.people[0].must({ kind: 'start' });
  await whole.people[1].until(({ view }) => view.phase === 'playing');
  await house.close();
});

test('a table whose stream makes no sense is stopped from the start', async () => {
  const house = await openHouse();
  const table = 'B'.repeat(22);
  await house.streams.append(`table/${table}`, 0, [{ event: { kind: 'left', person: 'nobody' } }], 1);
  const client = await Client.connect(house.base);
  client.send({ type: 'hello', protocol: 1, table });
  expect(await client.next('bye')).toMatchObject({ code: 'table-stopped' });
  expect(await house.streams.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  await house.close();
});
