/** A node that cannot reach its store: its people are told, moves fail, and everything recovers once it is back. */
import { expect, test } from 'vitest';
import { Client, newActionId, newSecret, openTable } from '../testing/client.ts';
import { openNodes, type TestNode } from '../testing/nodes.ts';

/** Two nodes, and a table with the host on the first and a guest on the second. */
async function setOut() {
  const house = await openNodes(2);
  const [here, there] = house.nodes as [TestNode, TestNode];
  const secrets = [newSecret(), newSecret()] as const;
  const { table, code } = await openTable(here.base, secrets[0]);
  const host = await Client.at(here.base, { table, secret: secrets[0] });
  const guest = await Client.at(there.base, { table, secret: secrets[1] });
  await guest.must({ kind: 'join', name: 'Bo' });
  await host.until(({ view }) => view.people.length === 2);
  return { house, here, there, table, code, secrets, host, guest };
}

const storeNews = (client: Client) =>
  client.messages.flatMap((message) => (message.type === 'store' ? [message.reachable] : []));

test('everyone on the node is told, including later arrivals; moves are answered at once, and played once it is back', async () => {
  const { house, here, table, host, guest } = await setOut();
  here.store.cutOff('silent');
  const id = newActionId();
  const move = { kind: 'rename', name: 'Anna' } as const;
  expect(await host.act(move, id)).toEqual({ type: 'error', code: 'store-unavailable', id });
  expect(storeNews(host)).toEqual([false]);
  const watcher = await Client.at(here.base, { table });
  await watcher.ping();
  expect(storeNews(watcher)).toEqual([false]);
  expect(watcher.view.people).toHaveLength(2);
  // The other node goes on, and the disconnected one hears nothing of it.
  await guest.must({ kind: 'rename', name: 'Boris' });
  expect(storeNews(guest)).toEqual([]);
  here.store.mend();
  await host.until(({ view }) => view.people.some(({ name }) => name === 'Boris'));
  await watcher.until(({ view }) => view.people.some(({ name }) => name === 'Boris'));
  expect([storeNews(host), storeNews(watcher)]).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(await host.act(move, id)).toMatchObject({ type: 'done' });
  expect(await host.act(move, id)).toMatchObject({ type: 'done' });
  await guest.until(({ view }) => view.people.some(({ name }) => name === 'Anna'));
  await house.close();
});

test('only the tables in a part of the store that is away are told, and the others go on', async () => {
  const { house, here, table, host } = await setOut();
  const other = await openTable(here.base, newSecret());
  const neighbour = await Client.at(here.base, { table: other.table, secret: newSecret() });
  await neighbour.must({ kind: 'join', name: 'Next' });
  here.store.lose((stream) => stream === `table/${table}`);
  const id = newActionId();
  const said = { kind: 'say', text: 'once' } as const;
  expect(await host.act(said, id)).toEqual({ type: 'error', code: 'store-unavailable', id });
  await neighbour.must({ kind: 'say', text: 'meanwhile' });
  const watcher = await Client.at(here.base, { table });
  await watcher.ping();
  expect([storeNews(host), storeNews(watcher), storeNews(neighbour)]).toEqual([[false], [false], []]);
  expect((await fetch(`${here.base}/ready`)).status).toBe(200);
  here.store.lose(() => false);
  expect(await host.act(said, id)).toMatchObject({ type: 'done' });
  await watcher.until(({ view }) => JSON.stringify(view).includes('"once"'));
  expect([storeNews(host), storeNews(watcher), storeNews(neighbour)]).toEqual([[false, true], [false, true], []]);
  await house.close();
});

test('a move whose answer was lost is not played again under its id', async () => {
  const { house, here, host } = await setOut();
  here.store.fails = 'after';
  const id = newActionId();
  const said = { kind: 'say', text: 'once' } as const;
  expect(await host.act(said, id)).toMatchObject({ type: 'error', code: 'store-unavailable' });
  here.store.cutOff();
  expect(await host.act(said, id)).toMatchObject({ type: 'error', code: 'store-unavailable' });
  here.store.mend();
  expect(await host.act(said, id)).toMatchObject({ type: 'done' });
  await host.ping();
  expect(JSON.stringify(host.view).split('"once"')).toHaveLength(2);
  await house.close();
});

test('a table that is not in memory cannot be shown: the browser is to try again', async () => {
  const { house, here, there } = await setOut();
  const { table } = await openTable(there.base, newSecret());
  here.store.cutOff();
  const client = await Client.connect(here.base);
  client.send({ type: 'hello', protocol: 1, table });
  expect(await client.next('error')).toEqual({ type: 'error', code: 'store-unavailable' });
  here.store.mend();
  await client.hello({ table });
  expect(client.view.phase).toBe('lobby');
  await house.close();
});

test('a person who comes from another node never sees an older version', async () => {
  const { house, here, there, table, secrets, guest } = await setOut();
  // This node hears nothing of the others until it reads.
  here.store.cutOff();
  here.store.fails = 'no';
  const { version } = await guest.must({ kind: 'rename', name: 'Boris' });
  here.store.fails = 'before';
  const refused = await Client.connect(here.base);
  refused.send({ type: 'hello', protocol: 1, table, secret: secrets[1], version: version + 1 });
  expect(await refused.next('error')).toEqual({ type: 'error', code: 'store-unavailable' });
  here.store.mend();
  const moved = await Client.connect(here.base);
  const welcome = await moved.hello({ table, secret: secrets[1], version });
  expect(welcome.version).toBeGreaterThanOrEqual(version);
  // A server restored from a backup may know less; it shows what it has.
  const ahead = await Client.connect(there.base);
  expect((await ahead.hello({ table, version: 1_000_000 })).view).toBeDefined();
  await house.close();
});

test('a node that lags behind the store waits a moment for what another node has already shown', async () => {
  const { house, here, table, secrets, guest } = await setOut();
  const store = here.store.streams as { read: TestNode['streams']['read'] };
  const { read } = store;
  here.store.fails = 'silent';
  const { version } = await guest.must({ kind: 'rename', name: 'Boris' });
  here.store.fails = 'no';
  let reads = 0;
  store.read = async (...asked) => (++reads < 4 ? [] : read(...asked));
  const moved = await Client.connect(here.base);
  const welcome = await moved.hello({ table, secret: secrets[1], version });
  expect(welcome.version).toBeGreaterThanOrEqual(version);
  await house.close();
});

test('people at a table that another node deleted are told that it does not exist', async () => {
  const { house, here, table, host, guest } = await setOut();
  await house.streams.drop(`table/${table}`);
  expect(await Promise.all([host.closed, guest.closed])).toEqual([4006, 4006]);
  expect(host.messages.at(-1)).toEqual({ type: 'bye', code: 'no-such-table' });
  const late = await Client.connect(here.base);
  late.send({ type: 'hello', protocol: 1, table });
  expect(await late.next('bye')).toEqual({ type: 'bye', code: 'no-such-table' });
  await house.close();
});
