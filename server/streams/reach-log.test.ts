/** What the log says of a store that is away. */
import { expect, test } from 'vitest';
import { logReach } from './reach-log.ts';
import { StreamsError, type WatchReach } from './streams.ts';

const why = new StreamsError('store-unreachable', 'Nobody answers.');

/** The lines after this news: whether anything can be stored, and what failed. */
function lines(...news: readonly Parameters<WatchReach>[]): string[] {
  const logged: string[] = [];
  const line = (text: string) => void logged.push(text);
  let tell: WatchReach = () => {};
  const watch = (listener: WatchReach) => {
    tell = listener;
    return () => {};
  };
  logReach({ isReachable: true, watch }, { info: line, error: line });
  for (const each of news) tell(...each);
  return logged;
}

test('a part that fails and comes back is logged, and nothing that changes nothing', () => {
  const part = ['the store failed', 'a part of the store works again'];
  expect(lines([true, why], [true], [true])).toEqual(part);
  expect(lines([true, why], [true, why], [true], [true])).toEqual([part[0], part[0], part[1], part[1]]);
});

test('a store that is back as a whole is logged once, however many parts it has', () => {
  expect(lines([false, why], [false], [true], [true], [true])).toEqual(['the store failed', 'the store works again']);
  expect(lines([true, why], [false, why], [true], [true])).toHaveLength(3);
});
