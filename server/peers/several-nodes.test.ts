/** Several nodes: a person connected to any of them is present, once, and absent only when gone from all of them. */
import { expect, test } from 'vitest';
import { eventOf } from '../tables/envelope.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { openNodes, type TestNode } from '../testing/nodes.ts';
import { begun, type Ring, ringAt } from '../testing/spyfall.ts';

const SECOND = 1000;

/** A table with one person per node, the host on the first. */
async function partyOver(nodes: readonly TestNode[]) {
  const secrets = nodes.map(newSecret);
  const [first] = nodes as [TestNode];
  const { table } = await openTable(first.base, secrets[0] as string);
  const people: Client[] = [];
  for (const [i, node] of nodes.entries()) {
    const client = await Client.at(node.base, { table, secret: secrets[i] as string });
    if (i > 0) await client.must({ kind: 'join', name: `Guest ${i}` });
    people.push(client);
  }
  const at = (node: number, person: number, version?: number) =>
    Client.at((nodes[node] as TestNode).base, {
      table,
      secret: secrets[person] as string,
      ...(version !== undefined && { version }),
    });
  return { table, secrets, people, at };
}

const everyone = (people: readonly Client[]) =>
  Promise.all(people.map((client) => client.until(({ present }) => present.length === people.length)));

const isBye = (code: string) => (message: { type: string; code?: string }) =>
  message.type === 'bye' && message.code === code;

test('everyone sees who is present, on any node', async () => {
  const house = await openNodes(3);
  const { people } = await partyOver(house.nodes);
  await everyone(people);
  const [one, two, three] = people as [Client, Client, Client];
  expect(one.present).toEqual(one.view.people.map(({ id }) => id));
  await two.close();
  await Promise.all([one, three].map((client) => client.until(({ present }) => present.length === 2)));
  expect(three.present).toEqual([one.you, three.you]);
  await house.close();
});

test('a second tab on another node takes over from the first, and back again', async () => {
  const house = await openNodes(2);
  const { people, at } = await partyOver(house.nodes);
  const [host, guest] = people as [Client, Client];
  const tab = await at(0, 1);
  expect(await guest.closed).toBe(4000);
  expect(guest.messages.at(-1)).toEqual({ type: 'bye', code: 'taken-over' });
  const again = await at(1, 1);
  expect(await tab.closed).toBe(4000);
  await again.ping();
  await everyone([host, again]);
  expect((await again.act({ kind: 'rename', name: 'Back' })).type).toBe('done');
  await house.close();
});

test('of two tabs that connect to two nodes at the same moment one stays', async () => {
  const house = await openNodes(3);
  const { people, at } = await partyOver(house.nodes);
  const [host, guest] = people as [Client, Client, Client];
  await guest.close();
  for (let round = 0; round < 10; round++) {
    const tabs = await Promise.all([at(0, 1), at(1, 1), at(2, 1)]);
    const lost = new Set<Client>();
    for (const tab of tabs) void tab.closed.then(() => lost.add(tab));
    await host.until(({ present }) => present.length === 3);
    await expect.poll(() => lost.size).toBeGreaterThanOrEqual(2);
    const [left] = tabs.filter((tab) => !lost.has(tab)) as [Client];
    await left.ping();
    expect(lost.size).toBe(2);
    await left.close();
  }
  await house.close();
});

test('the host is here while connected to any node; only when on none does someone stand in', async () => {
  const clock = new ManualClock();
  const house = await openNodes(2, { clock });
  const { people, at } = await partyOver(house.nodes);
  const [host, guest] = people as [Client, Client];
  await guest.must({ kind: 'sit', place: { team: 'red', role: 'operative' } });
  const led = async (client: Client) => {
    await client.ping();
    return { host: client.view.host, standIn: client.view.standIn };
  };
  await clock.pass(SECOND);
  await everyone([host, guest]);
  // The guest's node has never had a connection from the host.
  await clock.pass(30 * SECOND);
  expect(await led(guest)).toEqual({ host: host.you, standIn: undefined });
  const moved = await at(1, 0);
  await host.closed;
  await clock.pass(30 * SECOND);
  expect(await led(guest)).toEqual({ host: host.you, standIn: undefined });
  await moved.close();
  await guest.until(({ present }) => present.length === 1);
  await clock.pass(11 * SECOND);
  await guest.until(({ view }) => view.standIn === guest.you);
  expect(guest.view.host).toBe(host.you);
  const back = await at(0, 0);
  await guest.until(({ view }) => view.standIn === undefined);
  expect(await led(back)).toEqual({ host: host.you, standIn: undefined });
  await back.close();
  await guest.until(({ present }) => present.length === 1);
  await clock.pass(11 * 60 * SECOND);
  await guest.until(({ view }) => view.host === guest.you);
  await house.close();
});

