/**
 * Hundreds of schedules of lost, slow and duplicated messages: the browser's link always ends with the table's state.
 */
import { expect, test } from 'vitest';
import { runSchedule } from './disconnects.ts';

/** `npm run disconnects` runs thousands. */
const SCHEDULES = 200;
/** `npm test -- --explore` sets another. */
const first = Number(process.env.SEED ?? 2020) * 10_000;

test('whatever fails, every tab ends with the state of the server, and each action is played once or refused', async () => {
  const total = { actions: 0, dials: 0 };
  for (let seed = first; seed < first + SCHEDULES; seed++) {
    const { wrong, actions, dials } = await runSchedule(seed);
    expect(wrong, `schedule ${seed}`).toEqual([]);
    total.actions += actions;
    total.dials += dials;
  }
  // Each schedule had failures: people acted, and connections were lost.
  expect(total.actions).toBeGreaterThan(SCHEDULES * 20);
  expect(total.dials).toBeGreaterThan(SCHEDULES * 12);
});

test('a seed always gives the same schedule', async () => {
  expect(await runSchedule(7)).toEqual(await runSchedule(7));
});
