/** A store copied to another and back with the command, also when it is killed in the middle. */
import { expect, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import type { Streams } from '../streams/streams.ts';
import { newFile } from '../streams/test-files.ts';
import { filled, killedCopy, streams } from '../testing/streams-tool.ts';
import { compareStreams } from './streams-check.ts';
import { copyStreams } from './streams-copy.ts';

/** Runs the command in this process. */
async function copied(from: string, to: string): Promise<void> {
  const [one, other] = [openSqlite(from), openSqlite(to)];
  await copyStreams(one, other);
  await Promise.all([one.close(), other.close()]);
}

async function differences(one: string, other: string): Promise<readonly string[]> {
  const houses = [openSqlite(one), openSqlite(other)] as const;
  const { differences } = await compareStreams(...houses);
  await Promise.all(houses.map((house) => house.close()));
  return differences;
}

test('a store is copied and compared event by event', async () => {
  const [from, to] = [await filled(100, 'copy'), newFile()];
  const copy = await streams(['copy', `sqlite:${from}`, `sqlite:${to}`]);
  expect(copy.output).toContain('Copied and compared: 100 streams');
  expect(copy.code).toBe(0);
  const checked = await streams(['check', `sqlite:${from}`, `sqlite:${to}`]);
  expect(checked.output).toContain('The same, in 100 streams');
  expect(checked.code).toBe(0);
});

test.each([
  ['an event', (house: Streams, stream: string, version: number) => house.append(stream, version, ['more'])],
  ['a wake', (house: Streams, stream: string, version: number) => house.append(stream, version, [], 4711)],
  ['a stream', (house: Streams) => house.append('table/new', 0, ['x'])],
])('check finds %s that is not the same, and names no stream', async (_, change) => {
  const [from, to] = [await filled(20, 'check'), newFile()];
  await copied(from, to);
  const house = openSqlite(to);
  const [one] = await Array.fromAsync(house.all());
  await change(house, one?.stream as string, one?.version as number);
  await house.close();
  const { code, output } = await streams(['check', `sqlite:${from}`, `sqlite:${to}`]);
  expect(output).toContain('Not the same: 1 difference');
  expect(output).not.toContain('/new');
  expect(code).toBe(1);
});

test('check finds one event that differs', async () => {
  const [one, other] = [openSqlite(newFile()), openSqlite(newFile())] as const;
  await one.append('table/a', 0, [{ a: 1 }, { b: [1, 2] }, { c: 1 }], undefined, 5);
  await other.append('table/a', 0, [{ a: 1 }, { b: [2, 1] }, { c: 1 }], undefined, 5);
  const { differences } = await compareStreams(one, other);
  expect(differences).toEqual([expect.stringMatching(/^table\/[^a]\S* differs at event 2$/)]);
  await one.close();
  await other.close();
});

test('a copy that was killed continues on the next run', async () => {
  // Tables are copied first: when it is killed, nothing else has been.
  const [from, to] = [await filled(300, 'kill'), newFile()];
  expect((await killedCopy(from, to, 20)).code).toBe('SIGKILL');
  const house = openSqlite(to);
  const before = (await Array.fromAsync(house.all())).length;
  await house.close();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(300);
  const again = await streams(['copy', `sqlite:${from}`, `sqlite:${to}`]);
  expect(again.output).toMatch(/300 streams, \d+ events \([1-9]\d* of them lay there already\)/);
  expect(await differences(from, to)).toEqual([]);
});

test('a stream that was cut in the middle is continued', async () => {
  const [from, to] = [openSqlite(newFile()), openSqlite(newFile())] as const;
  await from.append('table/a', 0, ['a', 'b', 'c'], 9, 5);
  await to.append('table/a', 0, ['a', 'b'], undefined, 5);
  expect(await copyStreams(from, to)).toEqual({ streams: 1, events: 3, before: 2 });
  expect((await compareStreams(from, to)).differences).toEqual([]);
  await from.close();
  await to.close();
});

test('a target with other contents is refused, and stays unchanged', async () => {
  const [from, to] = [await filled(20, 'one'), await filled(20, 'other')];
  const { code, output } = await streams(['copy', `sqlite:${from}`, `sqlite:${to}`]);
  expect(output).toContain('target-differs');
  expect(code).toBe(1);
  expect(await differences(await filled(20, 'other'), to)).toEqual([]);
});

test('a store in use is copied as it was when listed; streams dropped in between are left out', async () => {
  const [from, to] = [openSqlite(newFile()), openSqlite(newFile())] as const;
  await from.append('table/a', 0, ['a'], 9, 5);
  await from.append('table/b', 0, ['b'], 9, 5);
  const busy = Object.create(from) as Streams;
  busy.all = async function* () {
    const all = await Array.fromAsync(from.all());
    await from.drop('table/b');
    const [, { version } = { version: 0 }] = [0, all.find(({ stream }) => stream === 'table/a')];
    await from.append('table/a', version, ['later'], 10);
    yield* all;
  };
  busy.read = (...asked) => from.read(...asked);
  await copyStreams(busy, to);
  expect(await Array.fromAsync(to.all())).toEqual([{ stream: 'table/a', version: 1, updatedAt: 5, wakeAt: 9 }]);
  await from.close();
  await to.close();
});

test('a file that a running server uses is not copied', async () => {
  const file = await filled(3, 'busy');
  const house = openSqlite(file);
  const { code, output } = await streams(['copy', `sqlite:${file}`, `sqlite:${newFile()}`]);
  expect(output).toContain('store-busy');
  expect(code).toBe(1);
  await house.close();
});

test.each([
  [[], 'npm run streams -- copy'],
  [['copy', 'sqlite:x'], 'Not understood'],
  [['burn', 'sqlite:x'], 'Not understood'],
  [['stats', 'mysql:x'], 'is no store'],
  [['stats', 'sqlite:nowhere.db'], 'There is no file'],
  [['check', 'sqlite:nowhere.db', 'sqlite:./nowhere.db'], 'Both are the same store'],
])('%o is not understood, and says what is', async (args, message) => {
  const { code, output } = await streams(args);
  expect(output).toContain(message);
  expect(output).not.toContain('    at ');
  expect(code).toBe(2);
});

test('stats and list show the contents without names', async () => {
  const file = newFile();
  const house = openSqlite(file);
  await house.append('table/secretsecretsecretxxx', 0, ['a', 'b'], 9, 1_700_000_000_000);
  await house.append('code/ABCDE', 0, ['a'], undefined, 1_700_000_000_000);
  await house.close();
  const stats = await streams(['stats', `sqlite:${file}`]);
  expect(stats.output).toContain('table/       1 stream, 2 events');
  expect(stats.output).toContain('1 to be woken, last touched from 2023-11-14 22:13');
  const list = await streams(['list', `sqlite:${file}`]);
  expect(list.output).toMatch(/^table\/\S+ +2 events {2}2023-11-14 22:13 {2}wakes 1970-01-01 00:00$/m);
  expect(list.output).not.toMatch(/secret|ABCDE/);
});
