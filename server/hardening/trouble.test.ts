/**
 * The real server on a machine in trouble: a full disk, a read-only one, a locked file, no files left. It says what is
 * wrong, and loses nothing.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import { eventOf } from '../tables/envelope.ts';
import { Client, hostAt } from '../testing/client.ts';
import {
  freePort,
  listening,
  type ServerProcess,
  startServer,
  startTestServer,
  unlimited,
} from '../testing/process.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-trouble-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A separate disk for the test, where this user may mount one. */
function newDisk(...options: string[]): string | undefined {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** `startServer` is what `npm start` runs, for its messages when it cannot start. */
async function serverAt(
  data: string,
  start: (environment: Record<string, string>) => ServerProcess = startTestServer,
): Promise<ServerProcess> {
  const server = start({ ...unlimited, SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

/** What everyone is told about the store: `/ready`, the metric, and each who is connected, whether they act or not. */
async function toldBy(base: string, watcher: Client) {
  const ready = await fetch(`${base}/ready`);
  const metrics = await (await fetch(`${base}/metrics`)).text();
  return {
    ready: [ready.status, await ready.json()],
    metric: Number(/^safehouse_store_reachable (\d)/m.exec(metrics)?.[1]),
    watcher: watcher.messages.flatMap((message) => (message.type === 'store' ? [message.reachable] : [])),
  };
}

const isAway = (told: boolean[]) => ({ ready: [503, { ready: false, why: 'store' }], metric: 0, watcher: told });
const isHere = (told: boolean[]) => ({ ready: [200, { ready: true }], metric: 1, watcher: told });

test('on a disk that fills up, moves wait, nothing confirmed is lost, and it continues when there is space', async () => {
  const data = newDisk('size=3m');
  // Without a disk to fill, `server/tables/store.test.ts` tests the same with a file that may not grow.
  if (!data) return;
  const server = await serverAt(data);
  await listening(server);
  const { table, host } = await hostAt(server.base);
  const watcher = await Client.at(server.base, { table });
  const filler = join(data, 'filler');
  const told: string[] = [];
  const say = async (text: string): Promise<string> => {
    const answer = await host.act({ kind: 'say', text });
    if (answer.type === 'done') told.push(text);
    return answer.type === 'error' ? answer.code : answer.type;
  };
  await say('first');
  try {
    writeFileSync(filler, Buffer.alloc(8_000_000));
  } catch {
    // As full as it gets.
  }
  let answer = 'done';
  for (let i = 0; i < 3000 && answer === 'done'; i++) answer = await say(`line ${i} ${'x'.repeat(450)}`);
  expect(answer).toBe('store-unavailable');
  expect(await say('not now')).toBe('store-unavailable');
  // What it logs may arrive a little later than what it answers.
  await expect.poll(() => server.output()).toContain('Free space on its disk');
  expect(server.output()).toContain('"code":"store-full"');
  await watcher.ping();
  expect(await toldBy(server.base, watcher)).toEqual(isAway([false]));
  // Moves fail at once, and the people at the table are told when to send them again.
  const isBack = watcher.next('store');
  rmSync(filler);
  expect(await isBack).toEqual({ type: 'store', reachable: true });
  expect(await say('again')).toBe('done');
  await expect.poll(() => toldBy(server.base, watcher)).toEqual(isHere([false, true]));
  server.child.kill('SIGKILL');
  await server.ended;

  const streams = openSqlite(join(data, 'safehouse.db'));
  const said = (await streams.read(`table/${table}`, 0))
    .map(eventOf)
    .flatMap((event) => (event.kind === 'said' ? event.text : []));
  expect(said).toEqual(told);
  await streams.close();
});

test('on a disk that is read-only, it says so and does not start', async () => {
  const folder = newDisk('size=1m', 'ro') ?? newFolder();
  if (process.getuid?.() !== 0) chmodSync(folder, 0o500);
  const inside = await serverAt(join(folder, 'data'), startServer);
  expect(await inside.ended).toBe(1);
  expect(inside.output()).toContain(join(folder, 'data'));
  expect(inside.output()).toContain('SAFEHOUSE_DATA');
  const there = await serverAt(folder, startServer);
  expect(await there.ended).toBe(1);
  expect(there.output()).toContain('the server’s user may write there');
  for (const { output } of [inside, there]) expect(output()).not.toContain('    at ');
});

test('on a file that another server has open, it says so, and the other one continues', async () => {
  const data = newFolder();
  const first = await serverAt(data);
  await listening(first);
  const second = await serverAt(data, startServer);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('is in use by another process. Stop the other server');
  const { host } = await hostAt(first.base);
  await host.must({ kind: 'say', text: 'still here' });
});

test('when its file is deleted, moves wait, the log says where the data is, and it can continue from there', async () => {
  const data = newFolder();
  const server = await serverAt(data);
  await listening(server);
  const { table, host, secret } = await hostAt(server.base);
  for (let i = 0; i < 20; i++) await host.must({ kind: 'say', text: `line ${i}` });
  const isTold = host.next('store');
  rmSync(join(data, 'safehouse.db'));
  // Nobody has to act for it to be noticed.
  expect(await isTold).toEqual({ type: 'store', reachable: false });
  expect(await toldBy(server.base, host)).toEqual(isAway([false]));
  expect(await host.act({ kind: 'say', text: 'too late' })).toMatchObject({ code: 'store-unavailable' });
  await expect.poll(() => server.output()).toContain('"code":"store-gone"');
  const [copy = ''] = /[^ ()"]+-saved-\d+/.exec(server.output()) ?? [];
  server.child.kill('SIGTERM');
  await server.ended;

  // As the message says.
  rmSync(join(data, 'safehouse.db'), { force: true });
  rmSync(join(data, 'safehouse.db-wal'), { force: true });
  renameSync(copy, join(data, 'safehouse.db'));
  const again = await serverAt(data);
  await listening(again);
  const back = await Client.at(again.base, { table, secret });
  expect(back.view.chat.lines.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, i) => `line ${i}`));
  await back.must({ kind: 'say', text: 'and on' });
});

test('a file that is replaced is told as one that is gone, and everyone is told when the right one is back', async () => {
  const data = newFolder();
  const server = await serverAt(data);
  await listening(server);
  const { table, host } = await hostAt(server.base);
  const watcher = await Client.at(server.base, { table });
  const file = join(data, 'safehouse.db');
  const isTold = watcher.next('store');
  renameSync(file, `${file}-kept`);
  writeFileSync(file, 'another file');
  await isTold;
  expect(await toldBy(server.base, watcher)).toEqual(isAway([false]));
  expect(await host.act({ kind: 'say', text: 'too late' })).toMatchObject({ code: 'store-unavailable' });
  const isBack = watcher.next('store');
  renameSync(`${file}-kept`, file);
  expect(await isBack).toEqual({ type: 'store', reachable: true });
  await host.must({ kind: 'say', text: 'and on' });
  await expect.poll(() => toldBy(server.base, watcher)).toEqual(isHere([false, true]));
  await expect.poll(() => server.output()).toContain('"code":"store-gone"');
});

test('with no file descriptors left, connected people play on, and others connect when there are some', async () => {
  const port = await freePort();
  const environment = { ...unlimited, SAFEHOUSE_PORT: String(port), SAFEHOUSE_DATA: newFolder() };
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn('/bin/sh', ['-c', `ulimit -n 80; exec "${process.execPath}" "${main}"`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, SAFEHOUSE_HOST: '127.0.0.1', SAFEHOUSE_LOG: 'warn', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise<number | string>((done) =>
    child.on('close', (code, signal) => done(code ?? signal ?? 'gone')),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const server = { base: `http://127.0.0.1:${port}`, child, output: () => output, ended };
  await listening(server);
  const { host } = await hostAt(server.base);
  expect(output).toContain('files and sockets may be open');

  // More than it can open: it closes those at once.
  let refused = 0;
  const sockets = Array.from({ length: 200 }, () => createConnection(port, '127.0.0.1').on('error', () => {}));
  for (const socket of sockets) {
    socket.once('close', () => {
      refused += 1;
    });
  }
  await expect.poll(() => refused).toBeGreaterThan(100);
  for (let i = 0; i < 50; i++) await host.must({ kind: 'say', text: `line ${i}` });
  for (const socket of sockets) socket.destroy();
  const guest = async () =>
    Client.connect(server.base).then(
      (client) => client.close(),
      () => 'not yet',
    );
  await expect.poll(guest).toBeUndefined();
  await host.must({ kind: 'say', text: 'still here' });
});
