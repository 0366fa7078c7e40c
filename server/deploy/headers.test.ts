/** The check list of headers and TLS in docs/operating.md is what is sent. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../testing/house.ts';

const root = resolve(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'docs', 'operating.md'), 'utf8');
const [, section = ''] = /^## Headers and TLS: a check list\n(.*?)(?=^## )/ms.exec(text) ?? [];
/** The rows of the table with this heading: the name, and the first value. */
function rows(heading: string): Record<string, string> {
  const [, table = ''] =
    new RegExp(`^\\| ${heading} \\| value \\|\\n\\| --- \\| --- \\|\\n((?:\\|.*\\n)+)`, 'm').exec(section) ?? [];
  return Object.fromEntries(
    [...table.matchAll(/^\| `([^`]+)` \| (?:`([^`]+)`)?/gm)].map(([, name, value]) => [name, value]),
  );
}

const web = mkdtempSync(join(tmpdir(), 'safehouse-headers-'));
let house: TestHouse;
beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Safehouse</title>');
  house = await openHouse({ settings: { web } });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true });
});

/** What any answer of HTTP has, or what belongs to one file. */
const ORDINARY = /^(content-(type|length|encoding)|etag|cache-control|vary|date|connection|keep-alive|allow)$/;

test.each(['/', '/api/house', '/health', '/nothing', '/robots.txt'])(
  'the headers of %s are those of the list',
  async (path) => {
    const { headers } = await fetch(house.base + path);
    const { 'Content-Security-Policy': _, ...listed } = rows('header');
    for (const [name, value] of Object.entries(listed)) expect(headers.get(name), name).toBe(value);
    const sent = [...headers.keys()].filter((name) => !ORDINARY.test(name));
    expect(sent.toSorted()).toEqual(
      Object.keys(rows('header'))
        .map((name) => name.toLowerCase())
        .toSorted(),
    );
  },
);

test('the directives of the Content-Security-Policy are those of the list', async () => {
  const { headers } = await fetch(house.base);
  const sent = (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
    const [name = '', ...value] = directive.split(' ');
    return [name, value.join(' ').replaceAll(new URL(house.base).host, 'HOST')];
  });
  expect(Object.fromEntries(sent)).toEqual(rows('directive'));
});

test('every sample of a proxy sends the header that the list asks for, and leads from http to https', () => {
  expect(section).toContain('max-age=31536000');
  const samples = {
    'nginx.conf': /return 301 https/,
    'apache.conf': /Redirect permanent \/ https/,
    Caddyfile: /SITE/,
    'traefik.yaml': /websecure/,
  };
  for (const [name, redirect] of Object.entries(samples)) {
    const sample = readFileSync(join(root, 'deploy', name), 'utf8');
    expect(sample, name).toMatch(/Strict-Transport-Security[ "]+max-age=31536000|stsSeconds: 31536000/);
    expect(sample, name).toMatch(redirect);
  }
});
