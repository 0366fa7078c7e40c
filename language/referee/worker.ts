/** The referee's thread: loads the languages, then answers clues in order and processes word lists in between. */
import { setImmediate as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { described } from '../text-files.ts';
import type { Pair } from './alike.ts';
import { type NotedPack, Referee } from './referee.ts';
import type { ListQuestion, Question, Ready, RefereeAnswer } from './referee-worker.ts';

/** Milliseconds per slice of a list: clues come first. */
const SLICE = 10;

const port = parentPort;
if (!port) throw new Error('the referee sits in a worker');

const began = performance.now();
const referee = new Referee(workerData as readonly NotedPack[]);
await referee.load();
const short = referee.limited.map(
  (language) => `${language}: its morphology is missing, the referee is less sure here`,
);
const ready: Ready = {
  ready: performance.now() - began,
  troubles: [...referee.mistakes.map(described), ...short],
};
port.postMessage(ready);
/** Lists run one after the other. */
let lists: Promise<void> = Promise.resolve();
port.on('message', (questions: readonly Question[]) => {
  for (const question of questions) {
    if ('words' in question) {
      lists = lists.then(async () => answer({ id: question.id, answer: await alikeIn(question) }));
    } else {
      const { id, clue, visible, language, rules } = question;
      answer({ id, answer: referee.judge(clue, visible, language, rules) });
    }
  }
});

function answer(message: RefereeAnswer): void {
  port?.postMessage(message);
}

async function alikeIn({ words, language, within }: ListQuestion): Promise<Pair[]> {
  const end = performance.now() + within;
  let slice = performance.now() + SLICE;
  const pairs: Pair[] = [];
  for (const pair of referee.alike(words, language)) {
    if (pair) pairs.push(pair);
    const now = performance.now();
    if (now > end) break;
    if (now < slice) continue;
    await rest();
    slice = performance.now() + SLICE;
  }
  return pairs;
}
