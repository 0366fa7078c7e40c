/** A store on NATS is copied while people play: complete, table by table, and they play on with the restored copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateFrom } from '@safehouse/rules/table/table.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import { eventOf } from '../tables/envelope.ts';
import { testCluster, testServer } from '../testing/cluster.ts';
import { accountOf } from '../testing/endless-play.ts';
import { inTheEnd } from '../testing/in-the-end.ts';
import { playOn, resumeAt, tablesAt } from '../testing/many-tables.ts';
import { freePort, listening, startScript, unlimited } from '../testing/process.ts';
import { SteadyTable } from '../testing/steady-player.ts';
import { streams } from '../testing/streams-tool.ts';

test('copied while people play, restored on one machine, played on, and copied back', async () => {
  const cluster = await testCluster();
  onTestFinished(() => cluster.stop());
  const data = mkdtempSync(join(tmpdir(), 'safehouse-restored-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const file = join(data, 'safehouse.db');

  const tables = await tablesAt(cluster.base, 6, SteadyTable);
  onTestFinished(() => tables.forEach((table) => void table.leave()));
  const playing = playOn(tables);
  await playing.each(5);
  const before = tables.map(({ done }) => done);
  const copied = await streams(['copy', cluster.nats.url, `sqlite:${file}`]);
  expect(copied.output).toContain('Copied and compared: ');
  expect(copied.code).toBe(0);
  // People did play during it.
  expect(tables.map(({ done }, i) => done > (before[i] as number))).toContain(true);
  await playing.end();

  const copy = openSqlite(file);
  for (const { table, sent } of tables) {
    const name = `table/${table}`;
    const [kept, all] = await Promise.all([copy.read(name, 0), inTheEnd(() => cluster.streams.read(name, 0))]);
    expect(all.slice(0, kept.length)).toEqual(kept);
    expect(stateFrom(kept.map(eventOf)).phase).not.toBe('lobby');
    const early = sent.filter(({ version }) => version !== undefined && version <= kept.length);
    expect(early.length).toBeGreaterThan(0);
    expect(accountOf(early, kept)).toEqual({ moves: early.length, lost: 0, doubled: 0 });
  }
  await copy.close();

  const environment = { ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  const server = startScript(testServer, environment);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await listening(server);
  for (const table of tables) await resumeAt(server.base, table, 3);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  // And to NATS again, as another deployment beside the first.
  const other = `${cluster.nats.url}/restored`;
  expect(await streams(['copy', `sqlite:${file}`, other])).toMatchObject({ code: 0 });
  expect(await streams(['check', `sqlite:${file}`, other])).toMatchObject({ code: 0 });
});
