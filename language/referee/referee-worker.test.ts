/** The referee's worker may hang, crash or never start: callers get an error in time, and a new worker takes over. */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readOwnPack, summed } from '../own-pack.ts';
import { RefereeWorker, type RefereeWorkerOptions } from './referee-worker.ts';

const script = new URL('./testing/odd-worker.ts', import.meta.url);
const patience = { clue: 300, clueLoading: 300, list: 300, restartAfter: 0 };

function start(kind = 'sound', options: RefereeWorkerOptions = {}): RefereeWorker {
  const pack = { language: kind, cards: [], families: new Map() };
  const opened = new RefereeWorker([pack], { script, patience, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

async function ready(kind?: string): Promise<RefereeWorker> {
  let isReady = () => {};
  const told = new Promise<void>((done) => {
    isReady = done;
  });
  const opened = start(kind, { onready: isReady });
  opened.load();
  await told;
  return opened;
}

const ask = (worker: RefereeWorker, clue: string) => worker.judge(clue, [], 'en');

test('a question opens it, and is answered', async () => {
  const opened = start('sound', { patience: {} });
  expect(await ask(opened, 'sea')).toEqual({ verdict: 'legal' });
});

test('a pack is read in its thread, as it would be here, and not while it loads', async () => {
  const { promise: told, resolve: onready } = Promise.withResolvers<unknown>();
  const opened = new RefereeWorker([], { onready });
  onTestFinished(() => opened.close());
  const faulty = [...Array.from({ length: 3000 }, (_, i) => `word${i}`), 'not a word', 'seaside', 'sea'].join('\n');
  const sound = [...Array.from({ length: 25 }, (_, i) => `q${i}`), 'mouse', 'mice'].join('\n');
  const limits = { within: 2000, room: 10_000 };
  expect(await opened.readPack(sound, 'en', limits)).toBe(undefined);
  opened.load();
  await told;
  expect(await opened.readPack(faulty, 'en', limits)).toEqual(summed(readOwnPack(faulty, 'en')));
  expect(await opened.readPack(sound, 'en', limits)).toEqual(summed(readOwnPack(sound, 'en'), [['mice', 'mouse']]));
  // Words that do not fit stay in the thread.
  expect(await opened.readPack(sound, 'en', { ...limits, room: 26 })).toEqual({
    words: [],
    mistakes: [{ code: 'too-many', found: 27, most: 26 }],
    warnings: [],
  });
});

test.each(['hang', 'throw', 'leave'])('one that would %s is replaced, and all open questions fail', async (how) => {
  const opened = await ready();
  const stuck = [ask(opened, how), ask(opened, 'behind it')];
  for (const one of stuck) await expect(one).rejects.toThrow('the referee');
  for (let tries = 0; ; tries++) {
    const answer = await ask(opened, 'sea').catch(() => undefined);
    if (answer) break;
    expect(tries).toBeLessThan(50);
  }
});

test('one that leaves a question out but answers others is not stuck', async () => {
  const opened = await ready();
  const left = ask(opened, 'ignore').then(
    () => 'answered',
    () => 'told',
  );
  for (let waited = 0; waited < 400; waited += 50) {
    await ask(opened, 'sea');
    await sleep(50);
  }
  expect(await left).toBe('told');
  expect(await ask(opened, 'sea')).toEqual({ verdict: 'legal' });
});

test('while it loads nobody waits for long, and packs are not read', async () => {
  const opened = start('slow');
  opened.load();
  expect(await opened.readPack('sea', 'en', { within: 2000, room: 10_000 })).toBe(undefined);
  await expect(ask(opened, 'sea')).rejects.toThrow('took too long');
});

test('one that cannot load is not opened again and again', async () => {
  const opened = start('broken', { patience: { ...patience, restartAfter: 60_000, clueLoading: 20_000 } });
  await expect(ask(opened, 'sea')).rejects.toThrow('there is no dictionary');
  await expect(ask(opened, 'sea')).rejects.toThrow('the referee is away');
});

test('one that never gets ready is given up', async () => {
  const opened = start('slow', { patience: { ...patience, loading: 200, clueLoading: 20_000 } });
  await expect(ask(opened, 'sea')).rejects.toThrow('did not load');
});

test('more questions than it could ever answer are turned away', async () => {
  const opened = start('slow', { patience: { ...patience, clueLoading: 1000 } });
  const asked = Array.from({ length: 500 }, () => ask(opened, 'sea').catch(({ message }: Error) => message));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'the referee is busy')).toHaveLength(100);
});

test('closed, it answers nobody and opens no more', async () => {
  const opened = await ready();
  const asked = ask(opened, 'ignore');
  await Promise.all([opened.close(), expect(asked).rejects.toThrow('is closed')]);
  opened.load();
  await expect(ask(opened, 'sea')).rejects.toThrow('is closed');
});

test('it keeps no program alive', () => {
  const program = fileURLToPath(new URL('./testing/alone.ts', import.meta.url));
  const ended = spawnSync(process.execPath, [program], { timeout: 120_000 });
  expect(String(ended.stderr)).toBe('');
  expect(String(ended.stdout)).toBe('legal\n');
  expect(ended.status).toBe(0);
});
