/** A worker that is told how to go wrong: the clue says it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { NotedPack } from '../referee.ts';
import type { Question } from '../referee-worker.ts';

const [pack] = workerData as readonly NotedPack[];
if (pack?.language === 'broken') throw new Error('there is no dictionary');
if (pack?.language === 'slow') await sleep(60_000);

parentPort?.postMessage({ ready: 1, troubles: [] });
parentPort?.on('message', (questions: readonly Question[]) => questions.forEach(answer));

function answer(question: Question): void {
  const { id } = question;
  if ('text' in question) return;
  if (question.clue === 'hang') for (;;);
  if (question.clue === 'throw') throw new Error('something is wrong');
  if (question.clue === 'leave') process.exit(3);
  if (question.clue === 'ignore') return;
  parentPort?.postMessage({ id, answer: { verdict: 'legal' } });
}
