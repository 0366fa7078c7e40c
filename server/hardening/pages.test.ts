/** The pages about limits and security are true: each limit is listed, and each cited test exists. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { limitsPage } from './limits-page.ts';
import { missingTests, testsNamedIn } from './named-tests.ts';

const root = resolve(import.meta.dirname, '../..');

test('docs/limits.md lists every limit', async () => {
  const told = new Set<string>();
  const watched = new Proxy(limits, {
    get: (target, name) => {
      told.add(String(name));
      return target[name as keyof typeof limits];
    },
  });
  // `vitest -u` rewrites it.
  await expect(limitsPage(watched)).toMatchFileSnapshot(resolve(root, 'docs/limits.md'));
  expect(Object.keys(limits).filter((name) => !told.has(name))).toEqual([]);
});

test.each(['docs/limits.md', 'SECURITY.md', 'docs/hardening.md'])('every test that %s cites exists', (page) => {
  const text = readFileSync(resolve(root, page), 'utf8');
  expect(testsNamedIn(text).length).toBeGreaterThan(25);
  expect(missingTests(text)).toEqual([]);
});

test('a missing test is found', () => {
  const named = (file: string, ...words: string[]) => `${file}: ${words.join(' ')}`;
  const wrong = [
    named('server/hardening/pages.test.ts', 'nobody wrote', 'this one'),
    named('server/none.test.ts', 'x'),
  ];
  const page = wrong.map((one) => `| x | \`${one.replace(':', '`:')} |`).join('\n');
  expect(missingTests(page)).toEqual(wrong);
});
