/** Whether a node takes players while a part of its store is away. */
import { expect, test } from 'vitest';
import { timings } from '../config/timings.ts';
import { openMemory } from '../streams/memory.ts';
import { type Streams, StreamsError } from '../streams/streams.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { Ready } from './readiness.ts';

/** A store that has lost the streams for which `isAway`. */
function damaged(isAway: (stream: string) => boolean): Streams {
  const whole = lasting(openMemory({ report: () => {} }));
  return {
    ...whole,
    canStore: (stream) => !isAway(stream),
    read: async (stream, after) => {
      if (isAway(stream)) throw new StreamsError('store-unreachable', 'Nobody answers.');
      return whole.read(stream, after);
    },
  };
}

test('a node is ready as long as a part of its store works', async () => {
  const isOdd = (stream: string) => /[13579]$/.test(stream);
  expect(await new Ready(damaged(isOdd), timings).check()).toBe('ready');
  expect(
    await new Ready(
      damaged((stream) => !isOdd(stream)),
      timings,
    ).check(),
  ).toBe('ready');
  expect(
    await new Ready(
      damaged(() => true),
      timings,
    ).check(),
  ).toBe('store');
});
