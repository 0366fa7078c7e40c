/** The metrics: in the Prometheus format, counting what happens, without personal data. */
import { type GameId, gameIds } from '@safehouse/rules/games.ts';
import { expect, test } from 'vitest';
import { defaultSettings } from '../config/settings.ts';
import { mayReadMetrics } from '../http/metrics-access.ts';
import { openMemory } from '../streams/memory.ts';
import { Client } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { openHouse, words } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { partyAt, playingAt } from '../testing/players.ts';
import { freePort } from '../testing/process.ts';
import { figuresIn } from '../testing/prometheus.ts';
import { Metrics } from './metrics.ts';
import { Pulse } from './pulse.ts';

async function textOf(base: string): Promise<string> {
  return (await fetch(`${base}/metrics`)).text();
}

/** The value of a sample, written as in the text: `safehouse_errors_total{code="malformed"}`. */
async function sampled(base: string, sample: string): Promise<number | undefined> {
  const families = figuresIn(await textOf(base));
  const name = sample.split('{')[0] as string;
  const family = families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ''));
  return family?.samples.get(sample);
}

test('they follow the rules of the text format, busy or not', async () => {
  const house = await openHouse();
  figuresIn(await textOf(house.base));
  await playingAt(house.base);
  const figures = figuresIn(await textOf(house.base));
  expect(figures.size).toBeGreaterThan(30);
  const { headers } = await fetch(`${house.base}/metrics`);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  await house.close();
});

test.each([
  ['a figure told of twice', '# HELP a x\n# TYPE a gauge\na 1\n# HELP a x\n# TYPE a gauge\na 2\n'],
  ['a sample without a type', 'a 1\n'],
  ['a counter that is no total', '# HELP a x\n# TYPE a counter\na 1\n'],
  ['a sample twice', '# HELP a x\n# TYPE a gauge\na 1\na 1\n'],
  ['something that is no number', '# HELP a x\n# TYPE a gauge\na many\n'],
  ['a label without quotes', '# HELP a x\n# TYPE a gauge\na{b=c} 1\n'],
  [
    'buckets that fall',
    '# HELP a x\n# TYPE a histogram\na_bucket{le="1"} 2\na_bucket{le="+Inf"} 1\na_sum 1\na_count 1\n',
  ],
  ['a text that stops short', '# HELP a x\n# TYPE a gauge\na 1'],
])('(the reader of this test minds %s)', (_, text) => {
  expect(() => figuresIn(text)).toThrow();
});

test('they count tables, people, moves, refusals, errors and how connections end', async () => {
  const house = await openHouse();
  const { base } = house;
  const { table, people } = await playingAt(base);
  await Client.at(base, { table });
  await partyAt(base);
  expect(await people[0].act({ kind: 'start' })).toMatchObject({ code: 'game-running' });
  await fetch(`${base}/api/codes/AAAAA`);
  expect(await sampled(base, 'safehouse_connections')).toBe(9);
  expect(await sampled(base, 'safehouse_people')).toBe(8);
  expect(await sampled(base, 'safehouse_tables')).toBe(2);
  expect(await sampled(base, 'safehouse_tables_playing{game="codenames"}')).toBe(1);
  expect(await sampled(base, 'safehouse_tables_playing{game="duet"}')).toBe(0);
  expect(await sampled(base, 'safehouse_actions_refused_total{code="game-running"}')).toBe(1);
  expect(await sampled(base, 'safehouse_errors_total{code="no-such-code"}')).toBe(1);
  const accepted = (await sampled(base, 'safehouse_actions_accepted_total')) as number;
  expect(accepted).toBe(9);
  expect(await sampled(base, 'safehouse_action_seconds_count')).toBe(accepted + 1);
  expect(await sampled(base, 'safehouse_append_seconds_count')).toBe(accepted);
  expect(await sampled(base, 'safehouse_ready')).toBe(1);
  expect(await sampled(base, 'safehouse_store_reachable')).toBe(1);
  expect(await sampled(base, 'process_open_fds')).toBeGreaterThan(9);

  await people[3].close();
  expect(await sampled(base, 'safehouse_connections_closed_total{why="left"}')).toBe(1);
  people[2].socket.send('no JSON');
  await people[2].ping();
  expect(await sampled(base, 'safehouse_errors_total{code="malformed"}')).toBe(1);
  await house.close();
});

test('they count store failures and conflicts', async () => {
  const faulty = new FaultyStreams(openMemory());
  const one = await openHouse({ streams: faulty.streams, timings: { probe: 0 } });
  const other = await openHouse({ streams: lasting(faulty.streams) });
  const { table, secrets, people } = await partyAt(one.base);
  const [host] = people;
  faulty.fails = 'before';
  expect(await host.act({ kind: 'say', text: 'lost' })).toMatchObject({ code: 'store-unavailable' });
  expect(await sampled(one.base, 'safehouse_store_errors_total{code="store-full"}')).toBeGreaterThan(0);
  faulty.cutOff();
  expect(await sampled(one.base, 'safehouse_store_reachable')).toBe(0);
  expect(await sampled(one.base, 'safehouse_ready')).toBe(0);
  faulty.mend();
  const guest = await Client.at(other.base, { table, secret: secrets[1] as string });
  const conflicts = async () =>
    ((await sampled(one.base, 'safehouse_conflicts_total')) as number) +
    ((await sampled(other.base, 'safehouse_conflicts_total')) as number);
  while ((await conflicts()) === 0) {
    await Promise.all([host.must({ kind: 'say', text: 'me' }), guest.must({ kind: 'say', text: 'me, too' })]);
  }
  await other.close();
  await one.close();
});

