/** Someone sets the machine's clock: games keep their time, and nothing is deleted too early. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Streams } from '../streams/streams.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { type Clock, clockOf, every } from './clock.ts';

const HOUR = 3_600_000;
const START = 1_800_000_000_000;

/** Fake timers whose wall clock jumps only when told to. */
function machine(): { clock: Clock; set(ahead: number): void } {
  let ahead = 0;
  const stopwatch = () => performance.now();
  const clock = clockOf({ wall: () => START + Math.floor(performance.now()) + ahead, stopwatch });
  return {
    clock,
    set: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('set back, it continues from where it was, and alarms come in time', () => {
  const { clock, set } = machine();
  const rung: string[] = [];
  clock.at(clock.now() + 60_000, () => rung.push('minute'));
  const end = every(clock, 15_000, () => void rung.push('sweep'));
  vi.advanceTimersByTime(10_000);
  const before = clock.now();
  set(-2 * HOUR);
  expect(clock.now()).toBe(before);
  vi.advanceTimersByTime(4_000);
  expect(clock.now()).toBe(before + 4_000);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(rung).toEqual(['sweep']);
  vi.advanceTimersByTime(50_000);
  expect(rung).toContain('minute');
  end();
});

test('set ahead, it follows, and alarms come no later than they would have', () => {
  const { clock, set } = machine();
  const rung: number[] = [];
  const due = clock.now() + 60_000;
  clock.at(due, () => rung.push(clock.now()));
  set(3 * HOUR);
  expect(clock.now()).toBeGreaterThan(due);
  vi.advanceTimersByTime(60_000);
  expect(rung).toHaveLength(1);
});

test('set ahead and back again, it keeps the later time, and never stands still', () => {
  const { clock, set } = machine();
  set(HOUR);
  const ahead = clock.now();
  set(-HOUR);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(ahead + 1000);
});

test('however far it is set ahead, no table is deleted before its time', async () => {
  vi.useRealTimers();
  let ahead = 0;
  const clock = clockOf({ wall: () => Date.now() + ahead, stopwatch: () => performance.now() });
  let sweeps = 0;
  const real = lasting(openMemory());
  const idle: Streams['idle'] = (...asked) => {
    sweeps += 1;
    return real.idle(...asked);
  };
  const house = await openHouse({
    clock,
    streams: { ...real, idle },
    settings: { keepDays: 1 },
    timings: { keepSweep: 20 },
  });
  const secret = newSecret();
  const { table } = await openTable(house.base, secret);
  ahead = 400 * 24 * HOUR;
  sweeps = 0;
  await expect.poll(() => sweeps).toBeGreaterThan(9);
  const client = await Client.at(house.base, { table, secret });
  await client.must({ kind: 'say', text: 'still here' });
  await house.close();
});