test('a node that just opened a room treats nobody as absent before the others have answered', async () => {
  const clock = new ManualClock();
  const house = await openNodes(2, { clock, timings: { hostAway: 50, hostGone: 100 } });
  const { people } = await partyOver(house.nodes);
  const [host, guest] = people as [Client, Client];
  await guest.must({ kind: 'sit', place: { team: 'red', role: 'operative' } });
  for (const time of [450, SECOND]) {
    await clock.pass(time);
    await guest.ping();
    expect(guest.view.host).toBe(host.you);
    expect(guest.view.standIn).toBeUndefined();
  }
  await house.close();
});

/** Who was reported away (-) and back (+). */
async function told(streams: TestNode['streams'], { table, people }: Ring): Promise<string[]> {
  return (await streams.read(`table/${table}`, 0)).map(eventOf).flatMap((event) => {
    if (event.kind !== 'presence') return [];
    return [`${event.here ? '+' : '-'}${people.findIndex(({ you }) => you === event.person)}`];
  });
}

test('S22: a game that waits for people gets one report about each who is on no node', async () => {
  const clock = new ManualClock();
  const house = await openNodes(3, { clock });
  const [first, second, third] = house.nodes as [TestNode, TestNode, TestNode];
  const ring = await ringAt(first.base, { people: 4 });
  await clock.pass(SECOND);
  const moved = await Promise.all(
    [1, 2, 3].map((seat) => Client.at(second.base, { table: ring.table, secret: ring.secrets[seat] as string })),
  );
  await ring.people[3]?.closed;
  await begun({ ...ring, people: [ring.people[0] as Client, ...moved] });
  // The third node has the table in memory because of an onlooker, but nobody seated is connected there.
  const onlooker = await Client.at(third.base, { table: ring.table });
  await onlooker.close();
  await clock.pass(60 * SECOND);
  expect(await told(house.streams, ring)).toEqual([]);
  await moved[2]?.close();
  await ring.people[0]?.until(({ present }) => present.length === 3);
  await clock.pass(60 * SECOND);
  expect(await told(house.streams, ring)).toEqual(['-3']);
  await Client.at(third.base, { table: ring.table, secret: ring.secrets[3] as string });
  await ring.people[0]?.until(({ present }) => present.length === 4);
  await clock.pass(60 * SECOND);
  expect(await told(house.streams, ring)).toEqual(['-3', '+3']);
  await house.close();
});

test('people of a dead node are removed after some seconds, and can connect elsewhere at once', async () => {
  const clock = new ManualClock();
  const house = await openNodes(3, { clock });
  const [, second] = house.nodes as [TestNode, TestNode];
  const { people, at } = await partyOver(house.nodes);
  const [host, , other] = people as [Client, Client, Client];
  await clock.pass(2 * SECOND);
  await everyone([host, people[1] as Client, other]);
  second.line.die();
  await clock.pass(4 * SECOND);
  await host.ping();
  expect(host.present).toHaveLength(3);
  await clock.pass(3 * SECOND);
  await Promise.all([host, other].map((client) => client.until(({ present }) => present.length === 2)));
  await at(2, 1);
  await host.until(({ present }) => present.length === 3);
  await house.close();
});

test('people whose node stops stay present until they have connected elsewhere', async () => {
  const clock = new ManualClock();
  const house = await openNodes(2, { clock });
  const [, second] = house.nodes as [TestNode, TestNode];
  const { people, at } = await partyOver(house.nodes);
  const [host, guest] = people as [Client, Client];
  await everyone([host, guest]);
  const before = host.messages.length;
  await second.close();
  await guest.closed;
  expect(guest.messages.at(-1)).toEqual({ type: 'bye', code: 'restarting' });
  const back = await at(0, 1);
  await clock.pass(20 * SECOND);
  await Promise.all([host.ping(), back.ping()]);
  const presences = host.messages.slice(before).flatMap((message) => (message.type === 'present' ? [message] : []));
  expect(presences.every(({ people: there }) => there.length === 2)).toBe(true);
  expect(host.present).toHaveLength(2);
  await back.close();
  await host.until(({ present }) => present.length === 1);
  await house.close();
});

