/**
 * A thousand hostile messages to a real server: it survives, answers each, leaks nothing, and honest people play on.
 */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

/** `npm test -- --explore` sets another. */
const seed = Number(process.env.SEED ?? 2020);
/** `npm run fuzz` sends a million. */
const MESSAGES = 1000;

test('whatever it receives, the server survives, answers, leaks nothing, and honest people play on', async () => {
  const { wrong, messages, views, attacked } = await fuzz({ messages: MESSAGES, seed, tables: 6, quiet: 0 });
  expect(wrong, `npm run fuzz -- --messages ${MESSAGES} --seed ${seed}`).toEqual([]);
  expect(messages).toBeGreaterThanOrEqual(MESSAGES);
  expect(views).toBeGreaterThan(50);
  expect(attacked.moves).toBeGreaterThan(10);
});
