/** Limits of one connection and one request that no other test covers. */
import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../config/limits.ts';
import { defaultSettings } from '../config/settings.ts';
import { timings } from '../config/timings.ts';
import { createHttp } from '../http/server.ts';
import { noLog } from '../platform/log.ts';
import { openMemory } from '../streams/memory.ts';
import { Client, hostAt, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { post } from '../testing/http.ts';
import { partyAt } from '../testing/players.ts';
import { stillTime } from '../testing/still-time.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The answer to these bytes, until the connection ends. */
function sent(parts: readonly string[], base = house.base): Promise<string> {
  const socket = createConnection(Number(new URL(base).port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  return new Promise((done) => socket.on('close', () => done(text)));
}

const head = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';

test('messages during the hello wait, up to a limit', async () => {
  const { table } = await openTable(house.base, newSecret());
  const client = await Client.connect(house.base);
  client.send({ type: 'hello', protocol: 1, table });
  for (let i = 0; i < limits.waiting + 5; i++) client.send({ type: 'ping' });
  await client.until(
    ({ messages }) => messages.filter(({ type }) => type === 'pong' || type === 'error').length >= limits.waiting + 5,
  );
  expect(client.messages.filter(({ type }) => type === 'pong').length).toBeGreaterThanOrEqual(limits.waiting);
  for (const message of client.messages) if (message.type === 'error') expect(message.code).toBe('too-fast');
  await client.close();
});

test('an action is recognised among the last of its table, and answered as before', async () => {
  const { host } = await hostAt(house.base);
  const first = await host.act({ kind: 'say', text: 'first' }, 'action-1');
  for (let i = 0; i < limits.recognised - 1; i++) await host.must({ kind: 'say', text: `line ${i}` });
  expect(await host.act({ kind: 'say', text: 'first' }, 'action-1')).toEqual(first);
  await host.close();
});

test('requests for proofs, opinions and deletions are limited per address', async () => {
  stillTime();
  const statusOf = async (ask: () => Promise<Response>, times: number): Promise<Set<number>> =>
    new Set(await Promise.all(Array.from({ length: times }, async () => (await ask()).status)));
  const table = 'A'.repeat(22);
  const proof = () => fetch(`${house.base}/api/tables/${table}/games/1`);
  expect(await statusOf(proof, limits.proofs.most - 10)).toEqual(new Set([404]));
  expect(await statusOf(proof, 30)).toContain(429);
  const opinion = () => fetch(`${house.base}/api/tables/${table}/games/1/clues/0`);
  expect(await statusOf(opinion, limits.reviews.most - 10)).toEqual(new Set([404]));
  expect(await statusOf(opinion, 30)).toContain(429);
  const forget = () => post(house.base, `tables/${table}/forget`, { secret: newSecret() });
  expect(await statusOf(forget, limits.forgettings.most - 10)).toEqual(new Set([404]));
  expect(await statusOf(forget, 30)).toContain(429);
});

test('a head that is too long is refused', async () => {
  const text = await sent([`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(limits.head)}\r\n\r\n`]);
  expect(text).toContain('{"error":"malformed"}');
});

test('a head or body that is sent too slowly is cut off', async () => {
  const hasty = await openHouse({ timings: { headWithin: 100, requestWithin: 200, slowRequests: 20 } });
  const slow = [sent([head], hasty.base), sent([`${head}\r\n`, '{'], hasty.base)];
  for (const text of await Promise.all(slow)) expect(text).toContain('408 Request Timeout');
  await hasty.close();
  // The real server is more patient, as docs/limits.md says.
  const stub: unknown = { settings: defaultSettings(), log: noLog, timings };
  expect(createHttp(stub as Parameters<typeof createHttp>[0])).toMatchObject({
    headersTimeout: limits.headWithin,
    requestTimeout: limits.requestWithin,
    keepAliveTimeout: limits.keptAlive,
    timeout: limits.answerStalls,
  });
});

test('the number of requests per connection is limited', async () => {
  const request = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
  const socket = createConnection(Number(new URL(house.base).port), '127.0.0.1');
  let text = '';
  let asked = 0;
  const ask = (): void => {
    socket.write(request);
    asked += 1;
  };
  socket.on('data', (data) => {
    text += data;
    // One at a time, and one more than it may.
    if (asked <= limits.requestsPerSocket && countIn(text, 'HTTP/1.1 200') === asked) ask();
  });
  socket.on('error', () => {});
  ask();
  await new Promise((done) => socket.on('close', done));
  expect(countIn(text, 'HTTP/1.1 200')).toBe(limits.requestsPerSocket);
});

function countIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

test('a body of deep brackets or very many values is refused before it is parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const deep = '['.repeat(limits.depth + 1) + ']'.repeat(limits.depth + 1);
  for (const body of [deep, `[${'1,'.repeat(limits.commas + 1)}1]`]) {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect((await fetch(`${house.base}/api/tables`, options)).status).toBe(400);
    expect(parse.mock.calls.some(([text]) => text === body)).toBe(false);
  }
  const quoted = JSON.stringify({ secret: newSecret(), name: `\\"${'['.repeat(14)}`, language: 'en' });
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: quoted };
  expect((await fetch(`${house.base}/api/tables`, options)).status).toBe(201);
});

test('a proof that takes long to read counts as several', async () => {
  const pass = stillTime();
  const streams = openMemory();
  const read = streams.read.bind(streams);
  const slow = await openHouse({ streams });
  const { table, people } = await partyAt(slow.base);
  await people[0].must({ kind: 'start' });
  await people[0].must({ kind: 'abandon' });
  vi.spyOn(streams, 'read').mockImplementation((stream, after) => {
    if (stream.startsWith('table/')) pass(limits.proofTime * 35);
    return read(stream, after);
  });
  const asked = Array.from({ length: 5 }, () => fetch(`${slow.base}/api/tables/${table}/games/1`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([404, 404, 429, 429, 429]);
  await slow.close();
});