test('a node whose line was cut reports and asks again once it is up, and treats nobody as away until then', async () => {
  const clock = new ManualClock();
  const house = await openNodes(2, { clock });
  const [, second] = house.nodes as [TestNode, TestNode];
  const { people, at } = await partyOver(house.nodes);
  const [host, guest] = people as [Client, Client];
  await clock.pass(SECOND);
  await everyone([host, guest]);
  second.line.cut();
  await clock.pass(20 * SECOND);
  await host.until(({ present }) => present.length === 1);
  await guest.ping();
  expect(guest.present).toHaveLength(2);
  expect(guest.view.host).toBe(host.you);
  const late = await at(0, 1);
  await host.until(({ present }) => present.length === 2);
  await clock.pass(SECOND);
  second.line.mend();
  // They entered at the other node while the line here was down.
  expect(await guest.closed).toBe(4000);
  await everyone([host, late]);
  await house.close();
});

test('malformed messages are dropped and counted, no matter who sends them', async () => {
  const house = await openNodes(2);
  const [first] = house.nodes as [TestNode];
  const { people } = await partyOver(house.nodes);
  await everyone(people);
  const subject = house.bus.said.map((said) => said.split(' ')[0] as string).find((one) => one.includes('peers'));
  const [host] = people as [Client];
  const good = { node: 'n'.repeat(16), turn: 1, people: [[host.you, Date.now() + 60_000]], ask: false };
  const bad = [
    'no json',
    '[]',
    'null',
    JSON.stringify({ ...good, extra: 1 }),
    JSON.stringify({ ...good, turn: -1 }),
    JSON.stringify({ ...good, people: [[host.you, 2 ** 60]] }),
    JSON.stringify({ ...good, people: [['Ann', 1]] }),
    JSON.stringify({ ...good, people: Array.from({ length: 501 }, () => [host.you, 1]) }),
    JSON.stringify({ ...good, node: 'x' }),
    `"${'x'.repeat(100_000)}"`,
  ];
  for (const text of bad) house.bus.say(subject as string, text);
  house.bus.say('nodes', '{"says":"beat"}');
  // The bus delivers in the next turn of the event loop, and a ping takes longer.
  await Promise.all(people.map((client) => client.ping()));
  const metrics = await (await fetch(`${first.base}/metrics`)).text();
  expect(metrics).toContain(`safehouse_peer_messages_dropped_total ${bad.length + 1}\n`);
  expect(host.messages.filter(isBye('taken-over'))).toEqual([]);
  // A well-formed message is believed: the bus is trusted. The host's entry outranks the first one only.
  for (const turn of [2, 3]) {
    const at = Date.now() + turn * 3_600_000;
    house.bus.say(subject as string, JSON.stringify({ ...good, turn, people: [[host.you, at]] }));
  }
  await host.closed;
  await house.close();
});

test('the bus carries hashes and numbers: no table id, no name, no secret', async () => {
  const house = await openNodes(2);
  const { table, secrets, people } = await partyOver(house.nodes);
  await people[0]?.must({ kind: 'rename', name: 'Rosenkavalier' });
  await everyone(people);
  const said = house.bus.said.join('\n');
  expect(said).toContain(people[1]?.you);
  for (const secret of [table, ...secrets, 'Rosenkavalier', 'Guest 1']) expect(said).not.toContain(secret);
  await house.close();
});

test('a node gets messages only about tables that its own people are at', async () => {
  const house = await openNodes(2);
  const [first, second] = house.nodes as [TestNode, TestNode];
  const { table } = await openTable(first.base, newSecret());
  const client = await Client.at(first.base, { table, secret: newSecret() });
  await client.ping();
  const spoken = house.bus.said.filter((said) => said.startsWith('peers.'));
  const nodes = new Set(spoken.map((said) => (JSON.parse(said.split(' ')[1] as string) as { node: string }).node));
  expect(nodes.size).toBe(1);
  await client.close();
  await Client.at(second.base, { table });
  await house.close();
});
