/** What a NATS store creates and checks at startup, and its error messages. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JetStreamManager, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findNats } from '../../../cluster/nats-servers.ts';
import { freePort } from '../../../cluster/ports.ts';
import { Program } from '../../../cluster/program.ts';
import { type TestNats, testNats } from '../../../testing/nats.ts';
import { openNats } from '../open.ts';

const refused = async (url: string, code: string, says: RegExp) => {
  const error = await openNats(url, { patience: 500 }).then(
    () => expect.unreachable(),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ name: 'StreamsError', code });
  expect(error.message).toMatch(says);
  expect(error.message).not.toMatch(/s3cret|ann/);
  expect(JSON.stringify(error) + String(error.stack)).not.toContain('s3cret');
};

const isBefore210 = ({ version }: TestNats): boolean => Number(version.split('.')[1]) < 10;

describe('on one server', () => {
  let nats: TestNats;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  beforeAll(async () => {
    nats = await testNats();
    connection = await connect({ port: nats.servers[0]?.port ?? 0 });
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection.close();
    await nats.stop();
  });

  test('it creates what is missing, says what it found, and finds it again', async () => {
    const found: string[] = [];
    const open = () => openNats(nats.url, { found: (what, warnings) => found.push(what, ...warnings) });
    const { streams } = await open();
    await streams.append('table/a', 0, ['x']);
    await streams.close();
    const again = await open();
    expect(await again.streams.read('table/a', 0)).toEqual([{ version: 1, event: 'x' }]);
    await again.streams.close();
    const what = `2 streams of 1 replica on one server, nats-server ${nats.version}`;
    expect(found.filter((line) => line === what)).toHaveLength(2);
    expect(found.some((line) => line.includes('sync_interval'))).toBe(isBefore210(nats));
    const { config } = await manager.streams.info('safehouse-events-0');
    expect(config).toMatchObject({ storage: 'file', num_replicas: 1, subjects: ['safehouse.e.0.>'] });
  });

  test('the address says how many streams of events a new house gets; one that exists keeps its number', async () => {
    const found: string[] = [];
    const open = async (query: string) =>
      (await openNats(`${nats.url}/many${query}`, { found: (what) => found.push(what) })).streams;
    const first = await open('?streams=8');
    for (const id of ['a', 'b', 'c', 'd']) await first.append(`table/${id}`, 0, [id]);
    await first.close();
    for (const query of ['', '?streams=2']) {
      const again = await open(query);
      expect(await again.read('table/c', 0)).toEqual([{ version: 1, event: 'c' }]);
      await again.close();
    }
    const what = `9 streams of 1 replica on one server, nats-server ${nats.version}`;
    expect(found).toEqual([what, what, what]);
  });

  test('servers with different names are separate', async () => {
    const { streams: club } = await openNats(`${nats.url}/club`);
    const { streams: other } = await openNats(`${nats.url}/other`);
    await club.append('table/a', 0, ['ours'], 5);
    expect(await other.read('table/a', 0)).toEqual([]);
    expect(await other.due(9, 9)).toEqual([]);
    await Promise.all([club.close(), other.close()]);
  });

  test('a stream of another program is left unchanged', async () => {
    await manager.streams.add({ name: 'mine-wakes', subjects: ['holidays'], storage: StorageType.Memory });
    await refused(`${nats.url}/mine`, 'store-foreign', /mine-wakes.*nothing in it was changed/);
    await manager.streams.add({ name: 'everything', subjects: ['yours.>'] });
    await refused(`${nats.url}/yours`, 'store-foreign', /another program on our subjects/);
  });

  test('data of a newer version is left unchanged', async () => {
    const { streams } = await openNats(`${nats.url}/newer`);
    await streams.close();
    const { config } = await manager.streams.info('newer-events-0');
    await manager.streams.update('newer-events-0', {
      ...config,
      description: config.description?.replace('format 1', 'format 2') ?? '',
    });
    await refused(`${nats.url}/newer`, 'store-too-new', /newer version of Safehouse.*format 2/);
  });
});

describe('a server that cannot be used', () => {
  test('is one that is not there', async () => {
    await refused(`nats://ann:s3cret@127.0.0.1:${await freePort()}`, 'store-unreachable', /does not answer.*refused/);
  });

  test('is one without JetStream', async () => {
    const port = await serve('');
    await refused(`nats://127.0.0.1:${port}`, 'store-unreachable', /has no JetStream: add/);
  });

  test('is one that wants another login, and the right one opens it', async () => {
    const port = await serve('jetstream { store_dir: "STORE" }\nauthorization { user: ann, password: "s3cret/@" }');
    await refused(`nats://127.0.0.1:${port}`, 'store-unreachable', /wants a login/);
    await refused(`nats://ann:s3cret@127.0.0.1:${port}`, 'store-unreachable', /refuses the login/);
    const { streams } = await openNats(`nats://ann:s3cret%2F%40@127.0.0.1:${port}`);
    await streams.close();
  });

  test('is one whose messages are too small', async () => {
    const port = await serve('max_payload: 100KB\njetstream { store_dir: "STORE" }');
    await refused(`nats://127.0.0.1:${port}`, 'store-unreachable', /set max_payload/);
  });
});

test('a full store says so, and continues when there is space', async () => {
  const port = await serve('jetstream { store_dir: "STORE", max_file_store: 3MB }');
  const { streams } = await openNats(`nats://127.0.0.1:${port}`);
  const big = 'x'.repeat(500_000);
  const fill = async () => {
    for (let version = 0; version < 20; version++) await streams.append('table/big', version, [big]);
  };
  await expect(fill()).rejects.toMatchObject({ name: 'StreamsError', code: 'store-full' });
  await streams.drop('table/big');
  expect(await streams.append('table/a', 0, [big])).toEqual({ appended: true, version: 1 });
  expect(streams.isReachable).toBe(true);
  await streams.close();
});

/** Starts a server for this test only; resolves once it listens. */
async function serve(configuration: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-nats-'));
  const port = await freePort();
  const file = join(folder, 'nats.conf');
  writeFileSync(file, `listen: "127.0.0.1:${port}"\n${configuration.replace('STORE', folder)}\n`);
  let isReady = (): void => {};
  const ready = new Promise<void>((done) => {
    isReady = done;
  });
  const onoutput = (text: string): void => {
    if (text.includes('Server is ready')) isReady();
  };
  const program = new Program({ name: 'nats', command: findNats(), args: ['-c', file], onoutput });
  program.start();
  onTestFinished(async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await ready;
  return port;
}

/** Only guards against a hang. */
const patient = { timeout: 120_000 };

test('the data of a dropped stream is no longer on disk', async () => {
  const nats = await testNats();
  onTestFinished(() => nats.stop());
  const { streams } = await openNats(nats.url);
  const onDisk = () => execFileSync('grep', ['-rc', 'Rosenkavalier', nats.folder], { encoding: 'utf8' });
  for (let version = 0; version < 70; version++) await streams.append('table/a', version, ['Rosenkavalier']);
  await streams.append('table/b', 0, ['kept']);
  await vi.waitFor(() => expect(onDisk()).toMatch(/blk:[1-9]/), patient);
  await streams.drop('table/a');
  await vi.waitFor(() => expect(() => onDisk()).toThrow(), patient);
  expect(await streams.read('table/b', 0)).toEqual([{ version: 1, event: 'kept' }]);
  await streams.close();
});
