/** A misbehaving worker for tests: the person's name says what it does. */
import { parentPort } from 'node:worker_threads';
import type { Asked } from '../bot-worker.ts';

parentPort?.on('message', (asked: readonly Asked[]) => {
  for (const one of asked) {
    const person = 'question' in one ? one.question.person : 'ignore';
    const { id } = one;
    if (person === 'hang') for (;;);
    if (person === 'throw') throw new Error('odd');
    if (person === 'leave') process.exit();
    if (person !== 'ignore') parentPort?.postMessage({ id, answer: { actions: [] } });
  }
});
