/** Several nodes on one NATS cluster: of concurrent appends at one version one wins, and all nodes hear the same. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestNats, testNats } from '../../../testing/nats.ts';
import type { Stored } from '../../streams.ts';
import { openNats } from '../open.ts';
import type { NatsStreams } from '../streams.ts';

const until = (holds: () => void) => vi.waitFor(holds, { timeout: 120_000, interval: 20 });

let nats: TestNats;
let nodes: NatsStreams[];

beforeAll(async () => {
  nats = await testNats(3);
  nodes = [];
  for (let node = 0; node < 5; node++) nodes.push((await openNats(nats.url)).streams);
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await nats.stop();
});

test.each([
  { who: 'who follow the stream', follows: true },
  { who: 'who do not', follows: false },
])('of fifty writers $who exactly one wins each version', async ({ who, follows }) => {
  const stream = `table/rivals ${who}`;
  const heard = nodes.map((): Stored[] => []);
  if (follows)
    for (const [index, node] of nodes.entries()) node.follow(stream, 0, (news) => heard[index]?.push(...news));
  const won: unknown[] = [];
  for (let version = 0; version < 25; version++) {
    const events = Array.from({ length: 50 }, (_, rival) => `${rival} at ${version}`);
    const answers = await Promise.all(
      events.map((event, rival) => nodes[rival % nodes.length]?.append(stream, version, [event])),
    );
    const winners = events.filter((_, rival) => answers[rival]?.appended);
    expect(winners).toHaveLength(1);
    won.push(...winners);
    for (const answer of answers) expect(answer?.version).toBe(version + 1);
  }
  const expected = won.map((event, index) => ({ version: index + 1, event }));
  for (const node of nodes) expect(await node.read(stream, 0)).toEqual(expected);
  if (follows) for (const each of heard) await until(() => expect(each).toEqual(expected));
});

test('the other nodes see what one node appends, drops or schedules', async () => {
  const [one, other] = nodes as [NatsStreams, NatsStreams];
  const heard: Stored[] = [];
  let isDropped = false;
  other.follow(
    'table/shared',
    0,
    (news) => heard.push(...news),
    undefined,
    () => {
      isDropped = true;
    },
  );
  await one.append('table/shared', 0, ['x', 'y'], 77);
  await until(() => expect(heard.map(({ event }) => event)).toEqual(['x', 'y']));
  expect(await other.due(100, 9)).toEqual([{ stream: 'table/shared', at: 77 }]);
  expect(await other.append('table/shared', 1, ['late'])).toEqual({ appended: false, version: 2 });
  await one.drop('table/shared');
  await until(() => expect(isDropped).toBe(true));
  expect(await other.append('table/shared', 0, ['new'])).toEqual({ appended: true, version: 1 });
  expect(await one.append('table/shared', 2, ['of the old one'])).toEqual({ appended: false, version: 1 });
  expect(await one.read('table/shared', 0)).toEqual([{ version: 1, event: 'new' }]);
  expect(heard).toHaveLength(2);
  expect(await one.due(100, 9)).toEqual([]);
});

test('a wake-up that was moved ahead is not lost, no matter which node moved it', async () => {
  const [one, other, third] = nodes as [NatsStreams, NatsStreams, NatsStreams];
  const hour = Date.now() + 3_600_000;
  await one.append('table/clock', 0, ['x'], hour);
  await other.append('table/clock', 1, ['y'], hour + 1000);
  expect(await third.due(hour + 999, 9)).toEqual([]);
  expect(await third.due(hour + 1000, 9)).toEqual([{ stream: 'table/clock', at: hour + 1000 }]);
  await other.append('table/clock', 2, ['z'], hour - 1000);
  expect(await third.due(hour - 1000, 9)).toEqual([{ stream: 'table/clock', at: hour - 1000 }]);
  await third.append('table/clock', 3, []);
  expect(await one.due(hour * 2, 9)).toEqual([]);
});
