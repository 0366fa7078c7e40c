/** What messengers show beside a link: the game, in the language of the table, and nothing about its people. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse, words } from '../testing/house.ts';
import { post } from '../testing/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-preview-'));
const texts = (code: string) => ({
  home: { title: `${code} home`, about: `${code} "about" <home>` },
  campaign: { title: `${code} map`, about: `${code} about maps` },
  tables: { codenames: { title: `${code} codenames`, about: `${code} two teams` } },
});
let house: TestHouse;
let proxied: TestHouse;

beforeAll(async () => {
  const head = '<head><title>Safehouse</title><meta name="description" content="plain" /></head>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${head}`);
  writeFileSync(join(folder, 'previews.json'), JSON.stringify({ en: texts('en'), fi: texts('fi') }));
  house = await openHouse({ settings: { web: folder }, packs: [{ id: 'fi/classic', language: 'fi', cards: words }] });
  proxied = await openHouse({ settings: { web: folder, trustProxy: true } });
});
afterAll(async () => {
  await Promise.all([house.close(), proxied.close()]);
  rmSync(folder, { recursive: true });
});

async function page(path: string, headers: Record<string, string> = {}, { base } = house): Promise<string> {
  const response = await fetch(`${base}${path}`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}
const tag = (html: string, name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

async function opened(): Promise<string> {
  const response = await post(house.base, 'tables', { secret: newSecret(), name: 'Zacharias', language: 'fi' });
  return ((await response.json()) as { table: string }).table;
}

test('a table is shown as its game, in the language of its cards, and names nobody', async () => {
  const table = await opened();
  const html = await page(`/t/${table}`, { 'accept-language': 'en' });
  expect(html).toContain('<title>fi codenames</title>');
  for (const name of ['og:description', 'twitter:description', 'description'])
    expect(tag(html, name)).toBe('fi two teams');
  expect(tag(html, 'og:title')).toBe('fi codenames');
  expect(tag(html, 'og:image')).toMatch(/^https?:\/\/[^/]+\/preview-codenames\.png$/);
  expect(tag(html, 'twitter:card')).toBe('summary_large_image');
  expect(html).not.toContain('Zacharias');
});

test('any other page speaks the language that is accepted, or English; what it says is escaped', async () => {
  const html = await page('/', { 'accept-language': 'da;q=0.9,fi-FI;q=0.8,en;q=0.1' });
  expect(tag(html, 'og:title')).toBe('fi home');
  expect(tag(html, 'og:description')).toBe('fi &quot;about&quot; &lt;home&gt;');
  expect(tag(html, 'og:image')).toMatch(/\/preview\.png$/);
  expect(tag(await page('/', {}), 'og:title')).toBe('en home');
  expect(tag(await page(`/c/${'a'.repeat(22)}`), 'og:title')).toBe('en map');
});

test('a table that is not there is shown like the front page', async () => {
  expect(tag(await page(`/t/${'a'.repeat(22)}`), 'og:title')).toBe('en home');
});

test('behind a proxy the picture has the address that people typed', async () => {
  const sent = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'play.example.org' };
  const picture = async (headers: Record<string, string>, at: TestHouse) =>
    tag(await page('/', headers, at), 'og:image');
  expect(await picture(sent, proxied)).toBe('https://play.example.org/preview.png');
  expect(await picture({ ...sent, 'x-forwarded-proto': 'http' }, proxied)).toBe('http://play.example.org/preview.png');
  expect(await picture({ ...sent, 'x-forwarded-host': '"><script>' }, proxied)).not.toContain('script');
  // Nobody's word is taken for it without a proxy.
  expect(await picture(sent, house)).not.toContain('example.org');
});

test('pages are compressed, and asked for again only if they changed', async () => {
  const first = await fetch(`${house.base}/`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  const etag = first.headers.get('etag') as string;
  const again = (language: string) =>
    fetch(`${house.base}/`, {
      headers: { 'if-none-match': etag, 'accept-encoding': 'br', 'accept-language': language },
    });
  expect((await again('en')).status).toBe(304);
  expect((await again('fi')).status).toBe(200);
});
