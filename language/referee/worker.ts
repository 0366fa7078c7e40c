/** The referee's own thread: loads the languages, then answers in the order of the questions. */
import { parentPort, workerData } from 'node:worker_threads';
import { described } from '../text-files.ts';
import type { Answer, Question, Ready } from './desk.ts';
import { type NotedPack, Referee } from './referee.ts';

const port = parentPort;
if (!port) throw new Error('the referee sits in a worker');

const began = performance.now();
const referee = new Referee(workerData as readonly NotedPack[]);
await referee.load();
const ready: Ready = { ready: performance.now() - began, troubles: referee.mistakes.map(described) };
port.postMessage(ready);
port.on('message', ({ id, clue, visible, language, rules }: Question) => {
  const answer: Answer = { id, opinion: referee.judge(clue, visible, language, rules) };
  port.postMessage(answer);
});
