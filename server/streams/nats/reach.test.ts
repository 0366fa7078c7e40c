/** What of the store is reachable when some of its JetStream streams do not answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Access } from './access.ts';
import { Layout, type Shard } from './layout.ts';
import { Reach } from './reach.ts';

const layout = new Layout('house', 3);
const [first, second, third] = layout.events as [Shard, Shard, Shard];

/** A store whose streams accept writes, except those in `silent`. */
function store() {
  const silent = new Set<Shard>();
  const back: Shard[] = [];
  const access = {
    probe: async (shard: Shard) => {
      if (silent.has(shard)) throw new Error('no answer');
    },
  } as unknown as Access;
  return { silent, back, reach: new Reach(access, layout, (shard) => back.push(shard)) };
}

const accepted = (reach: Reach) => layout.shards.filter((shard) => reach.accepts(shard));
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 120_000, interval: 10 });

test('while one part has no leader, the others accept writes', async () => {
  const { silent, back, reach } = store();
  silent.add(first);
  const seen: Shard[][] = [];
  reach.watch(() => seen.push(accepted(reach)));
  reach.failed(first);
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
  reach.failed(second);
  expect(accepted(reach)).toEqual([first, third, layout.wakes]);
  await until(() => expect(accepted(reach)).toEqual([]));
  expect(reach.isReachable).toBe(false);
  silent.clear();
  await until(() => expect(accepted(reach)).toEqual(layout.shards));
  expect(back.toSorted((one, other) => one.index - other.index)).toEqual(layout.shards);
  reach.close();
});

test('events can be stored without the stream of wakes, and nothing without a connection', async () => {
  const { silent, reach } = store();
  silent.add(layout.wakes);
  reach.failed(layout.wakes);
  await sleep(0);
  expect(reach.isReachable).toBe(true);
  expect(accepted(reach)).toEqual(layout.events);
  reach.disconnected();
  expect(reach.isReachable).toBe(false);
  expect(accepted(reach)).toEqual([]);
  reach.reconnected();
  await until(() => expect(accepted(reach)).toEqual(layout.events));
  reach.close();
});
