/** The bots' worker may hang, crash or lack a language: callers get an error in time, and a new worker takes over. */
import { Evening } from '@safehouse/rules/table/scenario.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotWorker, type BotWorkerOptions } from './bot-worker.ts';

const script = new URL('./testing/odd-worker.ts', import.meta.url);
const view = new Evening().sees('anna');
const nothing = { actions: [] };

/** Milliseconds. A busy machine may take long to start a thread. */
const PATIENCE = 120_000;

function start(options: BotWorkerOptions): BotWorker {
  const opened = new BotWorker({ ...options, patience: { answer: PATIENCE, ...options.patience } });
  onTestFinished(() => opened.close());
  return opened;
}

const ask = (opened: BotWorker, person: string) => opened.think({ view, person, level: 'normal' }, 'en');

/** Retries until a new worker answers. */
async function answered(opened: BotWorker): Promise<void> {
  await expect.poll(() => ask(opened, 'sea').catch(() => undefined), { timeout: PATIENCE }).toEqual(nothing);
}

test('a question starts the worker and is answered; an unknown language gets an error code', async () => {
  const opened = start({});
  expect(await ask(opened, 'anna')).toEqual(nothing);
  const question = { view, person: 'anna', level: 'normal' } as const;
  for (const language of ['xx', '../en', 'EN', '']) {
    await expect(opened.think(question, language)).rejects.toMatchObject({ code: 'no-language' });
  }
  expect(await opened.think(question, 'da')).toEqual(nothing);
});

test.each(['throw', 'leave'])('one that would %s is replaced, and all open questions fail', async (how) => {
  const opened = start({ script, patience: { restartAfter: 0 } });
  const stuck = [ask(opened, how), ask(opened, 'behind it')];
  for (const one of stuck) await expect(one).rejects.toMatchObject({ code: 'away' });
  await answered(opened);
});

test('one that hangs is given up in time, and replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = start({ script, patience: { restartAfter: 0 } });
  expect(await ask(opened, 'sea')).toEqual(nothing);
  const stuck = expect(ask(opened, 'hang')).rejects.toMatchObject({ code: 'late' });
  // The question is handed over at the end of this turn.
  await new Promise(setImmediate);
  vi.advanceTimersByTime(PATIENCE);
  await stuck;
  expect(await ask(opened, 'sea')).toEqual(nothing);
});

test('a question that is left out is given up; who answers others is not stuck', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = start({ script, patience: { answer: 1000, restartAfter: 60_000 } });
  const left = expect(ask(opened, 'ignore')).rejects.toMatchObject({ code: 'late' });
  vi.advanceTimersByTime(900);
  expect(await ask(opened, 'sea')).toEqual(nothing);
  vi.advanceTimersByTime(100);
  await left;
  // Still the same worker: a replacement would take a minute to start.
  expect(await ask(opened, 'sea')).toEqual(nothing);
});

test('one that is gone is not opened again and again', async () => {
  const opened = start({ script, patience: { restartAfter: 60_000 } });
  await expect(ask(opened, 'leave')).rejects.toMatchObject({ code: 'away' });
  await expect(ask(opened, 'sea')).rejects.toMatchObject({ code: 'away' });
});

test('once it is closed, nobody waits', async () => {
  const opened = start({ script });
  const waiting = ask(opened, 'ignore');
  const told = expect(waiting).rejects.toMatchObject({ code: 'away' });
  await opened.close();
  await told;
  await expect(ask(opened, 'sea')).rejects.toMatchObject({ code: 'away' });
});
