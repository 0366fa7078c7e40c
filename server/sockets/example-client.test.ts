/** The client in `examples/client`, written from docs/protocol.md alone, plays every game to its end. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gameIds, games } from '@safehouse/rules/games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../testing/house.ts';

const script = fileURLToPath(new URL('../../examples/client/play.mjs', import.meta.url));
const run = promisify(execFile);

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(gameIds)(
  'plays %s',
  async (game) => {
    const { stdout } = await run(process.execPath, [script, house.base, game], { timeout: 120_000 });
    const [, ending] = /^\w+: ([\w-]+)/.exec(stdout) ?? [];
    expect(games[game].meta.endings).toContain(ending);
  },
  180_000,
);

test('is short, and imports nothing', () => {
  const text = readFileSync(script, 'utf8');
  expect(text.split('\n').length).toBeLessThan(200);
  expect(text).not.toMatch(/\bimport\b|\brequire\b/);
});
