/** Single attacks, as SECURITY.md lists them, that no other test covers. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { post } from '../testing/http.ts';
import { playingAt } from '../testing/players.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-attacks-'));
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ streams: openSqlite(join(folder, 'house.db')) });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const evil = { origin: 'https://evil.example' };

test('a page of another site can read no answer, and no answer sets a cookie', async () => {
  for (const path of [
    '/',
    '/api/house',
    '/api/codes/K7QP3',
    '/api/packs/x',
    '/api/campaigns/x',
    '/health',
    '/metrics',
  ]) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { ...evil, 'access-control-request-method': 'POST' };
      const answer = await fetch(house.base + path, { method, headers });
      expect([...answer.headers.keys()].filter((name) => /^(access-control|set-cookie)/.test(name))).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    }
  }
});

test('a page of another site changes nothing: neither by JSON nor by a form', async () => {
  const secret = newSecret();
  const { table } = await openTable(house.base, secret);
  const host = { secret, name: 'Eve', language: 'en' };
  for (const [path, body] of [
    ['tables', host],
    ['campaigns', { name: 'Evil' }],
    [`tables/${table}/packs`, { ...host, text: 'x' }],
    [`tables/${table}/forget`, { secret }],
  ] as const) {
    const answer = await post(house.base, path, body, evil);
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'bad-origin' }]);
    const form = await fetch(`${house.base}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(body),
    });
    expect(form.status).toBe(400);
  }
});

test('answers of the API are not cached on the way', async () => {
  for (const path of ['/api/house', '/api/codes/K7QP3', '/api/nothing', '/health', '/metrics']) {
    expect((await fetch(house.base + path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('an error answer is one code, without details', async () => {
  const texts = await Promise.all([
    post(house.base, 'tables', '{').then((answer) => answer.text()),
    post(house.base, 'tables', { secret: 1 }).then((answer) => answer.text()),
    fetch(`${house.base}/api/codes/%00`).then((answer) => answer.text()),
    fetch(`${house.base}/api/tables/x/games/y`).then((answer) => answer.text()),
    fetch(`${house.base}/../../etc/passwd`).then((answer) => answer.text()),
  ]);
  for (const text of texts) expect(text).toMatch(/^{"error":"[a-z-]+"}$/);
});

test('a made-up Host adds nothing to what pages may load', async () => {
  const policyFor = (host: string): Promise<string> =>
    new Promise((done) => {
      const { port } = new URL(house.base);
      const asked = httpRequest({ host: '127.0.0.1', port, path: '/', headers: { host } }, (answer) => {
        answer.resume();
        done(String(answer.headers['content-security-policy']));
      });
      asked.end();
    });
  expect(await policyFor("x; script-src 'unsafe-inline'")).toContain("connect-src 'self';");
  expect(await policyFor('*')).toContain("connect-src 'self';");
  expect(await policyFor('play.example')).toContain("connect-src 'self' ws://play.example wss://play.example;");
});

test('the public id of a person gives no access', async () => {
  const { table, people } = await playingAt(house.base);
  const [host] = people;
  const known = String(host.you);
  // The id itself, padded to the length of a secret, is someone else.
  const thief = await Client.at(house.base, { table, secret: known.padEnd(43, 'A') });
  expect(thief.you).not.toBe(known);
  expect(await thief.act({ kind: 'abandon' })).toMatchObject({ type: 'refused' });
  // Nobody can claim to be someone else, and none of these does.
  for (const extra of [{ by: known }, { person: known }, { you: known }, { host: known }]) {
    thief.send({ type: 'act', id: 'action-99', action: { kind: 'abandon', ...extra } });
    expect(await thief.next('error')).toEqual({ type: 'error', code: 'malformed', id: 'action-99' });
  }
  await host.ping();
  expect(host.view.phase).toBe('playing');
});

test('a guest cannot change another person’s seat, name, turn or table', async () => {
  const { table, people } = await playingAt(house.base);
  const [host, guest, other] = people;
  const before = JSON.stringify(host.view.people);
  const stranger = await Client.at(house.base, { table, secret: newSecret() });
  const person = String(other.you);
  for (const client of [guest, stranger]) {
    for (const action of [
      { kind: 'remove', person },
      { kind: 'move', person },
      { kind: 'rename', name: 'Fool', person },
      { kind: 'handOver', person: String(client.you) },
      { kind: 'addBot', place: { team: 'red', role: 'operative' }, level: 'bold', name: 'Otto', insteadOf: person },
      { kind: 'setBot', person: 'bot-1', paused: true },
      { kind: 'lock', on: true },
      { kind: 'toLobby' },
      { kind: 'abandon' },
      { kind: 'close' },
      { kind: 'presence', person, here: false },
      { kind: 'hostAway', host: String(host.you), present: [String(client.you)] },
      { kind: 'hostBack', host: String(host.you) },
      { kind: 'hostGone', gone: String(host.you), present: [String(client.you)] },
    ]) {
      client.send({ type: 'act', id: 'action-42', action });
      const answer = await client.when((message) => 'id' in message && message.id === 'action-42');
      expect(['refused', 'error']).toContain(answer.type);
    }
  }
  await host.ping();
  expect(JSON.stringify(host.view.people)).toBe(before);
});

test('the database file contains nothing that lets its thief take a seat', async () => {
  const { table, secrets } = await playingAt(house.base);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(files.some((bytes) => bytes.includes(table))).toBe(true);
  for (const secret of secrets) expect(files.some((bytes) => bytes.includes(secret))).toBe(false);
});

test('ids of tables, packs and campaigns, and secrets, have at least 128 random bits', async () => {
  const { table } = await openTable(house.base, newSecret());
  const campaign = (await (await post(house.base, 'campaigns', { name: 'The Moles' })).json()) as { campaign: string };
  for (const id of [table, campaign.campaign]) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  const drawn = await Promise.all(Array.from({ length: 50 }, () => openTable(house.base, newSecret())));
  expect(new Set(drawn.map((one) => one.table)).size).toBe(50);
  expect(new Set(drawn.map((one) => one.table.slice(0, 3))).size).toBeGreaterThan(40);
});
