/** Wakes on NATS: few are written, none is lost, and finished ones are removed. */
import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestNats, testNats } from '../../../testing/nats.ts';
import { openNats } from '../open.ts';

const HOUR = 3_600_000;
/** Only guards against a hang. */
const patient = { timeout: 120_000 };
let nats: TestNats;
beforeAll(async () => {
  nats = await testNats();
});
afterAll(() => nats.stop());

test('a clock that moves with every move is stored once, and updated when it would have been due', async () => {
  let now = Date.now();
  const open = () => openNats(nats.url, { now: () => now });
  const { streams, connection } = await open();
  const manager = await jetstreamManager(connection);
  const written = async () => (await manager.streams.info('safehouse-wakes')).state;
  const first = now + HOUR;
  for (let move = 0; move < 20; move++) await streams.append('table/a', move, [move], first + move * 1000);
  expect(await written()).toMatchObject({ messages: 1, last_seq: 1 });
  const last = first + 19_000;

  now = first + 120_000;
  expect(await streams.due(first, 9)).toEqual([]);
  expect(await streams.due(last, 9)).toEqual([{ stream: 'table/a', at: last }]);
  // The entry for the first time is replaced by one for the current time.
  const isReplaced = { messages: 1, first_seq: expect.toSatisfy((seq) => seq > 1) };
  await vi.waitFor(async () => expect(await written()).toMatchObject(isReplaced), patient);
  expect(await streams.due(last, 9)).toEqual([{ stream: 'table/a', at: last }]);
  const { streams: fresh } = await open();
  expect(await fresh.due(last, 9)).toEqual([{ stream: 'table/a', at: last }]);

  await fresh.append('table/a', 20, []);
  now += HOUR;
  expect(await streams.due(now, 9)).toEqual([]);
  await vi.waitFor(async () => expect(await written()).toMatchObject({ messages: 0 }), patient);
  await Promise.all([streams.close(), fresh.close()]);
});

test('a stream that was dropped an hour ago leaves no mark', async () => {
  let now = Date.now();
  const { streams, connection } = await openNats(`${nats.url}/marks`, { now: () => now });
  const manager = await jetstreamManager(connection);
  const messages = async () => {
    let sum = 0;
    for await (const { config, state } of manager.streams.list()) {
      if (config.name.startsWith('marks-events-')) sum += state.messages;
    }
    return sum;
  };
  await streams.append('table/a', 0, ['x']);
  await streams.append('code/B', 0, ['x']);
  await streams.drop('table/a');
  await streams.idle('table/', now, 9);
  expect(await messages()).toBe(2);
  now += HOUR + 1;
  await streams.idle('table/', now, 9);
  expect(await messages()).toBe(1);
  expect(await streams.append('table/a', 0, ['new'])).toEqual({ appended: true, version: 1 });
  expect(await streams.read('table/a', 0)).toEqual([{ version: 1, event: 'new' }]);
  await streams.close();
});
