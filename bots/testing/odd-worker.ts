/** A misbehaving worker for tests: the person's name says what it does. */
import { parentPort } from 'node:worker_threads';
import type { Asked } from '../bot-worker.ts';

parentPort?.on('message', (asked: readonly Asked[]) => {
  for (const { id, question } of asked) {
    if (question.person === 'hang') for (;;);
    if (question.person === 'throw') throw new Error('odd');
    if (question.person === 'leave') process.exit();
    if (question.person !== 'ignore') parentPort?.postMessage({ id, answer: { actions: [] } });
  }
});