test('whatever clients send, the series stay the same and contain no word, name or id', async () => {
  const house = await openHouse();
  const seriesOf = (text: string) => [...figuresIn(text).values()].flatMap(({ samples }) => [...samples.keys()]);
  const before = seriesOf(await textOf(house.base));
  const { table, code, people } = await playingAt(house.base);
  await people[0].act({ kind: 'play', game: 'codenames', action: { kind: 'giveClue', word: 'mole', number: 1 } });
  for (const message of [{ type: 'x' }, { type: 'act', id: 'x'.repeat(30), action: { kind: 'nothing' } }]) {
    people[1].send(message);
  }
  for (const path of ['/a', '/api/x', '/api/codes/ZZZZZ', '/%00']) await fetch(house.base + path);
  await people[1].ping();
  const text = await textOf(house.base);
  expect(seriesOf(text)).toEqual(before);
  for (const secret of [table, code, ...words, 'Ann', 'Guest', 'mole', ...people.map(({ you }) => you as string)]) {
    expect(text).not.toContain(secret);
  }
  // The length of a view depends on the deal, so nothing that was sent is measured.
  expect(text).not.toMatch(/sent_bytes|received_bytes/);
  await house.close();

  const metrics = new Metrics();
  for (let i = 0; i < 100; i++) metrics.error(`made-up-${i}`);
  const nobodyPlays = Object.fromEntries(gameIds.map((game) => [game, 0])) as Record<GameId, number>;
  const moment = { version: '1', isReady: true, isReachable: true, people: 0, nodes: 1 };
  const made = await metrics.text({ ...moment, playing: nobodyPlays });
  expect(figuresIn(made).get('safehouse_errors_total')?.samples.get('safehouse_errors_total{code="other"}')).toBe(100);
  expect(made).not.toContain('made-up');
  metrics.close();
});

test('at the main address they are for this machine only', async () => {
  const settings = defaultSettings();
  const from = (remoteAddress: string, headers = {}) =>
    mayReadMetrics({ socket: { remoteAddress }, headers: { host: '127.0.0.1:7007', ...headers } } as never, settings);
  expect(from('127.0.0.1')).toBe(true);
  expect(from('::ffff:127.0.0.1')).toBe(true);
  expect(from('::1')).toBe(true);
  expect(from('192.168.1.20')).toBe(false);
  expect(from('::ffff:192.168.1.20')).toBe(false);
  expect(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(false);
  expect(from('127.0.0.1', { via: '1.1 proxy' })).toBe(false);
  for (const host of ['localhost', 'LOCALHOST:7007', '[::1]:7007', '[::1]', '127.0.0.2']) {
    expect(from('127.0.0.1', { host })).toBe(true);
  }
  for (const host of ['rebound.example', 'localhost.example:7007', '127.0.0.1.example', '', undefined]) {
    expect(from('127.0.0.1', { host })).toBe(false);
  }

  const house = await openHouse();
  const forwarded = await fetch(`${house.base}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(forwarded.status).toBe(404);
  await house.close();
});

test('they can have a separate address, and be switched off', async () => {
  const port = await freePort();
  const apart = await openHouse({ settings: { metricsAt: `127.0.0.1:${port}` } });
  expect((await fetch(`${apart.base}/metrics`)).status).toBe(404);
  figuresIn(await textOf(`http://127.0.0.1:${port}`));
  expect((await fetch(`http://127.0.0.1:${port}/api/house`)).status).toBe(404);
  await apart.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();

  const off = await openHouse({ settings: { metrics: false, metricsAt: `127.0.0.1:${port}` } });
  expect((await fetch(`${off.base}/metrics`)).status).toBe(404);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  await off.close();
});

test('the pulse measures how late the event loop is, and notices that the clock was set', () => {
  let now = 1000;
  let shift = 0;
  const jumps: number[] = [];
  const pulse = new Pulse({ monotonic: () => now, wall: () => now + shift });
  pulse.onjump = (by) => jumps.push(by);
  const beat = (after: number) => {
    now += after;
    pulse.beat();
  };
  const count = (le: string) =>
    pulse.lag.figure('lag', '').samples.find(({ labels }) => labels?.le === le)?.value as number;
  beat(100);
  expect([count('0.001'), count('+Inf')]).toEqual([1, 1]);
  // Blocked for 450 ms after it was due: 450, 350, 250, 150 and 50 ms late.
  beat(550);
  expect([count('0.001'), count('0.05'), count('0.25'), count('0.5'), count('+Inf')]).toEqual([1, 2, 4, 6, 6]);
  shift += 1500;
  beat(100);
  expect(jumps).toEqual([]);
  shift -= 3_600_000;
  beat(100);
  beat(100);
  expect(jumps).toEqual([-3_600_000]);
  pulse.close();
});
