/** Two nodes on a real nats-server: presence, takeover, and what happens while NATS is away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStreams } from '../streams/open.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { type TestNats, testNats } from '../testing/nats.ts';
import { peersOn } from './nodes.ts';

let nats: TestNats;
let houses = 0;
beforeAll(async () => {
  nats = await testNats();
});
afterAll(() => nats.stop());

async function openNode(url: string): Promise<TestHouse> {
  const { streams, bus } = await openStreams({ streams: url, data: '' });
  if (!bus) throw new Error('this is no store on NATS');
  return openHouse({ streams, peers: peersOn(bus), timings: { hostAway: 100, hostGone: 300 } });
}

/** Two nodes, with the host on the first and a guest on the second. */
async function setOut() {
  const url = `${nats.url}/test-${++houses}`;
  const [here, there] = [await openNode(url), await openNode(url)];
  const secrets = [newSecret(), newSecret()] as const;
  const { table } = await openTable(here.base, secrets[0]);
  const host = await Client.at(here.base, { table, secret: secrets[0] });
  const guest = await Client.at(there.base, { table, secret: secrets[1] });
  await guest.must({ kind: 'join', name: 'Bo', place: { team: 'red', role: 'operative' } });
  await together(host, guest);
  return { here, there, table, secrets, host, guest, close: () => Promise.all([here.close(), there.close()]) };
}

const together = (...people: Client[]) =>
  Promise.all(people.map((client) => client.until(({ present }) => present.length === people.length)));

test('both see each other; a tab on the other node takes over; a host is missing when gone from both', async () => {
  const { here, table, secrets, host, guest, close } = await setOut();
  const tab = await Client.at(here.base, { table, secret: secrets[1] });
  expect(await guest.closed).toBe(4000);
  await together(host, tab);
  expect(tab.view.host).toBe(host.you);
  await host.close();
  await tab.until(({ view }) => view.host === tab.you);
  await close();
});

test('people of a node that stops cleanly connect to the other, as the same people', async () => {
  const { here, there, table, secrets, host, guest, close } = await setOut();
  await there.close();
  await guest.closed;
  const back = await Client.at(here.base, { table, secret: secrets[1] });
  await together(host, back);
  expect(back.you).toBe(guest.you);
  await close();
});

test('another server on the same NATS gets none of its messages', async () => {
  const one = await setOut();
  const other = await setOut();
  await Promise.all([one.host.ping(), other.host.ping()]);
  const metrics = await (await fetch(`${one.here.base}/metrics`)).text();
  expect(metrics).toContain('safehouse_nodes 2\n');
  await Promise.all([one.close(), other.close()]);
});

test('while NATS is away people are told and moves are refused; when it is back, they play and see each other', async () => {
  const { host, guest, here, table, secrets, close } = await setOut();
  const toldOf = (client: Client, reachable: boolean) =>
    client.when((message) => message.type === 'store' && message.reachable === reachable);
  const away = Promise.all([toldOf(host, false), toldOf(guest, false)]);
  await nats.kill(0);
  await away;
  expect(await guest.act({ kind: 'rename', name: 'Boris' })).toMatchObject({ code: 'store-unavailable' });
  const back = Promise.all([toldOf(host, true), toldOf(guest, true)]);
  nats.start(0);
  await back;
  await guest.must({ kind: 'rename', name: 'Boris' });
  await host.until(({ view }) => view.people.some(({ name }) => name === 'Boris'));
  await together(host, guest);
  const tab = await Client.at(here.base, { table, secret: secrets[1] });
  expect(await guest.closed).toBe(4000);
  await together(host, tab);
  await close();
});

test('people at a table that the other node deleted are told so', async () => {
  const { there, table, host, guest, close } = await setOut();
  await there.streams.drop(`table/${table}`);
  expect(await Promise.all([host.closed, guest.closed])).toEqual([4006, 4006]);
  await close();
});
