/** Log lines for a store that fails, in whole or in part, and works again. */
import { fieldsOf, type Log } from '../platform/log.ts';
import type { Streams } from './streams.ts';

export function logReach(streams: Pick<Streams, 'isReachable' | 'watch'>, log: Pick<Log, 'info' | 'error'>): void {
  let wasReachable = streams.isReachable;
  /** How many parts have failed since the whole store worked. */
  let lost = 0;
  streams.watch((isReachable, why) => {
    if (why) {
      log.error('the store failed', fieldsOf(why));
      lost = isReachable ? lost + 1 : 0;
    } else if (isReachable && !wasReachable) {
      log.info('the store works again');
    } else if (isReachable && lost > 0) {
      log.info('a part of the store works again');
      lost -= 1;
    }
    wasReachable = isReachable;
  });
}
