/** Every bad message gets an error code, and too many of them a goodbye; nobody else notices. */
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { closeCode } from '@safehouse/protocol/codes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timings } from '../config/timings.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { partyAt } from '../testing/players.ts';
import { stillIntervals, stillTime } from '../testing/still-time.ts';

describe('a message', () => {
  let house: TestHouse;
  let table: string;
  const secret = newSecret();
  beforeAll(async () => {
    house = await openHouse();
    table = (await openTable(house.base, secret)).table;
  });
  afterAll(() => house.close());

  test.each([
    ['that is no JSON', 'hello'],
    ['that is empty', ''],
    ['of no known type', '{"type":"shout"}'],
    ['with a field too many', '{"type":"ping","extra":1}'],
    ['that is no object', '[1,2,3]'],
    ['that is null', 'null'],
    ['with a prototype in it', '{"type":"ping","__proto__":{"x":1}}'],
    ['nested too deep', '['.repeat(5000) + ']'.repeat(5000)],
    ['with a lone surrogate', '{"type":"act","id":"action-1","action":{"kind":"say","text":"a\\ud800"}}'],
    ['with an action nobody knows', '{"type":"act","id":"action-1","action":{"kind":"win"}}'],
  ])('%s is malformed', async (_, text) => {
    const client = await Client.connect(house.base);
    client.socket.send(text);
    expect(await client.next('error')).toMatchObject({ code: 'malformed' });
    await client.ping();
    await client.close();
  });

  test('with a readable id is answered under that id', async () => {
    const client = await Client.at(house.base, { table, secret });
    client.send({ type: 'act', id: 'action-1', action: { kind: 'win' } });
    expect(await client.next('error')).toEqual({ type: 'error', code: 'malformed', id: 'action-1' });
    await client.close();
  });

  test('with brackets in a text is not deep', async () => {
    const client = await Client.at(house.base, { table, secret });
    await client.must({ kind: 'say', text: `${'[{'.repeat(50)} "\\" ${'['.repeat(50)}` });
    await client.close();
  });

  test('in binary is malformed', async () => {
    const client = await Client.connect(house.base);
    client.socket.send(Buffer.from('{"type":"ping"}'));
    expect(await client.next('error')).toMatchObject({ code: 'malformed' });
    await client.close();
  });

  test('that is too large is refused, and a huge one ends the connection', async () => {
    const client = await Client.connect(house.base);
    client.socket.send(JSON.stringify({ type: 'ping', text: 'x'.repeat(50_000) }));
    expect(await client.next('error')).toMatchObject({ code: 'too-large' });
    client.socket.send('x'.repeat(100_000));
    expect(await client.closed).toBe(1009);
  });

  test('with a wrong frame ends the connection', async () => {
    const client = await Client.connect(house.base);
    (client.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
      Buffer.from([0xff, 0xff, 0xff]),
    );
    expect(await client.closed).toBeGreaterThanOrEqual(1002);
  });

  test('malformed again and again ends the connection', async () => {
    const client = await Client.connect(house.base);
    for (let i = 0; i < 25; i++) client.socket.send('nonsense');
    expect(await client.next('bye')).toEqual({ type: 'bye', code: 'too-many-mistakes' });
    expect(await client.closed).toBe(closeCode('too-many-mistakes'));
  });
});

test('anything at all is answered, and the server stays open', async () => {
  const house = await openHouse();
  const { table } = await openTable(house.base, newSecret());
  const hello = { type: 'hello', protocol: 1, table };
  const field = fc.constantFrom(
    'type',
    'id',
    'action',
    'kind',
    'table',
    'secret',
    'version',
    'word',
    'place',
    '__proto__',
  );
  const text = fc.oneof(fc.constantFrom('act', 'hello', 'play', 'giveClue', 'join', table, 'action-1'), fc.string());
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('json')),
      fc.dictionary(field, tie('json')),
    ),
  }));
  let client = await Client.connect(house.base);
  for (const [i, message] of fc.sample(json, { numRuns: 300, seed: 7 }).entries()) {
    if (i % 15 === 0) {
      await client.close();
      client = await Client.connect(house.base);
      if (i % 30 === 0) await client.hello(hello);
    }
    const answer = client.when(({ type }) => type !== 'present');
    client.send(message as object);
    expect((await answer).type).toBe('error');
  }
  await house.close();
});

test('a silent connection is closed', async () => {
  const pass = stillIntervals();
  const house = await openHouse({ settings: { idleHours: 0 } });
  const { table } = await openTable(house.base, newSecret());
  const client = await Client.at(house.base, { table });
  const bye = client.next('bye');
  pass(timings.heartbeat);
  expect(await bye).toEqual({ type: 'bye', code: 'idle' });
  await house.close();
});

test('a client that sends too fast gets errors, and continues to be served', async () => {
  const pass = stillTime();
  const house = await openHouse({ settings: { messagesPerSecond: 5 } });
  const { table } = await openTable(house.base, newSecret());
  const client = await Client.at(house.base, { table });
  for (let i = 0; i < 20; i++) client.send({ type: 'ping' });
  await client.next('error');
  const pongs = client.messages.filter(({ type }) => type === 'pong').length;
  expect(pongs).toBe(14);
  expect(client.messages.at(-1)).toMatchObject({ code: 'too-fast' });
  pass(400);
  await client.ping();
  await house.close();
});

