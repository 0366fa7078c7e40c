/** A house on NATS is copied while people play: whole, table by table, and they play on in a house restored from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { fold } from '@safehouse/rules/table/table.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import { eventOf } from '../tables/envelope.ts';
import { Client } from '../testing/client.ts';
import { testCluster } from '../testing/cluster.ts';
import { accountOf, EndlessPlay } from '../testing/endless-play.ts';
import { playingAt } from '../testing/players.ts';
import { freePort, listening, startServer, unlimited } from '../testing/process.ts';
import { SteadyTable } from '../testing/steady.ts';
import { streams } from '../testing/streams-tool.ts';

test('copied while people play, restored on one machine, played on, and copied back', async () => {
  const cluster = await testCluster();
  onTestFinished(() => cluster.stop());
  const data = mkdtempSync(join(tmpdir(), 'safehouse-restored-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const file = join(data, 'safehouse.db');

  const parties = await Promise.all(Array.from({ length: 6 }, () => playingAt(cluster.base, { lenient: true })));
  const tables = parties.map((party, i) => {
    return new SteadyTable(cluster.base, party, randomFrom(i.toString(16).padStart(32, '0') as Seed));
  });
  onTestFinished(() => tables.forEach((table) => void table.leave()));
  let isOver = false;
  const playing = Promise.all(tables.map((table) => table.playUntil(() => isOver)));
  await expect.poll(() => tables.every(({ done }) => done >= 5), { timeout: 60_000 }).toBe(true);
  const before = tables.map(({ done }) => done);
  const copied = await streams(['copy', cluster.nats.url, `sqlite:${file}`]);
  expect(copied.output).toContain('Copied and compared: ');
  expect(copied.code).toBe(0);
  // They did play meanwhile.
  expect(tables.map(({ done }, i) => done > (before[i] as number))).toContain(true);
  isOver = true;
  await playing;

  const copy = openSqlite(file);
  for (const { table, sent } of tables) {
    const name = `table/${table}`;
    const [kept, all] = await Promise.all([copy.read(name, 0), cluster.streams.read(name, 0)]);
    expect(all.slice(0, kept.length)).toEqual(kept);
    expect(fold(kept.map(eventOf)).phase).not.toBe('lobby');
    const early = sent.filter(({ version }) => version !== undefined && version <= kept.length);
    expect(early.length).toBeGreaterThan(0);
    expect(accountOf(early, kept)).toEqual({ moves: early.length, lost: 0, doubled: 0 });
  }
  await copy.close();

  const server = startServer({ ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data });
  await listening(server);
  for (const { table, secrets } of parties) {
    const people = await Promise.all(secrets.map((secret) => Client.at(server.base, { table, secret })));
    const on = new EndlessPlay(server.base, { table, secrets, people }, randomFrom('aa'.repeat(16) as Seed));
    await on.playUntil(() => on.done >= 3);
    for (const client of on.people) client.socket.terminate();
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  // And to NATS again, as another house beside the first.
  const other = `${cluster.nats.url}/restored`;
  expect(await streams(['copy', `sqlite:${file}`, other])).toMatchObject({ code: 0 });
  expect(await streams(['check', `sqlite:${file}`, other])).toMatchObject({ code: 0 });
});
