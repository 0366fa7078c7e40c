/** Requests that are almost right: other encodings, other types, other versions of WebSocket, another host. */
import { type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Gate } from '../sockets/gate.ts';
import type { Hub } from '../sockets/hub.ts';
import { Client, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { coded } from '../testing/http.ts';
import { freePort } from '../testing/process.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const guest = () => JSON.stringify({ secret: newSecret(), name: 'Ann', language: 'en' });
const post = (body: BodyInit, type = 'application/json') =>
  fetch(`${house.base}/api/tables`, { method: 'POST', headers: { 'content-type': type }, body });

test('a body that is not UTF-8 is malformed', async () => {
  const latin = Buffer.from(guest().replace('Ann', 'Zoë'), 'latin1');
  expect(await coded(post(latin))).toEqual([400, 'malformed']);
  expect((await post(Buffer.from(guest().replace('Ann', 'Zoë')))).status).toBe(201);
});

test.each(['application/json+x', 'application/jsonp', 'application/json-patch', 'text/json'])(
  'a body of type %s is malformed',
  async (type) => {
    expect(await coded(post(guest(), type))).toEqual([400, 'malformed']);
  },
);

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=utf-8'])(
  'a body of type %s is read',
  async (type) => {
    expect((await post(guest(), type)).status).toBe(201);
  },
);

/** The status and the headers of the answer to an upgrade. */
function upgraded(headers: Record<string, string>): Promise<{ status: number | undefined; headers: object }> {
  return new Promise((done, failed) => {
    const asked = request(`${house.base}/ws`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        ...headers,
      },
    });
    asked.on('error', failed);
    asked.on('response', ({ statusCode: status, headers }) => done({ status, headers }));
    asked.on('upgrade', ({ statusCode: status, headers }, socket) => {
      socket.destroy();
      done({ status, headers });
    });
    asked.end();
  });
}

test.each([{ 'sec-websocket-version': '8' }, { 'sec-websocket-version': '12' }, {}])(
  'a WebSocket of another version is refused: %o',
  async (version) => {
    const { status, headers } = await upgraded(version as Record<string, string>);
    expect(status).toBe(426);
    expect(headers).toMatchObject({ 'sec-websocket-version': '13' });
  },
);

const notRight: Record<string, string>[] = [
  { 'sec-websocket-key': 'short' },
  { 'sec-websocket-key': `${'A'.repeat(21)}!==` },
  { 'sec-websocket-key': '' },
  { upgrade: 'h2c' },
];
test.each(notRight)('a request for a WebSocket that is not right is refused: %o', async (wrong) => {
  const { status } = await upgraded({ 'sec-websocket-version': '13', ...wrong });
  expect(status).toBe(400);
});

test('the key is answered as RFC 6455 shows in section 1.3', async () => {
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const { status, headers } = await upgraded({ 'sec-websocket-version': '13', 'sec-websocket-key': key });
  expect(status).toBe(101);
  expect(headers).toMatchObject({ 'sec-websocket-accept': 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=' });
});

test('a client that has left before the answer is not counted as connected', () => {
  const socket = new PassThrough();
  socket.destroy();
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const request = { method: 'GET', url: '/ws', headers, socket: { remoteAddress: '203.0.113.7' } };
  const add = vi.fn();
  const hub = { settings: readSettings({ environment: {} }), metrics: new Metrics(), isShut: false, add };
  new Gate(hub as unknown as Hub).upgrade(request as unknown as IncomingMessage, socket, Buffer.alloc(0));
  expect(add).not.toHaveBeenCalled();
});

test('no subprotocol is agreed to', async () => {
  const { status, headers } = await upgraded({ 'sec-websocket-version': '13', 'sec-websocket-protocol': 'chat, soap' });
  expect(status).toBe(101);
  expect(headers).not.toHaveProperty('sec-websocket-protocol');
  const client = await Client.connect(house.base);
  await client.close();
});

/** The status of a request for the metrics under another `Host`. */
function metricsAs(base: string, host: string): Promise<number | undefined> {
  return new Promise((done, failed) => {
    request(`${base}/metrics`, { headers: { host } }, ({ statusCode }) => done(statusCode))
      .on('error', failed)
      .end();
  });
}

test('a page that was rebound to this machine does not read the metrics, at either address', async () => {
  const port = await freePort();
  const apart = await openHouse({ settings: { metricsAt: `127.0.0.1:${port}` } });
  for (const base of [house.base, `http://127.0.0.1:${port}`]) {
    expect(await metricsAs(base, 'localhost')).toBe(200);
    expect(await metricsAs(base, 'rebound.example')).toBe(404);
  }
  await apart.close();
});