test('a client that keeps sending too fast is closed', async () => {
  stillTime();
  const house = await openHouse({ settings: { messagesPerSecond: 5 } });
  const client = await Client.connect(house.base);
  const bye = client.next('bye');
  for (let i = 0; i < 200; i++) client.send({ type: 'ping' });
  expect(await bye).toEqual({ type: 'bye', code: 'too-many-mistakes' });
  await house.close();
});

describe('an address', () => {
  test('has a limited number of connections', async () => {
    const house = await openHouse({ settings: { connectionsPerAddress: 2 } });
    const first = await Client.connect(house.base);
    await Client.connect(house.base);
    const third = await Client.connect(house.base);
    expect(await third.closed).toBe(closeCode('too-many-connections'));
    await first.close();
    await house.connected(1);
    const fourth = await Client.connect(house.base);
    await fourth.ping();
    await house.close();
  });

  test('has a limited number of new connections a minute', async () => {
    stillTime();
    const house = await openHouse({ settings: { connectsPerMinute: 3 } });
    for (let i = 0; i < 3; i++) await Client.connect(house.base);
    await expect(Client.connect(house.base)).rejects.toThrow('429');
    await house.close();
  });

  test('is what the proxy says, if the proxy is trusted', async () => {
    stillTime();
    const house = await openHouse({ settings: { connectsPerMinute: 1, trustProxy: true } });
    const from = (address: string) => Client.connect(house.base, { headers: { 'x-forwarded-for': address } });
    await from('203.0.113.1');
    await from('203.0.113.2');
    await expect(from('198.51.100.7, 203.0.113.1')).rejects.toThrow('429');
    await house.close();
  });
});

describe('a page of', () => {
  const connect = async (origin: string | undefined, settings = {}, headers = {}): Promise<string> => {
    const house = await openHouse({ settings });
    const client = Client.connect(house.base, {
      ...(origin && { origin: origin.replace('HOUSE', house.base) }),
      headers,
    });
    const outcome = await client.then(
      () => 'let in',
      (error: Error) => error.message,
    );
    await house.close();
    return outcome;
  };

  test('this server is accepted', async () => expect(await connect('HOUSE')).toBe('let in'));
  test('another site is not', async () => expect(await connect('https://evil.example')).toContain('403'));
  test('nowhere is not', async () => expect(await connect('null')).toContain('403'));
  test('another port is not', async () => expect(await connect('http://127.0.0.1:1')).toContain('403'));
  test('a listed site is', async () => {
    expect(await connect('https://play.example', { origins: ['https://play.example'] })).toBe('let in');
  });
  test('the public address is', async () => {
    expect(await connect('https://play.example', { publicUrl: 'https://play.example/' })).toBe('let in');
  });
  test('the host a trusted proxy names is, and otherwise not', async () => {
    const headers = { 'x-forwarded-host': 'play.example' };
    expect(await connect('https://play.example', { trustProxy: true }, headers)).toBe('let in');
    expect(await connect('https://play.example', {}, headers)).toContain('403');
  });
  test('no browser has no origin, and is accepted', async () => expect(await connect(undefined)).toBe('let in'));
});

test('a client that does not read is cut off, and the others play on', async () => {
  const house = await openHouse();
  const { table, people } = await partyAt(house.base);
  const [host] = people;
  for (let i = 0; i < 60; i++) await host.must({ kind: 'say', text: 'long '.repeat(100) });
  const slow = await Client.at(house.base, { table });
  slow.socket.pause();
  for (let i = 0; i < 600; i++) {
    slow.send({ type: 'hello', protocol: 1, table });
    if (i % 10 === 0) await host.ping();
  }
  // A connection that is cut off no longer counts; it reads nothing, so it cannot be told.
  const metrics = async (): Promise<string> => (await fetch(`${house.base}/metrics`)).text();
  while (!(await metrics()).includes('connections_closed_total{why="too-slow"} 1')) await host.ping();
  await host.must({ kind: 'say', text: 'still here' });
  slow.socket.terminate();
  await house.close();
});

test('a client that answers no ping is cut off', async () => {
  const pass = stillIntervals();
  const house = await openHouse();
  const live = await Client.connect(house.base);
  const dead = await Client.connect(house.base, { autoPong: false });
  for (let round = 0; round < 2; round++) {
    const pinged = once(live.socket, 'ping');
    pass(timings.heartbeat);
    await pinged;
    // Once a later request is answered, the pong has been read.
    expect((await fetch(`${house.base}/health`)).status).toBe(200);
  }
  expect(await dead.closed).toBe(1006);
  await live.ping();
  await house.close();
});

test('half a handshake harms nobody', async () => {
  const house = await openHouse();
  const port = Number(new URL(house.base).port);
  for (const text of [
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'GET /ws HT',
  ]) {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(text);
    // Once another request is answered, this one has been read.
    expect((await fetch(`${house.base}/health`)).status).toBe(200);
    socket.destroy();
  }
  const client = await Client.connect(house.base);
  await client.ping();
  await house.close();
});
