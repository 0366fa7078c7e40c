/** Every path that ARCHITECTURE.md names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');

test('ARCHITECTURE.md names no path that does not exist', () => {
  const text = readFileSync(join(repository, 'ARCHITECTURE.md'), 'utf8');
  const quoted = [...text.matchAll(/`([a-z]+\/[^` <]*)`/g)].flatMap(([, path]) => path ?? []);
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});
