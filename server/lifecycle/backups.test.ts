/** Backups: made while people play, and restored into a server where they play on. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Log, noLog } from '../platform/log.ts';
import { openMemory } from '../streams/memory.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { accountOf, EndlessPlay } from '../testing/endless-play.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { playOn, resumeAt, tablesAt } from '../testing/many-tables.ts';
import { freePort, listening, startServer, startTestServer, unlimited } from '../testing/process.ts';
import { startBackups } from './backups.ts';

const HOUR = 60 * 60 * 1000;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function backupsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .toSorted();
}

test('a backup made while people play is complete, and on a server restored from it they play on', async () => {
  const [data, backup] = [newFolder(), newFolder()];
  const environment = { ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  const first = startTestServer(environment);
  await listening(first);
  const plays = await tablesAt(first.base, 6, EndlessPlay);
  const playing = playOn(plays);
  await playing.each(3);
  // The same server again, now with backups: it makes the first as soon as it is open, while people reconnect.
  first.child.kill('SIGKILL');
  await first.ended;
  const server = startServer({ ...environment, SAFEHOUSE_BACKUP: backup });
  await listening(server);
  await expect.poll(() => backupsIn(backup)).toHaveLength(1);
  await playing.each(3);
  await playing.end();
  server.child.kill('SIGTERM');
  await server.ended;

  const [name] = backupsIn(backup) as [string];
  expect(statSync(join(backup, name)).mode & 0o077).toBe(0);
  const restored = newFolder();
  cpSync(join(backup, name), join(restored, 'safehouse.db'));
  const [copy, original] = [openSqlite(join(restored, 'safehouse.db')), openSqlite(join(data, 'safehouse.db'))];
  for (const { table, sent } of plays) {
    const [kept, all] = await Promise.all([copy.read(`table/${table}`, 0), original.read(`table/${table}`, 0)]);
    expect(kept.length).toBeGreaterThan(6);
    expect(all.slice(0, kept.length)).toEqual(kept);
    const early = sent.filter(({ version }) => version !== undefined && version <= kept.length);
    expect(accountOf(early, kept)).toEqual({ moves: early.length, lost: 0, doubled: 0 });
  }
  await Promise.all([copy.close(), original.close()]);

  const again = startTestServer({ ...environment, SAFEHOUSE_DATA: restored });
  await listening(again);
  for (const play of plays) await resumeAt(again.base, play, 2);
  again.child.kill('SIGTERM');
  await again.ended;
});

test('a backup is one consistent snapshot, though appends went on', async () => {
  const { streams, folder } = house();
  mkdirSync(folder);
  const text = 'x'.repeat(100_000);
  for (let i = 0; i < 50; i++) await streams.append(`table/${i}`, 0, Array<string>(8).fill(text));
  let isMade = false;
  const made = streams.backup(join(folder, 'copy.db')).then(() => {
    isMade = true;
  });
  let steps = 0;
  for (; !isMade; steps++) {
    await streams.append('table/first', steps, [steps]);
    await streams.append('table/second', steps, [steps]);
  }
  await made;
  expect(steps).toBeGreaterThan(2);
  const copy = openSqlite(join(folder, 'copy.db'));
  const [first, second] = await Promise.all(['table/first', 'table/second'].map((name) => copy.read(name, 0)));
  const ahead = (first?.length ?? 0) - (second?.length ?? 0);
  expect(ahead === 0 || ahead === 1).toBe(true);
  expect(await copy.read('table/49', 0)).toHaveLength(8);
  await copy.close();
});

function house() {
  const clock = new ManualClock();
  const data = newFolder();
  const streams = openSqlite(join(data, 'house.db'), { now: () => clock.now() });
  onTestFinished(() => streams.close());
  const said: string[] = [];
  const log: Log = {
    ...noLog,
    info: (what) => said.push(what),
    error: (what) => said.push(what),
    warn: (what) => said.push(what),
  };
  return { clock, streams, log, said, folder: join(data, 'backups') };
}

test('they are made at the set interval, and only the set number is kept; other files are left alone', async () => {
  const { clock, streams, log, said, folder } = house();
  await streams.append('table/a', 0, ['a']);
  startBackups({ settings: { backup: folder, backupHours: 6, backupsKept: 3 }, streams, log, clock });
  writeFileSync(join(folder, 'safehouse-mine.db'), '');
  await clock.pass(1);
  await expect.poll(() => said).toHaveLength(1);
  const seen = new Set(backupsIn(folder));
  for (let i = 0; i < 4; i++) {
    await clock.pass(6 * HOUR - 1000);
    expect(backupsIn(folder).every((name) => seen.has(name))).toBe(true);
    await clock.pass(1000);
    await expect.poll(() => said).toHaveLength(i + 2);
    for (const name of backupsIn(folder)) seen.add(name);
  }
  expect(backupsIn(folder)).toHaveLength(4);
  expect(backupsIn(folder)).toContain('safehouse-mine.db');
  expect(seen.size).toBe(6);
});

test('after a restart the next one is made when it is due, and half-written ones of a killed server are removed', async () => {
  const { clock, streams, log, folder } = house();
  mkdirSync(folder);
  const settings = { backup: folder, backupHours: 24, backupsKept: 7 };
  const before = `safehouse-${new Date(clock.now() - 23 * HOUR).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
  writeFileSync(join(folder, before), 'old');
  writeFileSync(join(folder, `${before}.part`), 'half');
  startBackups({ settings, streams, log, clock });
  expect(readdirSync(folder)).toEqual([before]);
  await clock.pass(HOUR - 1000);
  expect(readdirSync(folder)).toEqual([before]);
  await clock.pass(2000);
  await expect.poll(() => backupsIn(folder)).toHaveLength(2);
});

test('a failed one is logged and retried after an hour', async () => {
  const { clock, streams, log, said, folder } = house();
  await streams.append('table/a', 0, ['a']);
  startBackups({ settings: { backup: folder, backupHours: 24, backupsKept: 7 }, streams, log, clock });
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  await clock.pass(1);
  await expect.poll(() => said).toContain('a backup failed');
  rmSync(folder);
  mkdirSync(folder);
  await clock.pass(HOUR);
  await expect.poll(() => backupsIn(folder)).toHaveLength(1);
});

test('closing the store cancels a backup, and leaves no half-written file', async () => {
  const { clock, streams, log, said, folder } = house();
  const text = 'x'.repeat(100_000);
  for (let i = 0; i < 50; i++) await streams.append(`table/${i}`, 0, Array<string>(8).fill(text));
  startBackups({ settings: { backup: folder, backupHours: 24, backupsKept: 7 }, streams, log, clock });
  const passing = clock.pass(1);
  await expect.poll(() => readdirSync(folder), { interval: 1 }).not.toEqual([]);
  await streams.close();
  await passing;
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect(said).toEqual([]);
});

test('a folder that cannot be written stops the start and says what to do; with another store it warns', async () => {
  const { streams, log, said, folder } = house();
  writeFileSync(folder, 'in the way');
  const settings = { backup: folder, backupHours: 24, backupsKept: 7 };
  expect(() => startBackups({ settings, streams, log })).toThrow(/SAFEHOUSE_BACKUP/);
  startBackups({ settings, streams: openMemory(), log });
  expect(said).toEqual(['SAFEHOUSE_BACKUP is for SQLite: copy another store by npm run streams -- copy']);
});
