/** HTTP: the API, its limits, headers, health and readiness, and answers to invalid requests. */

import { createConnection } from 'node:net';
import {
  codeFound,
  house as houseSchema,
  locations as locationsSchema,
  tableOpened,
} from '@safehouse/protocol/http.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { locations, openHouse, type TestHouse, words } from '../testing/house.ts';
import { coded, post as postTo } from '../testing/http.ts';
import { partyAt } from '../testing/players.ts';
import { stillTime } from '../testing/still-time.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { web: '/nowhere' } });
});
afterAll(() => house.close());

const get = (path: string, init?: RequestInit) => fetch(`${house.base}${path}`, init);
const guest = () => ({ secret: newSecret(), name: 'Ann', language: 'en' });
const post = (body: unknown, headers: Record<string, string> = {}, base = house.base) =>
  postTo(base, 'tables', body, headers);

describe('opening a table', () => {
  test('answers with its id and code', async () => {
    const response = await post(guest());
    expect(response.status).toBe(201);
    const { table, code } = tableOpened.parse(await response.json());
    expect(table).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}$/);
  });

  test('seats the host if asked to, where the game needs someone first', async () => {
    for (const [game, place] of [
      ['codenames', { team: 'red', role: 'spymaster' }],
      ['duet', { team: 'west', role: 'partner' }],
      ['spyfall', { team: 'table', role: 'player' }],
    ] as const) {
      const { secret, ...wish } = { ...guest(), game };
      const { table } = tableOpened.parse(await (await post({ ...wish, secret, sit: true })).json());
      const host = await Client.at(house.base, { table, secret });
      expect(host.view.people).toMatchObject([{ name: 'Ann', place }]);
      await host.close();
    }
    const standing = guest();
    const { table } = tableOpened.parse(await (await post(standing)).json());
    const host = await Client.at(house.base, { table, secret: standing.secret });
    expect(host.view.people[0]?.place).toBeUndefined();
    await host.close();
  });

  test('starts Spyfall at once with three bots, each with a name of its own', async () => {
    const { secret, ...wish } = guest();
    const botNames = ['Moss', 'Wren', 'Flint'];
    const response = await post({ ...wish, secret, game: 'spyfall', playNow: 'spyfall', botNames });
    const { table } = tableOpened.parse(await response.json());
    const host = await Client.at(house.base, { table, secret });
    expect(host.view.phase).toBe('playing');
    expect(host.view.people.map(({ name }) => name)).toEqual(['Ann', ...botNames]);
    expect(host.view.setup).toMatchObject({ game: 'spyfall', options: { way: 'written' } });
    await host.close();
  });

  test('takes English cards for a language it has none of', async () => {
    expect((await post({ ...guest(), language: 'tlh' })).status).toBe(201);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no secret', { name: 'Ann', language: 'en' }],
    ['a short secret', { ...guest(), secret: 'abc' }],
    ['a field too many', { ...guest(), admin: true }],
    ['a name that is none', { ...guest(), name: ' \u200b ' }],
  ])('with %s is malformed', async (_, body) => {
    expect(await coded(await post(body))).toEqual([400, 'malformed']);
  });

  test('in another type of text is malformed', async () => {
    expect(await coded(await post(guest(), { 'content-type': 'text/plain' }))).toEqual([400, 'malformed']);
  });

  test('with a large body is refused', async () => {
    expect(await coded(await post({ ...guest(), name: 'x'.repeat(10_000) }))).toEqual([413, 'too-large']);
  });

  test('from a page of another site is refused', async () => {
    expect(await coded(await post(guest(), { origin: 'https://evil.example' }))).toEqual([403, 'bad-origin']);
    expect((await post(guest(), { origin: house.base })).status).toBe(201);
  });

  test('is limited', async () => {
    stillTime();
    const strict = await openHouse({ settings: { tablesPerHour: 2 } });
    for (let i = 0; i < 2; i++) expect((await post(guest(), {}, strict.base)).status).toBe(201);
    expect(await coded(await post(guest(), {}, strict.base))).toEqual([429, 'too-many-tries']);
    await strict.close();
  });
});

