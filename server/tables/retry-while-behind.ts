/** Retries a read while this node's store lags behind a version that another node has already shown. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActAnswer } from './live-table-types.ts';

/** Number of retries, and milliseconds between them; after that, accept what is there. */
const TRIES = 20;
const PAUSE = 25;

export async function retryWhileBehind(read: () => Promise<ActAnswer>, isBehind: () => boolean): Promise<ActAnswer> {
  let answer = await read();
  for (let tries = 0; tries < TRIES && isBehind() && answer.kind === 'done'; tries++) {
    await sleep(PAUSE);
    answer = await read();
  }
  return answer;
}
