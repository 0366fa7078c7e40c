/** Packs that come at once: they are read one after the other, and neither moves nor the log suffer. */
import type { ReadPack } from '@safehouse/language/own-pack.ts';
import type { PackLimits } from '@safehouse/language/referee/referee-worker.ts';
import { Unanswered } from '@safehouse/language/worker-client.ts';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { inSlices } from '../platform/in-slices.ts';
import { noLog } from '../platform/log.ts';
import { hostAt } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { bring, mustBring, ownWords } from '../testing/packs.ts';
import { stillTime } from '../testing/still-time.ts';

test('packs that arrive together are parsed one after the other, and only a limited number waits', async () => {
  stillTime();
  const asked: { within: number; done(): void }[] = [];
  const referee = {
    judge: () => ({ verdict: 'legal' }) as const,
    readPack: (_text: string, _language: string, { within }: PackLimits) =>
      new Promise<ReadPack>((resolve) => {
        asked.push({ within, done: () => resolve({ words: ownWords(25), mistakes: [], warnings: [] }) });
      }),
  };
  const house = await openHouse({ referee, settings: { trustProxy: true } });
  onTestFinished(() => house.close());
  const tables = [];
  for (let i = 0; i < limits.packsWaiting + 2; i++) tables.push(await hostAt(house.base));
  const answers = tables.map(({ table, secret }) => bring(house.base, table, { secret }));
  // One is too many, and knows at once.
  const first = await Promise.race(answers.map(async (answer) => (await answer).status));
  expect(first).toBe(429);
  for (let i = 0; i <= limits.packsWaiting; i++) {
    while (asked.length <= i) await new Promise((done) => setImmediate(done));
    expect(asked).toHaveLength(i + 1);
    asked[i]?.done();
  }
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.packsWaiting + 1);
  // While others wait there is less time for each.
  expect(asked.at(-1)?.within).toBe(limits.packCompared.idle);
  expect(asked.at(-2)?.within).toBe(limits.packCompared.busy);
});

test('a referee without time for a pack is not reported as failed, and one that fails is', async () => {
  const errors: string[] = [];
  const log = { ...noLog, error: (message: string) => void errors.push(message) };
  let failure: Error = new Unanswered('late', 'the referee took too long');
  const referee = { judge: () => ({ verdict: 'legal' }) as const, readPack: () => Promise.reject(failure) };
  const house = await openHouse({ referee, log });
  const { table, secret } = await hostAt(house.base);
  expect((await bring(house.base, table, { secret })).status).toBe(200);
  expect(errors).toEqual([]);
  failure = new Error('broken');
  expect((await bring(house.base, table, { secret, name: 'Another' })).status).toBe(200);
  expect(errors).toEqual(['the referee failed']);
  await house.close();
});

test('a referee reads the pack in its own thread; without one, or if it cannot, the server reads it', async () => {
  const errors: string[] = [];
  const log = { ...noLog, error: (message: string) => void errors.push(message) };
  const asked: string[] = [];
  const answers = [
    async () => ({ words: ownWords(25), mistakes: [], warnings: [] }),
    async () => undefined,
    () => Promise.reject(new Unanswered('late', 'the referee took too long')),
  ];
  const readPack = (_text: string, language: string) => {
    asked.push(language);
    return answers[asked.length - 1]?.() ?? Promise.resolve(undefined);
  };
  const house = await openHouse({ referee: { judge: () => ({ verdict: 'legal' }) as const, readPack }, log });
  const { table, secret } = await hostAt(house.base);
  const cards = [];
  for (const name of ['One', 'Two', 'Three']) cards.push((await mustBring(house.base, table, { secret, name })).cards);
  expect([cards, asked, errors]).toEqual([[25, 30, 30], ['fi', 'fi', 'fi'], []]);
  await house.close();
});

test('a long computation lets others have their turn', async () => {
  const pass = stillTime();
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await new Promise((done) => setImmediate(done));
      turns += 1;
    }
  })();
  const steps = (function* () {
    for (let i = 0; i < 50; i++) {
      pass(1);
      yield;
    }
    return 'done';
  })();
  expect(await inSlices(steps)).toBe('done');
  isOver = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(10);
});

test('a list that no longer fits is told how many words there is room for', async () => {
  const house = await openHouse();
  const { table, secret } = await hostAt(house.base);
  for (const [start, count] of [
    ['a', 10_000],
    ['b', 9_970],
  ] as const) {
    await mustBring(house.base, table, { secret, name: start, text: ownWords(count, start).join('\n') });
  }
  const refused = await bring(house.base, table, { secret, text: ownWords(31).join('\n') });
  expect(await refused.json()).toMatchObject({
    error: 'pack-faulty',
    mistakes: [{ code: 'too-many', found: 31, most: 30 }],
  });
  expect((await bring(house.base, table, { secret })).status).toBe(200);
  await house.close();
});
