/** A second of each flood at a real server with a small heap: it stays up and small, and honest people play on. */
import { expect, test } from 'vitest';
import { flood } from './flood.ts';
import { floodKinds } from './flood-kinds.ts';

/** `npm run flood` takes 400 sockets and a minute for each. */
const SOCKETS = 60;

/** What no server of ours takes in a second and 60 sockets, unless something is kept without end. Megabytes. */
const MOST_GROWTH = 200;

test('floods of every kind: the server stays up, its memory stays bounded, and honest people play on', async () => {
  const run = await flood({ seconds: 1, sockets: SOCKETS, addresses: 4 });
  expect(run.wrong, 'npm run flood -- --seconds 1 --sockets 60').toEqual([]);
  expect(run.floods.map(({ name }) => name)).toEqual(floodKinds.map(({ name }) => name));
  for (const { name, growth, opened } of run.floods) {
    expect(growth, name).toBeLessThan(MOST_GROWTH);
    expect(opened, name).toBeGreaterThan(0);
  }
  expect(run.floods.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(0);
});
