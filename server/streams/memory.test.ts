/** The memory store meets the contract. */
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { streamsContract } from './contract.ts';
import { openMemory } from './memory.ts';

streamsContract('memory', async () => {
  const reported: unknown[] = [];
  return { streams: openMemory({ report: (error) => reported.push(error) }), reported, settled: setImmediate };
});

test('works while a test holds the clock', async () => {
  vi.useFakeTimers();
  try {
    const streams = openMemory();
    expect(await streams.append('table/a', 0, ['x'])).toEqual({ appended: true, version: 1 });
  } finally {
    vi.useRealTimers();
  }
});
