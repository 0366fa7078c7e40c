/** The server is killed again and again in the middle of play: every acknowledged action is there exactly once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { expect, test } from 'vitest';
import { openSqlite } from './streams/sqlite.ts';
import { accountOf, EndlessPlay, misledBy } from './testing/endless-play.ts';
import { playingAt } from './testing/players.ts';
import { freePort, listening, type ServerProcess, startServer, unlimited } from './testing/process.ts';
import { stateOf } from './testing/state-of.ts';

const TABLES = 16;
const CRASHES = 5;

test('killed at random moments, it loses nothing and plays nothing twice', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-crash-'));
  const environment = { ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  const random = randomFrom('c0ffee'.padEnd(32, '0') as Seed);
  let server: ServerProcess = startServer(environment);
  await listening(server);
  const plays = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const seed = i.toString(16).padStart(32, '0') as Seed;
      return new EndlessPlay(server.base, await playingAt(server.base, { lenient: true }), randomFrom(seed));
    }),
  );

  let isOver = false;
  const playing = Promise.all(plays.map((play) => play.playUntil(() => isOver)));
  const doneByAll = async (more: number): Promise<void> => {
    const goals = plays.map((play) => play.done + more);
    while (plays.some((play, i) => play.done < (goals[i] as number))) await Promise.race([sleep(10), playing]);
  };
  for (let crash = 0; crash < CRASHES; crash++) {
    await doneByAll(2);
    await sleep(random.below(60));
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = startServer(environment);
    await listening(server);
  }
  // Every table plays on.
  await doneByAll(3);
  isOver = true;
  await playing;
  server.child.kill('SIGKILL');
  await server.ended;

  const streams = openSqlite(join(data, 'safehouse.db'));
  for (const { table, sent, people } of plays) {
    const stored = await streams.read(`table/${table}`, 0);
    expect(accountOf(sent, stored)).toEqual({ moves: sent.length, lost: 0, doubled: 0 });
    expect(misledBy(await stateOf(streams, table), people)).toEqual([]);
  }
  await streams.close();
  rmSync(data, { recursive: true });
}, 60_000);
