/** Addresses of a server that may be under a path. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function siteUnder(base: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { base } } });
  return import('./site.ts');
}

test('on a host name of its own, an address is its path', async () => {
  const { hrefOf, pathOf } = await siteUnder(undefined);
  for (const path of ['/', '/rules/duet', '/games/x']) {
    expect(hrefOf(path)).toBe(path);
    expect(pathOf(path)).toBe(path);
  }
});

test('under a path, an address has it and a path has not', async () => {
  const { hrefOf, pathOf } = await siteUnder('/games');
  expect(hrefOf('/')).toBe('/games/');
  expect(hrefOf('/rules')).toBe('/games/rules');
  expect(pathOf('/games/rules')).toBe('/rules');
  expect(pathOf('/games')).toBe('');
  // Reached beside the proxy, or by a proxy that removes the path.
  expect(pathOf('/rules')).toBe('/rules');
  expect(pathOf('/gamesters')).toBe('/gamesters');
});

test('every link and every request goes through hrefOf', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const bare = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(href=("|\{`)|fetch\(['`]|assign\(['`]|register\(['`])\/.*/g),
    ].map(([line]) => `${file}: ${line}`),
  );
  expect(bare).toEqual([]);
});
