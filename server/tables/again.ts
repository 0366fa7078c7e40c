/** What the store tells this node may come a moment after what another node has shown: then it is read again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './live-table-types.ts';

/** So often, and so many milliseconds each time; after that, what is there counts. */
const TRIES = 20;
const PAUSE = 25;

export async function again(read: () => Promise<Answer>, isBehind: () => boolean): Promise<Answer> {
  let answer = await read();
  for (let tries = 0; tries < TRIES && isBehind() && answer.kind === 'done'; tries++) {
    await sleep(PAUSE);
    answer = await read();
  }
  return answer;
}
