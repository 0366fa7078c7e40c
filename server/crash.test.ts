/** The server is killed again and again in the middle of play: every acknowledged action is there exactly once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { expect, test } from 'vitest';
import { openSqlite } from './streams/sqlite.ts';
import { EndlessPlay } from './testing/endless-play.ts';
import { accountOfAll, playOn, tablesAt } from './testing/many-tables.ts';
import { freePort, listening, type ServerProcess, startServer, unlimited } from './testing/process.ts';

const TABLES = 16;
const CRASHES = 5;

test('killed at random moments, it loses nothing and plays nothing twice', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-crash-'));
  const environment = { ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  const random = randomFrom('c0ffee'.padEnd(32, '0') as Seed);
  let server: ServerProcess = startServer(environment);
  await listening(server);
  const plays = await tablesAt(server.base, TABLES, EndlessPlay);
  const playing = playOn(plays);
  for (let crash = 0; crash < CRASHES; crash++) {
    await playing.each(2);
    await sleep(random.below(60));
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = startServer(environment);
    await listening(server);
  }
  // Every table plays on.
  await playing.each(3);
  await playing.end();
  server.child.kill('SIGKILL');
  await server.ended;

  const streams = openSqlite(join(data, 'safehouse.db'));
  const moves = plays.flatMap(({ sent }) => sent).length;
  expect(await accountOfAll(streams, plays)).toEqual({ moves, lost: 0, doubled: 0, misled: 0 });
  await streams.close();
  rmSync(data, { recursive: true });
}, 60_000);
