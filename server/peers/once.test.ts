/** What the server does by itself happens once, however many nodes have the table. */
import type { Event } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { eventOf } from '../tables/envelope.ts';
import { Client } from '../testing/client.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { openNodes, type TestNode } from '../testing/nodes.ts';
import { begun, dealerOf, isSpy, plays, ringAt } from '../testing/spyfall.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Spreads the players over the nodes; returns the events in the stream after time runs out. */
async function evening(nodeCount: number): Promise<string[]> {
  for (let deal = 0; ; deal++) {
    const events = await eveningWithoutTheSpy(nodeCount, `once ${deal}`);
    if (events) return events;
  }
}

/** Undefined if the player who leaves is the spy or the dealer: then the round goes differently. */
async function eveningWithoutTheSpy(nodeCount: number, deals: string): Promise<string[] | undefined> {
  const clock = new ManualClock();
  const house = await openNodes(nodeCount, { clock, deals });
  const { nodes, streams } = house;
  const ring = await ringAt((nodes[0] as TestNode).base, { people: 4, minutes: 5, patience: 60 });
  await clock.pass(SECOND);
  const people = await Promise.all(
    ring.secrets.map((secret, i) => Client.at((nodes[i % nodeCount] as TestNode).base, { table: ring.table, secret })),
  );
  await Promise.all(people.map((client) => client.until(({ present }) => present.length === 4)));
  await clock.pass(SECOND);
  await begun({ ...ring, people });
  await plays(people, dealerOf(people), { kind: 'start' });
  await clock.pass(4 * MINUTE);
  // The host disconnects; time runs out, and the table waits for them in vain.
  const [host, ...rest] = people as [Client, ...Client[]];
  if (isSpy(host) || dealerOf(people) === host) return void (await house.close());
  await host.close();
  await Promise.all(rest.map((client) => client.until(({ present }) => present.length === 3)));
  for (let seconds = 0; seconds < 240; seconds += 5) await clock.pass(5 * SECOND);
  await Promise.all(rest.map((client) => client.ping()));
  const events: Event[] = (await streams.read(`table/${ring.table}`, 0)).map(eventOf);
  await house.close();
  const start = events.findIndex(({ kind }) => kind === 'dealt');
  return events
    .slice(start)
    .map((event) => (event.kind === 'played' ? `played ${(event.event as { kind: string }).kind}` : event.kind));
}

test('clocks, absent people and a missing host: three nodes store the same events as one', async () => {
  const alone = await evening(1);
  expect(alone.filter((kind) => kind === 'standInChanged')).toHaveLength(1);
  expect(alone.filter((kind) => kind === 'presence')).toHaveLength(1);
  expect(alone).toContain('played timeUp');
  for (const nodes of [2, 3]) expect((await evening(nodes)).toSorted()).toEqual(alone.toSorted());
});
