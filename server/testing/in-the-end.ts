/** Work on a cluster that elects its leaders: it may lose one more than once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { StreamsError } from '../streams/streams.ts';

/** Milliseconds between two attempts. */
const PAUSE = 100;

/** Repeats the work until the store can be reached. */
export async function inTheEnd<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await sleep(PAUSE);
    }
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof StreamsError && error.code === 'store-unreachable';
}
