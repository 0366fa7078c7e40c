/** Which failures mean that the whole store cannot store, and when those who watch are told. */
import { expect, onTestFinished, test } from 'vitest';
import { LocalReach } from './local-reach.ts';
import { StreamsError, type StreamsErrorCode } from './streams.ts';

type News = [isReachable: boolean, why?: StreamsErrorCode];

function watched(): { reach: LocalReach; news: News[] } {
  const reach = new LocalReach(undefined);
  onTestFinished(() => reach.close());
  const news: News[] = [];
  reach.watch((isReachable, why) => news.push(why ? [isReachable, why.code] : [isReachable]));
  return { reach, news };
}

const failure = (code: StreamsErrorCode) => new StreamsError(code, 'it failed');

test.each(['store-full', 'store-gone', 'store-busy', 'store-unreachable'] as const)(
  '%s is a failure of the whole store, reported once until something is stored again',
  (code) => {
    const { reach, news } = watched();
    reach.worked();
    reach.failed(failure(code));
    reach.failed(failure(code));
    expect(reach.isReachable).toBe(false);
    expect(news).toEqual([[false, code]]);
    reach.worked();
    expect(reach.isReachable).toBe(true);
    expect(news).toEqual([[false, code], [true]]);
  },
);

test('a failure of one stream, or of anything else, does not concern the whole store', () => {
  const { reach, news } = watched();
  for (const error of [failure('store-damaged'), failure('event-too-large'), new Error('a bug')]) reach.failed(error);
  expect(reach.isReachable).toBe(true);
  expect(news).toEqual([]);
});

test('who stops watching gets no more news, and others do', () => {
  const { reach, news } = watched();
  const seen: boolean[] = [];
  const stop = reach.watch((isReachable) => seen.push(isReachable));
  reach.failed(failure('store-full'));
  stop();
  reach.worked();
  expect(seen).toEqual([false]);
  expect(news).toHaveLength(2);
});