describe('a code', () => {
  test('leads to its table, however it is typed', async () => {
    const { table, code } = await openTable(house.base, newSecret());
    for (const typed of [code, code.toLowerCase(), `%20${code.slice(0, 2)}%20${code.slice(2)}-`]) {
      expect(codeFound.parse(await (await get(`/api/codes/${typed}`)).json())).toEqual({ table });
    }
  });

  test('works in the lobby, in a game, after it and at a locked table; once it is closed, as one that nobody has (UX 43)', async () => {
    const { table, code, people } = await partyAt(house.base);
    const [host] = people;
    const answer = async (asked = code): Promise<unknown> => {
      const response = await get(`/api/codes/${asked}`);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    };
    const found = { status: 200, body: JSON.stringify({ table }) };
    for (const action of [
      { kind: 'lock', on: true },
      { kind: 'start' },
      { kind: 'abandon' },
      { kind: 'toLobby' },
    ] as const) {
      expect(await answer()).toMatchObject(found);
      await host.must(action);
      expect(await answer(), action.kind).toMatchObject(found);
    }
    const unknown = await answer('ZZZZZ');
    expect(unknown).toMatchObject({ status: 404, body: '{"error":"no-such-code"}' });
    await host.must({ kind: 'close' });
    expect(await answer()).toEqual(unknown);
    await Promise.all(people.map((client) => client.close()));
  });

  test.each(['0OI1L', 'ABCDEF', '', '%', '%00'])(
    'that is invalid (%s) is answered as one that nobody has',
    async (typed) => {
      expect((await get(`/api/codes/${typed}`)).status).toBe(404);
    },
  );

  test('is looked up only a limited number of times per minute', async () => {
    stillTime();
    const strict = await openHouse({ settings: { codesPerMinute: 3 } });
    for (let i = 0; i < 3; i++) expect((await fetch(`${strict.base}/api/codes/ABCDE`)).status).toBe(404);
    const refused = await fetch(`${strict.base}/api/codes/ABCDE`);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await coded(refused)).toEqual([429, 'too-many-tries']);
    await strict.close();
  });
});

test('the server lists what it has', async () => {
  const about = houseSchema.parse(await (await get('/api/house')).json());
  expect(about.packs).toEqual([
    { id: 'en/classic', language: 'en', holds: 'words', cards: words.length },
    { id: 'en/locations', language: 'en', holds: 'locations', cards: 12 },
    { id: 'ro/locations', language: 'ro', holds: 'locations', cards: 12 },
  ]);
});

test('the server lists its locations in a language, without their roles', async () => {
  const found = await get('/api/locations/ro');
  const known = locations.get('ro')?.map(({ id, name }) => ({ id, name }));
  expect(locationsSchema.parse(await found.json())).toEqual({ locations: known });
  for (const path of ['xx', '', 'ro/x', '__proto__', '%72%6F', 'ro%00'])
    expect(await coded(await get(`/api/locations/${path}`))).toEqual([404, 'not-found']);
  expect(await coded(await get('/api/locations/ro', { method: 'POST' }))).toEqual([405, 'not-allowed']);
});

test.each([
  ['GET', '/api/tables', 405],
  ['DELETE', '/api/house', 405],
  ['POST', '/', 405],
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['GET', '/nothing', 404],
  ['GET', '/t/short', 404],
  ['GET', '//evil.example/', 404],
  ['GET', '/..%2f..%2fpackage.json', 404],
])('%s %s is answered with %i and a code', async (method, path, status) => {
  expect((await coded(await get(path, { method })))[0]).toBe(status);
});

test('every answer carries the headers that keep the pages safe', async () => {
  for (const path of ['/', '/api/house', '/nothing', '/health']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`connect-src 'self' ${house.base.replace('http', 'ws')}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('health says that the process answers, ready that it accepts players', async () => {
  expect(await (await get('/health')).json()).toEqual({ ok: true });
  expect(await (await get('/ready')).json()).toEqual({ ready: true });
  const faulty = new FaultyStreams(openMemory());
  const other = await openHouse({ streams: faulty.streams, timings: { probe: 0 } });
  faulty.cutOff();
  expect((await fetch(`${other.base}/health`)).status).toBe(200);
  const answer = await fetch(`${other.base}/ready`);
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false, why: 'store' }]);
  faulty.mend();
  expect((await fetch(`${other.base}/ready`)).status).toBe(200);
  await other.close();

  const { promise: warm, resolve } = Promise.withResolvers<void>();
  const cold = await openHouse({ warm, timings: { warmWithin: 1_000_000 } });
  expect(await (await fetch(`${cold.base}/ready`)).json()).toEqual({ ready: false, why: 'warming' });
  resolve();
  await expect.poll(async () => (await fetch(`${cold.base}/ready`)).status).toBe(200);
  await cold.close();
});

test('pages that are not built say how to build them', async () => {
  const response = await get('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm start');
});

test.each([
  ['nonsense', '\x00\x01\x02\xff\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['two lengths', 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
])('%s on the wire is answered with 400 or ignored, and nothing breaks', async (_, bytes) => {
  const answer = await new Promise<string>((done) => {
    let received = '';
    const socket = createConnection(Number(new URL(house.base).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data) => {
      received += String(data);
    });
    socket.on('error', () => {});
    socket.on('close', () => done(received));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  expect((await get('/health')).status).toBe(200);
});
