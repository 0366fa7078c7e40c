/** The built pages: types, caching, compression, and nothing outside their folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostAt } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-site-'));
const script = 'console.log("safehouse");'.repeat(50);
let house: TestHouse;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><title>Safehouse</title><script src="./assets/index-B3k9_xQ.js"></script>',
  );
  writeFileSync(join(folder, 'assets', 'index-B3k9_xQ.js'), script);
  writeFileSync(join(folder, 'assets', 'index-B3k9_xQ.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'index-B3k9_xQ.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.stamp'), 'not for anybody');
  house = await openHouse({ settings: { web: folder } });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${house.base}${path}`, { headers });

test.each([
  '/',
  `/t/${'a'.repeat(22)}`,
  `/t/${'a'.repeat(22)}/tv`,
  `/c/${'a'.repeat(22)}`,
  '/tv',
  '/rules',
  '/rules/codenames',
  '/learn/codenames',
  `/t/${'a'.repeat(22)}/replay/1`,
  `/t/${'a'.repeat(22)}/evening`,
  '/replay',
  '/credits',
  '/settings',
  '/credits/',
])('the page is at %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<title>Safehouse</title>');
});

test.each(['/.stamp', '/assets', '/assets/', '/assets/none-12345678.js', '/index.html/x', '/t/short', '/c/short'])(
  'there is nothing at %s',
  async (path) => expect((await get(path)).status).toBe(404),
);

test('a wrong address gets the page that says so', async () => {
  const response = await get('/t/short', { accept: 'text/html,application/xhtml+xml' });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<title>Safehouse</title>');
  expect((await get('/assets/none-12345678.js', { accept: '*/*' })).headers.get('content-type')).toContain('json');
});

test('a file with a hash in its name is kept for ever, any other is asked for again', async () => {
  const hashed = await get('/assets/index-B3k9_xQ.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const response = await get('/assets/index-B3k9_xQ.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(script);
});

describe('under a path', () => {
  const page =
    '<html lang="en"><head><title>x</title></head><script src="./assets/a.js"></script><use href="./i.svg#a">';
  const inside = mkdtempSync(join(tmpdir(), 'safehouse-under-'));
  let under: TestHouse;

  beforeAll(async () => {
    writeFileSync(join(inside, 'index.html'), page);
    writeFileSync(join(inside, 'index.html.br'), brotliCompressSync(page));
    writeFileSync(join(inside, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    under = await openHouse({ settings: { web: inside, publicUrl: 'https://example.org/games' } });
  });
  afterAll(async () => {
    await under.close();
    rmSync(inside, { recursive: true });
  });

  test.each(['/games', '/games/', `/games/t/${'a'.repeat(22)}`, '/games/rules/duet', '/games/index.html', '/'])(
    'the page at %s names its files with that path',
    async (path) => {
      const text = await (await fetch(under.base + path)).text();
      expect(text).toContain('<html data-base="/games" lang="en">');
      expect(text).toContain('src="/games/assets/a.js"');
      expect(text).toContain('href="/games/i.svg#a"');
    },
  );

  test.each(['/games/icon.svg', '/games/api/house', '/games/health', '/icon.svg', '/api/house', '/health'])(
    '%s is answered, for proxies that remove the path and those that keep it',
    async (path) => expect((await fetch(under.base + path)).status).toBe(200),
  );

  test.each(['/gamesicon.svg', '/games/games/icon.svg', '/other/icon.svg'])('nothing is at %s', async (path) =>
    expect((await fetch(under.base + path)).status).toBe(404),
  );

  test('a socket opens there', async () => {
    const { host } = await hostAt(`${under.base}/games`);
    await host.must({ kind: 'say', text: 'Under a path' });
    await host.close();
  });
});

test('on a host name of its own, the page names its files from the root', async () => {
  const text = await (await get('/rules/duet')).text();
  expect(text).toContain('src="/assets/index-B3k9_xQ.js"');
  expect(text).not.toContain('data-base');
});

test('a cached file is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') as string;
  const again = await get('/', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD is answered without a body', async () => {
  const response = await fetch(`${house.base}/`, { method: 'HEAD' });
  expect(response.headers.get('content-length')).not.toBe('0');
  expect(await response.text()).toBe('');
});

test('a path out of the folder leads nowhere', async () => {
  const status = await new Promise((done) => {
    request(`${house.base}`, { path: '/../../../../etc/passwd' }, (response) => done(response.statusCode)).end();
  });
  expect(status).toBe(404);
});

test('UX 40: the service worker is always asked for again; an operator who turns it off serves one that removes itself', async () => {
  writeFileSync(join(folder, 'sw.js'), 'the worker');
  const off = await openHouse({ settings: { web: folder, offline: false } });
  const on = await openHouse({ settings: { web: folder } });
  try {
    const kept = await fetch(`${on.base}/sw.js`);
    expect(kept.headers.get('cache-control')).toBe('no-cache');
    expect(await kept.text()).toBe('the worker');
    const gone = await fetch(`${off.base}/sw.js`);
    expect(gone.headers.get('content-type')).toContain('javascript');
    expect(await gone.text()).toMatch(/caches\.delete[\s\S]*unregister/);
  } finally {
    await Promise.all([on.close(), off.close()]);
  }
});
