/** Control frames, pieces and what nobody reads: paced like messages, and never kept without end. */
import { PassThrough } from 'node:stream';
import { closeCode } from '@safehouse/protocol/codes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { stillTime } from '../testing/still-time.ts';
import { WebSocket } from '../websocket/web-socket.ts';

/** A frame as a client sends it, masked with zeros. */
function frame(first: number, body: Buffer | string, announced = Buffer.byteLength(body)): Buffer {
  const head = announced < 126 ? [first, 0x80 | announced] : [first, 0xfe, announced >> 8, announced & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), Buffer.from(body)]);
}

/** A client's pong would count, too; and no connection ends for another reason, however slow the machine is. */
const timings = { heartbeat: 1e9, helloWithin: 1e9 };

const NO_BYTES = Buffer.alloc(0);
const PING = 0x89;
const PONG = 0x8a;
const TEXT_BEGINS = 0x01;
const CONTINUES = 0x00;

function write(client: Client, ...frames: readonly Buffer[]): void {
  (client.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.concat(frames));
}

const endings = async (house: TestHouse): Promise<string> => (await fetch(`${house.base}/metrics`)).text();

/** Until the server has cut off this many: who reads nothing cannot be told. */
async function cutOff(house: TestHouse, count: number): Promise<void> {
  while (!(await endings(house)).includes(`connections_closed_total{why="too-slow"} ${count}`));
}

describe.each(['before', 'after'])('%s the hello', (when) => {
  let house: TestHouse;
  let table: string;
  beforeAll(async () => {
    house = await openHouse({ settings: { messagesPerSecond: 20 }, timings });
    table = (await openTable(house.base, newSecret())).table;
  });
  afterAll(() => house.close());
  const connect = async (): Promise<Client> => {
    const client = await Client.connect(house.base);
    if (when === 'after') await client.hello({ table });
    return client;
  };

  test('pings are answered with what they hold', async () => {
    const client = await connect();
    const pong = new Promise((heard) => client.socket.once('pong', (data) => heard(String(data))));
    client.socket.ping('are you there');
    expect(await pong).toBe('are you there');
    await client.close();
  });

  test.each([
    ['pings', PING, 'x'.repeat(100)],
    ['empty pings', PING, ''],
    ['pongs', PONG, ''],
  ])('%s count as messages: too many get too-fast, and many more end the connection', async (_, kind, body) => {
    stillTime();
    const client = await connect();
    let pongs = 0;
    client.socket.on('pong', () => {
      pongs += 1;
    });
    const bye = client.next('bye');
    write(client, ...Array<Buffer>(300).fill(frame(kind, body)));
    expect(await bye).toEqual({ type: 'bye', code: 'too-many-mistakes' });
    expect(await client.closed).toBe(closeCode('too-many-mistakes'));
    const said = when === 'after' ? 1 : 0;
    expect(pongs).toBe(kind === PING ? 60 - said : 0);
    expect(client.messages.filter(({ type }) => type === 'error')).toHaveLength(101);
    expect(client.messages.find(({ type }) => type === 'error')).toEqual({ type: 'error', code: 'too-fast' });
  });

  test('a client that goes on sending after the goodbye is no longer read', async () => {
    stillTime();
    const client = await connect();
    client.socket.pause();
    // Far more than may still come in, and nothing of the answer is read: it does not wait for an answer to the goodbye.
    write(client, ...Array<Buffer>(3 * (limits.late / limits.lateFrame)).fill(frame(PING, '')));
    await house.connected(0);
    client.socket.terminate();
  });

  test('a message in many pieces ends the connection', async () => {
    const client = await connect();
    write(client, frame(TEXT_BEGINS, '"'), ...Array<Buffer>(limits.fragments).fill(frame(CONTINUES, '')));
    expect(await client.closed).toBe(1008);
  });
});

test('pongs that are not read count as unread', async () => {
  const house = await openHouse({ settings: { messagesPerSecond: 1_000_000 }, timings });
  const client = await Client.connect(house.base);
  client.socket.pause();
  // More than any buffer of the system takes: 12 MB of pongs.
  const pings = Array<Buffer>(1000).fill(frame(PING, 'x'.repeat(120)));
  let isOver = false;
  void cutOff(house, 1).then(() => {
    isOver = true;
  });
  for (let i = 0; i < 100 && !isOver; i++) {
    write(client, ...pings);
    await endings(house);
  }
  await cutOff(house, 1);
  client.socket.terminate();
  await house.close();
});

