/** A house with a name, a text, a colour, a picture and other names for its games. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings, SettingsError } from '../config/settings.ts';
import { newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { post } from '../testing/http.ts';
import { lookOf } from './look.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-look-'));
const logo = join(folder, 'own.png');
const words = (title: string) => ({ title, about: 'Codenames and Spyfall with friends' });
const previews = {
  en: {
    home: words('Safehouse: spy word games'),
    tables: { codenames: words('You’re invited to play Codenames') },
    names: { codenames: { name: 'Codenames' }, spyfall: { name: 'Spyfall' } },
  },
};
let house: TestHouse;

/** The head of a PNG: its signature and its size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

beforeAll(async () => {
  const head =
    '<head><title>Safehouse</title><meta name="description" content="x" /><link rel="icon" href="./icon.svg" type="image/svg+xml" />\n<link rel="apple-touch-icon" href="./a.png" /></head>';
  writeFileSync(join(folder, 'index.html'), `<html lang="en">${head}<noscript>Safehouse needs JavaScript</noscript>`);
  writeFileSync(join(folder, 'previews.json'), JSON.stringify(previews));
  const manifest = { name: 'Safehouse', short_name: 'Safehouse', description: 'x', start_url: './', icons: [] };
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
  writeFileSync(logo, png(512, 512));
  house = await openHouse({
    settings: {
      web: folder,
      publicUrl: 'https://example.org/games',
      name: 'Ada & "Co"',
      about: 'Fridays <8 pm',
      accent: '#7a1f5c,#e9a3d0',
      logo,
      gameNames: { codenames: 'Word $& Spies' },
    },
  });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const text = async (path: string) => (await fetch(house.base + path)).text();
const tag = (html: string, name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('the page is told whose house it is, and links its colour and picture', async () => {
  const html = await text('/games/');
  const [, data = ''] = / data-house="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))).toEqual({
    name: 'Ada & "Co"',
    games: { codenames: 'Word $& Spies' },
    about: 'Fridays <8 pm',
    logo: 'logo.png',
  });
  expect(html).toContain('<link rel="stylesheet" href="/games/house.css" />');
  expect(html.match(/rel="[a-z-]*icon"[^>]*/g)).toEqual(['rel="icon" href="/games/logo.png" type="image/png" /']);
  expect(html).toContain('<noscript>Ada &amp; &quot;Co&quot; needs');
  expect(html).not.toContain('Safehouse');
  const styles = await fetch(`${house.base}/games/house.css`);
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await styles.text()).toContain('--accent: light-dark(#7a1f5c, #e9a3d0)');
  const picture = await fetch(`${house.base}/games/logo.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(png(512, 512));
});

test('the manifest has its name, text and picture', async () => {
  expect(JSON.parse(await text('/games/manifest.webmanifest'))).toEqual({
    name: 'Ada & "Co"',
    short_name: 'Ada & "Co"',
    description: 'Fridays <8 pm',
    start_url: './',
    icons: [{ src: 'logo.png', sizes: '512x512', type: 'image/png', purpose: 'any' }],
  });
});

test('previews of links have the names of the house and its games, and its picture in place of ours', async () => {
  const home = await text('/games/');
  expect(tag(home, 'og:site_name')).toBe('Ada &amp; &quot;Co&quot;');
  expect(tag(home, 'og:title')).toBe('Ada &amp; &quot;Co&quot;: spy word games');
  expect(tag(home, 'og:description')).toBe('Fridays &lt;8 pm');
  expect(tag(home, 'og:image')).toBe('https://example.org/games/logo.png');
  const opened = await post(house.base, 'tables', { secret: newSecret(), name: 'Zacharias', language: 'en' });
  const { table } = (await opened.json()) as { table: string };
  const shown = await text(`/games/t/${table}`);
  expect(tag(shown, 'og:title')).toBe('You’re invited to play Word $&amp; Spies');
  expect(tag(shown, 'og:description')).toBe('Word $&amp; Spies and Spyfall with friends');
  expect(tag(shown, 'twitter:card')).toBe('summary');
});

test.each([
  ['small.png', png(100, 100), 'bad-logo: it has 100 by 100 pixels'],
  ['wide.png', png(400, 200), 'bad-logo: it has 400 by 200 pixels'],
  ['text.png', Buffer.from('a letter'), 'bad-logo: it is neither SVG nor PNG'],
  ['text.svg', Buffer.from('a letter'), 'bad-logo: there is no <svg> in it'],
  ['large.png', Buffer.alloc(600_000), 'bad-logo: it has 600 kB'],
])('%s is refused as a logo', (name, body, why) => {
  const path = join(folder, name);
  writeFileSync(path, body);
  const refused = () => lookOf(defaultSettings({ logo: path }));
  expect(refused).toThrow(SettingsError);
  expect(refused).toThrow(`SAFEHOUSE_LOGO is "${path}" (${why}): write the path of an SVG`);
});

test('a logo that is not there is refused', () => {
  expect(() => lookOf(defaultSettings({ logo: '/nowhere.svg' }))).toThrow('bad-logo: it cannot be read, ENOENT');
});
