/** What of the store is reachable when some of its JetStream streams do not answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { StreamsError } from '../streams.ts';
import type { Access } from './access.ts';
import { Layout, type Shard } from './layout.ts';
import { Reach } from './reach.ts';
import { Unanswered } from './requests.ts';

const layout = new Layout('house', 3);
const [first, second, third] = layout.events as [Shard, Shard, Shard];

const away = new StreamsError('store-unreachable', 'Nobody answers.');

/** A store whose streams accept writes, except those in `silent`; those in `busy` take other requests. */
function store() {
  const silent = new Set<Shard>();
  const busy = new Set<Shard>();
  const back: Shard[] = [];
  const access = {
    probe: async (shard: Shard) => {
      if (silent.has(shard)) throw new Unanswered('late');
      if (busy.has(shard)) throw new Unanswered('dropped');
    },
  } as unknown as Access;
  return { silent, busy, back, reach: new Reach(access, layout, (shard) => back.push(shard)) };
}

const accepted = (reach: Reach) => layout.shards.filter((shard) => reach.accepts(shard));
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 120_000, interval: 10 });

test('while one part has no leader, the others accept writes', async () => {
  const { silent, back, reach } = store();
  silent.add(first);
  const seen: Shard[][] = [];
  reach.watch(() => seen.push(accepted(reach)));
  reach.failed(first, away);
  await sleep(0);
  expect(reach.isReachable).toBe(true);
  expect(accepted(reach)).toEqual([second, third, layout.wakes]);
  silent.clear();
  await until(() => expect(accepted(reach)).toEqual(layout.shards));
  expect(back).toEqual([first]);
  expect(seen).toEqual([[second, third, layout.wakes], layout.shards]);
  reach.close();
});

test('what took one part away may have taken the others, too: they are asked', async () => {
  const { silent, back, reach } = store();
  for (const shard of layout.shards) silent.add(shard);
  reach.failed(second, away);
  expect(accepted(reach)).toEqual([first, third, layout.wakes]);
  await until(() => expect(accepted(reach)).toEqual([]));
  expect(reach.isReachable).toBe(false);
  silent.clear();
  await until(() => expect(accepted(reach)).toEqual(layout.shards));
  expect(back.toSorted((one, other) => one.index - other.index)).toEqual(layout.shards);
  reach.close();
});

test('a part that is only busy does not count as away', async () => {
  const { silent, busy, reach } = store();
  silent.add(first);
  busy.add(second);
  const why: unknown[] = [];
  reach.watch((_, error) => why.push(error));
  reach.failed(first, away);
  await sleep(0);
  expect(accepted(reach)).toEqual([second, third, layout.wakes]);
  expect(why).toEqual([away]);
  reach.close();
});

test('events can be stored without the stream of wakes, and nothing without a connection', async () => {
  const { silent, reach } = store();
  silent.add(layout.wakes);
  reach.failed(layout.wakes, away);
  await sleep(0);
  expect(reach.isReachable).toBe(true);
  expect(accepted(reach)).toEqual(layout.events);
  reach.disconnected(away);
  expect(reach.isReachable).toBe(false);
  expect(accepted(reach)).toEqual([]);
  reach.reconnected();
  await until(() => expect(accepted(reach)).toEqual(layout.events));
  reach.close();
});
