/** The referee's worker may hang, crash or never start: callers get an error in time, and a new worker takes over. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readOwnPack, summed } from '../own-pack.ts';
import { RefereeWorker, type RefereeWorkerOptions } from './referee-worker.ts';

const script = new URL('./testing/odd-worker.ts', import.meta.url);
/** Milliseconds. A busy machine may take long to start a thread. */
const PATIENCE = 120_000;
/** For tests that wait until it has run out. */
const SHORT = 300;
const patience = { clue: PATIENCE, clueLoading: PATIENCE, pack: PATIENCE, restartAfter: 0 };

function start(kind = 'sound', options: RefereeWorkerOptions = {}): RefereeWorker {
  const pack = { language: kind, cards: [], families: new Map() };
  const opened = new RefereeWorker([pack], { script, patience, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

async function ready(options?: RefereeWorkerOptions): Promise<RefereeWorker> {
  let isReady = () => {};
  const told = new Promise<void>((done) => {
    isReady = done;
  });
  const opened = start('sound', { onready: isReady, ...options });
  opened.load();
  await told;
  return opened;
}

const ask = (worker: RefereeWorker, clue: string) => worker.judge(clue, [], 'en');

test('a question opens it, and is answered', async () => {
  const opened = start();
  expect(await ask(opened, 'sea')).toEqual({ verdict: 'legal' });
});

test('a pack is read in its thread, as it would be here, and not while it loads', async () => {
  const { promise: told, resolve: onready } = Promise.withResolvers<unknown>();
  const opened = new RefereeWorker([], { onready, patience });
  onTestFinished(() => opened.close());
  const faulty = [...Array.from({ length: 3000 }, (_, i) => `word${i}`), 'not a word', 'seaside', 'sea'].join('\n');
  const sound = [...Array.from({ length: 25 }, (_, i) => `q${i}`), 'mouse', 'mice'].join('\n');
  const limits = { within: PATIENCE, room: 10_000 };
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
  const opened = await ready({ patience: { ...patience, clue: how === 'hang' ? SHORT : PATIENCE } });
  const stuck = [ask(opened, how), ask(opened, 'behind it')];
  for (const one of stuck) await expect(one).rejects.toThrow('the referee');
  const again = () => ask(opened, 'sea').catch(() => undefined);
  await expect.poll(again, { timeout: PATIENCE }).toEqual({ verdict: 'legal' });
});

test('one that leaves a question out but answers others is not stuck', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await ready({ patience: { ...patience, restartAfter: 10 * PATIENCE } });
  const left = expect(ask(opened, 'ignore')).rejects.toThrow('took too long');
  vi.advanceTimersByTime(0.9 * PATIENCE);
  expect(await ask(opened, 'sea')).toEqual({ verdict: 'legal' });
  vi.advanceTimersByTime(0.1 * PATIENCE);
  await left;
  // Still the same worker: no other starts for a long time.
  expect(await ask(opened, 'sea')).toEqual({ verdict: 'legal' });
});

test('while it loads nobody waits for long, and packs are not read', async () => {
  const opened = start('slow', { patience: { ...patience, clueLoading: SHORT } });
  opened.load();
  expect(await opened.readPack('sea', 'en', { within: PATIENCE, room: 10_000 })).toBe(undefined);
  await expect(ask(opened, 'sea')).rejects.toThrow('took too long');
});

test('one that cannot load is not opened again and again', async () => {
  const opened = start('broken', { patience: { ...patience, restartAfter: PATIENCE } });
  await expect(ask(opened, 'sea')).rejects.toThrow('there is no dictionary');
  await expect(ask(opened, 'sea')).rejects.toThrow('the referee is away');
});

test('one that never gets ready is given up', async () => {
  const opened = start('slow', { patience: { ...patience, loading: SHORT } });
  await expect(ask(opened, 'sea')).rejects.toThrow('did not load');
});

test('more questions than it could ever answer are turned away', async () => {
  const opened = start('slow', { patience: { ...patience, clueLoading: SHORT } });
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