test('an address sends fifteen times as many messages as a connection, and another address is not held up', async () => {
  stillTime();
  const house = await openHouse({ settings: { messagesPerSecond: 1, trustProxy: true }, timings });
  const from = (address: string) => Client.connect(house.base, { headers: { 'x-forwarded-for': address } });
  const codesOf = async (client: Client): Promise<string[]> => {
    for (let i = 0; i < 3; i++) client.send({ type: 'ping' });
    await client.until(({ messages }) => messages.length === 3);
    return client.messages.map((message) => (message.type === 'error' ? message.code : message.type));
  };
  const most = limits.senders * limits.senderSeconds;
  for (let i = 0; i < most / 3; i++) expect(await codesOf(await from('203.0.113.1'))).toEqual(['pong', 'pong', 'pong']);
  expect(await codesOf(await from('203.0.113.1'))).toEqual(['too-fast', 'too-fast', 'too-fast']);
  expect(await codesOf(await from('203.0.113.2'))).toEqual(['pong', 'pong', 'pong']);
  await house.close();
});

test('connections that are ended for a flood leave their address few new ones, and other addresses all of them', async () => {
  stillTime();
  const floods = 2;
  const connectsPerMinute = floods * (1 + limits.hostileWeight) + 1;
  const house = await openHouse({ settings: { messagesPerSecond: 20, connectsPerMinute, trustProxy: true }, timings });
  const from = (address: string) => Client.connect(house.base, { headers: { 'x-forwarded-for': address } });
  for (let i = 0; i < floods; i++) {
    const client = await from('203.0.113.1');
    write(client, ...Array<Buffer>(300).fill(frame(PING, '')));
    await client.closed;
    await house.connected(0);
  }
  await from('203.0.113.1');
  await expect(from('203.0.113.1')).rejects.toThrow('429');
  await from('203.0.113.2');
  await house.close();
});

test('a hello counts more than another message of its address', async () => {
  stillTime();
  const house = await openHouse({ settings: { messagesPerSecond: 2, trustProxy: true }, timings });
  const { table } = await openTable(house.base, newSecret());
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const most = (2 * limits.senders * limits.senderSeconds) / (1 + limits.helloWeight);
  let welcomed = 0;
  for (let i = 0; i < most + 5; i++) {
    const client = await Client.connect(house.base, { headers });
    client.send({ type: 'hello', protocol: 1, table });
    await client.until(({ messages }) => messages.length > 0);
    if (client.messages[0]?.type === 'welcome') welcomed += 1;
  }
  expect(welcomed).toBe(most);
  await house.close();
});

test('incomplete messages of one address are limited, and the sockets that hold the most are closed', async () => {
  const house = await openHouse({ settings: { connectionsPerAddress: 1000 } });
  const honest = await Client.connect(house.base);
  const half = frame(TEXT_BEGINS, 'x'.repeat(limits.frame - 2000), limits.frame - 1000);
  const clients: Client[] = [];
  for (let i = 0; i * half.length < limits.held.perAddress * 1.25; i++) {
    const client = await Client.connect(house.base);
    write(client, half);
    clients.push(client);
  }
  const closed = await Promise.race(clients.map((client) => client.closed));
  expect(closed).toBe(1006);
  await honest.ping();
  for (const { socket } of clients) socket.terminate();
  await house.close();
});

test('what came in together with a flood is not parsed once the connection is over', () => {
  const socket = new PassThrough();
  const ws = new WebSocket(socket);
  let parsed = 0;
  const ignore = (): void => {};
  const pinged = (): void => {
    parsed += 1;
    if (parsed === 100) ws.finish();
  };
  ws.open({ arrived: ignore, received: ignore, pinged, answered: ignore, broke: ignore, closed: ignore }, NO_BYTES);
  const flood = Buffer.concat(Array<Buffer>(20_000).fill(frame(PING, '')));
  socket.emit('data', flood);
  expect([parsed, socket.destroyed]).toEqual([100, false]);
  expect(flood, 'its memory is free').toHaveLength(0);
  socket.emit('data', frame(PING, ''));
  expect([parsed, socket.destroyed]).toEqual([100, true]);
});
